import type { Schedule } from '@tajmeelspot/contract/scheduling.ts';
import { useState } from 'react';
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

const numberFields = [
  { field: 'answer_minutes', label: 'answer' },
  { field: 'lead_minutes', label: 'lead' },
  { field: 'horizon_days', label: 'horizon' },
  { field: 'slot_step_minutes', label: 'step' },
  { field: 'cancel_hours', label: 'cancel' },
] as const;

/** How a venue takes bookings; what is booked stays as it is. */
export function PolicyForm({ policy, saving, onSave }: PolicyFormProps) {
  const t = useTranslations('venue.policy');
  const tVenue = useTranslations('venue');
  const [draft, setDraft] = useState(policy);
  const set = (change: Partial<BookingPolicy>) => setDraft({ ...draft, ...change });
  const { errors, isBusy, errorMessage } = saving;
  return (
    <FormFrame submit={tVenue('save')} {...{ isBusy, errorMessage }} onSubmit={() => onSave(draft)}>
      <SwitchField
        label={t('autoConfirm')}
        isOn={draft.auto_confirm}
        onChange={(auto_confirm) => set({ auto_confirm })}
      />
      {numberFields.map(({ field, label }) => (
        <NumberField
          key={field}
          label={t(label)}
          name={field}
          value={draft[field]}
          error={errors[field]}
          onChange={(value) => set({ [field]: value ?? -1 })}
        />
      ))}
      <NumberField
        label={t('cap')}
        name="daily_cap"
        hint={t('capHint')}
        value={draft.daily_cap}
        error={errors['daily_cap']}
        onChange={(daily_cap) => set({ daily_cap })}
      />
      <NumberField
        label={t('release')}
        name="release_hours"
        hint={t('releaseHint')}
        value={draft.release_hours}
        error={errors['release_hours']}
        onChange={(release_hours) => set({ release_hours })}
      />
    </FormFrame>
  );
}
