import { changeProcedureFields as fields } from '@tajmeelspot/contract/forms/operator-fields.ts';
import type { Procedure, ProcedureFields } from '@tajmeelspot/contract/operator/procedures.ts';
import { languages } from '@tajmeelspot/language/languages.ts';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { bindFields } from '@tajmeelspot/ui/form/bind-fields.ts';
import { controlOf } from '@tajmeelspot/ui/form/field-declaration.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ClassEffects } from './class-effects.tsx';
import { draftOf, type ProcedureDraft, toProcedureFields } from './procedure-draft.ts';

type ProcedureEditorProps = {
  readonly procedure: Procedure;
  readonly title: string;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  /** Sentences about fields that were refused. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onSend: (fields: ProcedureFields) => void;
  readonly onClose: () => void;
};

/** Changes a procedure; what another licence class would take off the site is shown before it is saved. */
export function ProcedureDialog({ procedure, errors, onSend, ...dialog }: ProcedureEditorProps) {
  const t = useTranslations('operator.procedures');
  const tAction = useTranslations('operator.action');
  const [draft, setDraft] = useState(() => draftOf(procedure));
  const [shownClass, setShownClass] = useState(procedure.licence_class);
  const isOtherClass = draft.licence_class !== procedure.licence_class;
  // Who has not seen yet what the change does cannot send it.
  const isUnseen = isOtherClass && shownClass !== draft.licence_class;
  return (
    <FormDialog
      {...dialog}
      action={isOtherClass ? t('saveClass') : tAction('save')}
      onSend={() => !isUnseen && onSend(toProcedureFields(draft))}
    >
      <ProcedureInputs draft={draft} errors={errors} change={setDraft} />
      {isOtherClass && (
        <ClassEffects
          key={draft.licence_class}
          id={procedure.id}
          licenceClass={draft.licence_class}
          onShow={() => setShownClass(draft.licence_class)}
        />
      )}
    </FormDialog>
  );
}

type ProcedureInputsProps = Pick<ProcedureEditorProps, 'errors'> & {
  readonly draft: ProcedureDraft;
  readonly change: (draft: ProcedureDraft) => void;
};

function ProcedureInputs({ draft, errors, change }: ProcedureInputsProps) {
  const t = useTranslations('operator.procedures');
  const tClasses = useTranslations('operator.vendors.classes');
  const form = bindFields({ fields, draft, onChange: change, t, errors });
  return (
    <>
      <NameInputs {...{ draft, errors, change }} />
      {(['spellings', 'signals'] as const).map((name) => (
        <TextArea
          key={name}
          name={name}
          label={t(name)}
          hint={t(`${name}Hint`)}
          error={Object.entries(errors).find(([field]) => field.split('.')[0] === name)?.[1]}
          rows={3}
          dir="auto"
          value={draft[name]}
          onChange={({ target }) => change({ ...draft, [name]: target.value })}
        />
      ))}
      <div className="grid grid-cols-3 gap-3">
        {(['duration', 'from_iqd', 'to_iqd'] as const).map((name) => (
          <TextField
            key={name}
            {...form.describe(name)}
            value={draft[name]}
            onChange={({ target }) => change({ ...draft, [name]: Number(target.value) })}
          />
        ))}
      </div>
      <SelectField {...form.choice('licence_class')}>
        {fields.licence_class.choices.map((one) => (
          <option key={one} value={one}>
            {one === 'none' ? t('noLicence') : tClasses(one)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function NameInputs({ draft, errors, change }: ProcedureInputsProps) {
  const tTerms = useTranslations('operator.terms');
  return languages.map((language) => (
    <TextField
      key={language}
      {...controlOf(fields.name)}
      label={tTerms(`label.${language}`)}
      name={`name-${language}`}
      error={errors[`name.${language}`]}
      lang={language}
      dir="auto"
      value={draft.name[language]}
      onChange={({ target }) => change({ ...draft, name: { ...draft.name, [language]: target.value } })}
    />
  ));
}
