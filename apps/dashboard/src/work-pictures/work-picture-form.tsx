import { createWorkPictureFields as fields } from '@tajmeelspot/contract/forms/venues-fields.ts';
import type { WorkPicture, WorkPictureFields } from '@tajmeelspot/contract/venues/work-pictures.ts';
import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { useForm } from '@tajmeelspot/ui/form/use-form.ts';
import { DateField } from '@tajmeelspot/ui/moments/date-field.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { LocalizedTextField } from '../fields/localized-text-field.tsx';
import { useOptional } from '../fields/use-optional.ts';
import type { SaveState } from '../shell/venue/use-save.ts';

/** A treatment or an employee that a picture can be of. */
export type PictureChoice = { readonly id: number; readonly name: string };

type WorkPictureFormProps = {
  readonly picture?: WorkPicture;
  readonly treatments: readonly PictureChoice[];
  readonly employees: readonly PictureChoice[];
  readonly submit: string;
  readonly saving: SaveState;
  readonly onSave: (given: WorkPictureFields) => void;
  /** The picture itself, where it is still to be chosen. */
  readonly children?: ReactNode;
};

/** What a picture shows, and who agreed to be shown; a room shows nobody. */
export function WorkPictureForm({ picture, saving, onSave, children, ...props }: WorkPictureFormProps) {
  const t = useTranslations('venue.workPictures');
  const { errors, isBusy, errorMessage } = saving;
  const form = useForm({
    fields,
    initial: toDraft(picture),
    t: useTranslations('venue.workPictures.fields'),
    optional: useOptional(),
    errors,
  });
  const { subject } = form.draft;
  return (
    <FormFrame
      submit={props.submit}
      {...{ isBusy, errorMessage }}
      onSubmit={form.submit((draft) => onSave(toFields(draft)))}
    >
      <ChipChoice
        label={t('fields.subject')}
        isLabelShown
        options={fields.subject.choices.map((value) => ({ value, label: t(`subjects.${value}`) }))}
        chosen={subject}
        onChoose={(chosen) => form.set({ subject: chosen })}
      />
      {children}
      <LocalizedTextField {...form.localized('caption')} />
      <SelectField {...form.choice('treatment_id')}>
        <option value="">{t('any')}</option>
        <Choices choices={props.treatments} />
      </SelectField>
      <SelectField {...form.choice('employee_id')}>
        <option value="">{t('unnamed')}</option>
        <Choices choices={props.employees} />
      </SelectField>
      {subject !== 'room' && (
        <ConsentFields>
          <SelectField {...form.choice('consent_from')} label={t('fields.consent_from')}>
            <option value="">{t('choose')}</option>
            <Choices choices={fields.consent_from.choices.map((one) => ({ id: one, name: t(`sources.${one}`) }))} />
          </SelectField>
          <TextField {...form.text('consent_name')} label={t('fields.consent_name')} dir="auto" autoComplete="off" />
          <DateField {...form.moment('consent_on')} label={t('fields.consent_on')} />
        </ConsentFields>
      )}
    </FormFrame>
  );
}

function ConsentFields({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('venue.workPictures');
  return (
    <fieldset className="grid gap-4 rounded-card bg-lapis-tint p-4">
      <legend className="contents text-15 font-strong">{t('consent')}</legend>
      <p className="text-13 text-ink-soft">{t('consentText')}</p>
      {children}
    </fieldset>
  );
}

type ChoicesProps = { readonly choices: readonly { readonly id: number | string; readonly name: string }[] };

function Choices({ choices }: ChoicesProps) {
  return choices.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

type WorkPictureDraft = Required<Omit<WorkPictureFields, 'consent_from'>> & {
  readonly consent_from: WorkPictureFields['consent_from'] | '';
};

const toDraft = (picture?: WorkPicture): WorkPictureDraft => ({
  subject: picture?.subject ?? 'work',
  caption: picture?.caption ?? {},
  treatment_id: picture?.treatment?.id ?? null,
  employee_id: picture?.employee?.id ?? null,
  consent_from: picture?.consent_from ?? null,
  consent_name: picture?.consent_name ?? null,
  consent_on: picture?.consent_on ?? null,
});

const toFields = ({ consent_from: from, ...draft }: WorkPictureDraft): WorkPictureFields => ({
  ...draft,
  consent_from: from || null,
});
