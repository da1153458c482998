import { setLicenceFields } from '@tajmeelspot/contract/forms/operator-fields.ts';
import type { LicenceClass } from '@tajmeelspot/contract/licence-classes.ts';
import { DateField } from '@tajmeelspot/ui/moments/date-field.tsx';
import { useForm } from '@tajmeelspot/ui/form/use-form.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { useTranslations } from 'use-intl';

/** A licence as it is entered. */
export type GivenLicence = { readonly class: LicenceClass; readonly number: string; readonly expires_on: string };

type LicenceDialogProps = {
  readonly venue: string;
  /** The class that the venue lacks. */
  readonly preferred: LicenceClass | undefined;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  /** Sentences about fields that were refused. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onSend: (given: GivenLicence) => void;
  readonly onClose: () => void;
};

/** Enters a licence that the operator has seen. */
export function LicenceDialog({ venue, preferred = 'physician', errors, onSend, ...dialog }: LicenceDialogProps) {
  const t = useTranslations('operator.vendors');
  const tAction = useTranslations('operator.action');
  const form = useForm({
    fields: setLicenceFields,
    initial: { class: preferred, number: '', expires_on: '' },
    t,
    errors,
  });
  return (
    <FormDialog {...dialog} action={tAction('save')} title={t('verifyTitle', { venue })} onSend={form.submit(onSend)}>
      <SelectField {...form.choice('class')}>
        {setLicenceFields.class.choices.map((kind) => (
          <option key={kind} value={kind}>
            {t(`classes.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextField {...form.text('number')} />
      <DateField {...form.moment('expires_on')} />
    </FormDialog>
  );
}
