import { addEmployeeFields } from '@tajmeelspot/contract/forms/venues-fields.ts';
import type { EmployeeFields } from '@tajmeelspot/contract/venues/own-venues.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useForm } from '@tajmeelspot/ui/form/use-form.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { LocalizedTextField } from '../fields/localized-text-field.tsx';
import { useOptional } from '../fields/use-optional.ts';
import { useVenues } from '../shell/venue-provider.tsx';
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
  const { errors, isBusy, errorMessage } = saving;
  const form = useForm({ fields: addEmployeeFields, initial: employee, t, optional: useOptional(), errors });
  const isForWomen = useVenues()?.venue.is_women_only === true;
  return (
    <FormFrame {...{ submit, isBusy, errorMessage, beside }} onSubmit={form.submit(onSave)}>
      <LocalizedTextField {...form.localized('name')} />
      <LocalizedTextField {...form.localized('job')} hint={t('jobHint')} />
      <SelectField
        {...form.choice('gender')}
        hint={isForWomen && form.draft.gender === 'male' ? t('womenOnly') : undefined}
      >
        {addEmployeeFields.gender.choices.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </SelectField>
      <TextField {...form.text('phone')} />
    </FormFrame>
  );
}
