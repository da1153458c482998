import { type LicenceClass, licenceClasses } from '@tajmeelspot/contract/operator/kinds.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** A licence as it is entered. */
export type GivenLicence = { readonly class: LicenceClass; readonly number: string; readonly expires_on: string };

type LicenceDialogProps = {
  readonly venue: string;
  /** The class that the venue lacks. */
  readonly preferred: LicenceClass | undefined;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onSend: (given: GivenLicence) => void;
  readonly onClose: () => void;
};

/** Enters a licence that the operator has seen. */
export function LicenceDialog({ venue, preferred = 'medical', onSend, ...form }: LicenceDialogProps) {
  const t = useTranslations('operator.vendors');
  const tAction = useTranslations('operator.action');
  const [given, setGiven] = useState<GivenLicence>({ class: preferred, number: '', expires_on: '' });
  const setClass = (value: string) =>
    setGiven({ ...given, class: licenceClasses.find((kind) => kind === value) ?? given.class });
  return (
    <FormDialog {...form} action={tAction('save')} title={t('verifyTitle', { venue })} onSend={() => onSend(given)}>
      <SelectField
        label={t('kind')}
        name="class"
        value={given.class}
        onChange={(event) => setClass(event.target.value)}
      >
        {licenceClasses.map((kind) => (
          <option key={kind} value={kind}>
            {t(`class.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('number')}
        name="number"
        maxLength={60}
        required
        value={given.number}
        onChange={(event) => setGiven({ ...given, number: event.target.value })}
      />
      <TextField
        label={t('expires')}
        name="expires_on"
        type="date"
        required
        value={given.expires_on}
        onChange={(event) => setGiven({ ...given, expires_on: event.target.value })}
      />
    </FormDialog>
  );
}
