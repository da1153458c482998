import { createLicenceApplicationFields as fields } from '@tajmeelspot/contract/forms/venues-fields.ts';
import type { LicenceApplicationFields } from '@tajmeelspot/contract/venues/licences.ts';
import { useForm } from '@tajmeelspot/ui/form/use-form.ts';
import { DateField } from '@tajmeelspot/ui/moments/date-field.tsx';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { useOptional } from '../fields/use-optional.ts';
import type { SaveState } from '../shell/venue/use-save.ts';

type LicenceFormProps = {
  readonly saving: SaveState;
  readonly onSave: (licence: LicenceApplicationFields) => void;
};

type LicenceDraft = Omit<LicenceApplicationFields, 'class'> & {
  readonly class: LicenceApplicationFields['class'] | '';
};

const emptyLicence: LicenceDraft = { class: '', number: '', holder: '', expires_on: '' };

/** What is said of a licence before its document is sent. */
export function LicenceForm({ saving, onSave }: LicenceFormProps) {
  const t = useTranslations('venue.licences');
  const { errors, isBusy, errorMessage } = saving;
  const form = useForm({
    fields,
    initial: emptyLicence,
    t: useTranslations('venue.licences.fields'),
    optional: useOptional(),
    errors,
  });
  // Where none is chosen, the server says so at its field.
  const save = (draft: LicenceDraft) => onSave(draft as LicenceApplicationFields);
  return (
    <FormFrame submit={t('save')} {...{ isBusy, errorMessage }} onSubmit={form.submit(save)}>
      <SelectField {...form.choice('class')}>
        <option value="">{t('choose')}</option>
        {fields.class.choices.map((one) => (
          <option key={one} value={one}>
            {t(`classes.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField {...form.text('number')} dir="auto" autoComplete="off" />
      <TextField {...form.text('holder')} dir="auto" />
      <DateField {...form.moment('expires_on')} />
    </FormFrame>
  );
}
