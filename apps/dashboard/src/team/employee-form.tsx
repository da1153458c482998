import type { EmployeeFields } from '@tajmeelspot/contract/venues/own-venues.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { useDraft } from '../fields/use-draft.ts';
import { LocalizedTextField } from '../fields/localized-text-field.tsx';
import type { SaveState } from '../shell/venue/use-save.ts';

type EmployeeFormProps = {
  readonly employee: EmployeeFields;
  readonly saving: SaveState;
  readonly submit: string;
  readonly beside?: ReactNode;
  readonly onSave: (employee: EmployeeFields) => void;
};

/** Somebody of whom nothing is said yet; most who are entered here are women. */
export const emptyEmployee: EmployeeFields = { name: {}, job: {}, gender: 'female', phone: null, email: null };

/** What is said of somebody who works at a venue. */
export function EmployeeForm({ employee, saving, submit, beside, onSave }: EmployeeFormProps) {
  const t = useTranslations('venue.team');
  const tVenue = useTranslations('venue');
  const { draft, set, errors, markSent } = useDraft(employee, saving.errors);
  const { isBusy, errorMessage } = saving;
  const save = () => {
    markSent();
    onSave(draft);
  };
  return (
    <FormFrame {...{ submit, isBusy, errorMessage, beside }} onSubmit={save}>
      <LocalizedTextField
        label={t('name')}
        name="name"
        maxLength={120}
        value={draft.name}
        error={errors['name']}
        onChange={(name) => set({ name })}
      />
      <LocalizedTextField
        label={t('job')}
        name="job"
        hint={t('jobHint')}
        maxLength={120}
        value={draft.job}
        error={errors['job']}
        onChange={(job) => set({ job })}
      />
      <SelectField
        label={t('gender')}
        name="gender"
        value={draft.gender}
        onChange={({ target }) => set({ gender: target.value === 'male' ? 'male' : 'female' })}
      >
        <option value="female">{t('female')}</option>
        <option value="male">{t('male')}</option>
      </SelectField>
      <TextField
        label={tVenue('optional', { label: t('phone') })}
        name="phone"
        type="tel"
        dir="ltr"
        value={draft.phone ?? ''}
        error={errors['phone']}
        onChange={({ target }) => set({ phone: target.value || null })}
      />
    </FormFrame>
  );
}
