import type { VenueTreatment } from '@tajmeelspot/contract/booking/walk-ins.ts';
import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import { addCoursePlanFields } from '@tajmeelspot/contract/forms/till-fields.ts';
import type { CoursePlan } from '@tajmeelspot/contract/till/courses.ts';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormSheet } from '../fields/form-sheet.tsx';
import { LocalizedTextField } from '../fields/localized-text-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { ChoiceField } from '../till/choice-field.tsx';

/** A course as it is entered. */
type PlanDraft = {
  readonly name: LocalizedText;
  readonly treatment_id: number;
  readonly sessions: number;
  readonly price_iqd: number;
  readonly valid_months: number | null;
  readonly is_active: boolean;
};

type PlanFormProps = {
  /** Undefined: a new one. */
  readonly plan: CoursePlan | undefined;
  readonly treatments: readonly VenueTreatment[];
  readonly isBusy: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly errorMessage: string | undefined;
  readonly onSave: (plan: PlanDraft) => void;
  readonly onClose: () => void;
};

/** What a course is called, of what and how many sessions it is, and what it costs. */
export function PlanForm({ plan, treatments, isBusy, errors, errorMessage, onSave, onClose }: PlanFormProps) {
  const t = useTranslations('till.courses');
  const [draft, setDraft] = useState<PlanDraft>({
    name: plan?.names ?? {},
    treatment_id: plan?.treatment?.id ?? treatments[0]?.treatment_id ?? 0,
    sessions: plan?.sessions ?? 6,
    price_iqd: plan?.price_iqd ?? 0,
    valid_months: plan ? plan.valid_months : 12,
    is_active: plan?.is_active ?? true,
  });
  const title = plan ? t('change', { name: plan.name }) : t('add');
  return (
    <FormSheet
      title={title}
      submit={t('save')}
      onSubmit={() => onSave(draft)}
      {...{ isBusy, errors, errorMessage, onClose }}
    >
      <LocalizedTextField
        label={t('name')}
        name="name"
        value={draft.name}
        maxLength={addCoursePlanFields.name.maxLength}
        error={errors['name']}
        onChange={(name) => setDraft({ ...draft, name })}
      />
      <ChoiceField
        label={t('treatment_id')}
        name="treatment_id"
        value={draft.treatment_id}
        error={errors['treatment_id']}
        options={treatments.map(({ treatment_id: value, title: label }) => ({ value, label }))}
        onChange={(treatment_id) => setDraft({ ...draft, treatment_id })}
      />
      <PlanNumbers draft={draft} errors={errors} onChange={setDraft} />
    </FormSheet>
  );
}

type PlanNumbersProps = Pick<PlanFormProps, 'errors'> & {
  readonly draft: PlanDraft;
  readonly onChange: (draft: PlanDraft) => void;
};

function PlanNumbers({ draft, errors, onChange }: PlanNumbersProps) {
  const t = useTranslations('till.courses');
  return (
    <>
      {(['sessions', 'price_iqd'] as const).map((name) => (
        <NumberField
          key={name}
          label={t(name)}
          name={name}
          value={draft[name]}
          error={errors[name]}
          onChange={(value) => onChange({ ...draft, [name]: value ?? 0 })}
        />
      ))}
      <NumberField
        label={t('valid_months')}
        name="valid_months"
        hint={t('validHint')}
        value={draft.valid_months}
        error={errors['valid_months']}
        onChange={(valid_months) => onChange({ ...draft, valid_months })}
      />
      <SwitchField
        label={t('is_active')}
        name="is_active"
        isOn={draft.is_active}
        onChange={(is_active) => onChange({ ...draft, is_active })}
      />
    </>
  );
}
