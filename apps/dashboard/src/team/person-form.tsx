import type { PersonFields } from '@tajmeelspot/contract/venues/own-houses.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { stillWrong } from '../fields/still-wrong.ts';
import { WordsField } from '../fields/words-field.tsx';
import type { Saving } from '../shell/keeping/save.ts';

type Props = {
  readonly person: PersonFields;
  readonly saving: Saving;
  readonly submit: string;
  readonly beside?: ReactNode;
  readonly onSave: (person: PersonFields) => void;
};

/** Somebody of whom nothing is said yet; most who are entered here are women. */
export const nobody: PersonFields = { name: {}, job: {}, gender: 'female', phone: null, email: null };

/** What is said of somebody who works at a house. */
export function PersonForm({ person, saving, submit, beside, onSave }: Props) {
  const t = useTranslations('house.team');
  const words = useTranslations('house');
  const [draft, setDraft] = useState(person);
  const [sent, setSent] = useState(person);
  const set = (change: Partial<PersonFields>) => setDraft({ ...draft, ...change });
  const { isBusy, fault } = saving;
  const errors = stillWrong(saving.errors, sent, draft);
  const save = () => {
    setSent(draft);
    onSave(draft);
  };
  return (
    <FormFrame {...{ submit, isBusy, fault, beside }} onSubmit={save}>
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
