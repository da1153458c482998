import type { EmployeeFields } from '@tajmeelspot/contract/venues/own-venues.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { useDraft } from '../fields/use-draft.ts';
import { WordsField } from '../fields/words-field.tsx';
import type { Saving } from '../shell/keeping/save.ts';

type PersonFormProps = {
  readonly person: EmployeeFields;
  readonly saving: Saving;
  readonly submit: string;
  readonly beside?: ReactNode;
  readonly onSave: (person: EmployeeFields) => void;
};

/** Somebody of whom nothing is said yet; most who are entered here are women. */
export const nobody: EmployeeFields = { name: {}, job: {}, gender: 'female', phone: null, email: null };

/** What is said of somebody who works at a venue. */
export function PersonForm({ person, saving, submit, beside, onSave }: PersonFormProps) {
  const t = useTranslations('venue.team');
  const words = useTranslations('venue');
  const { draft, set, errors, noteSent } = useDraft(person, saving.errors);
  const { isBusy, errorMessage } = saving;
  const save = () => {
    noteSent();
    onSave(draft);
  };
  return (
    <FormFrame {...{ submit, isBusy, errorMessage, beside }} onSubmit={save}>
      <WordsField
        label={t('name')}
        name="name"
        maxLength={120}
        value={draft.name}
        error={errors['name']}
        onChange={(name) => set({ name })}
      />
      <WordsField
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
        label={words('optional', { label: t('phone') })}
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
