import { changePolicyFields } from '@tajmeelspot/contract/forms/scheduling-fields.ts';
import { useForm } from '@tajmeelspot/ui/form/use-form.ts';
import { useOptional } from '../fields/use-optional.ts';
import type { Schedule } from '@tajmeelspot/contract/scheduling.ts';
import { useTranslations } from 'use-intl';
import { FormFrame } from '../fields/form-frame.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import type { SaveState } from '../shell/venue/use-save.ts';

/** How a venue takes bookings. */
export type BookingPolicy = Schedule['policy'];

type PolicyFormProps = {
  readonly policy: BookingPolicy;
  readonly saving: SaveState;
  readonly onSave: (policy: BookingPolicy) => void;
};

/** How a venue takes bookings; what is booked stays as it is. */
export function PolicyForm({ policy, saving, onSave }: PolicyFormProps) {
  const t = useTranslations('venue.policy');
  const tVenue = useTranslations('venue');
  const { errors, isBusy, errorMessage } = saving;
  const form = useForm({ fields: changePolicyFields, initial: policy, t, optional: useOptional(), errors });
  return (
    <FormFrame submit={tVenue('save')} {...{ isBusy, errorMessage }} onSubmit={form.submit(onSave)}>
      <SwitchField {...form.yes('auto_confirm')} />
      <NumberField {...form.number('answer_minutes')} />
      <NumberField {...form.number('lead_minutes')} />
      <NumberField {...form.number('horizon_days')} />
      <NumberField {...form.number('slot_step_minutes')} />
      <NumberField {...form.number('cancel_hours')} />
      <NumberField {...form.number('daily_cap')} hint={t('capHint')} />
      <NumberField {...form.number('release_hours')} hint={t('releaseHint')} />
    </FormFrame>
  );
}
