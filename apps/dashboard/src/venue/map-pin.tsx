import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { VenueForm } from './use-venue-form.ts';

/** A metre is a hundred-thousandth of a degree. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** Where a venue is: as the device says, or in degrees. */
export function MapPin({ form }: { readonly form: VenueForm }) {
  const t = useTranslations('venue.form');
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const locate = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        form.set({ latitude: roundDegrees(coords.latitude), longitude: roundDegrees(coords.longitude) });
        setState('idle');
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: 10_000 },
    );
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="text-15 font-strong">{t('map')}</legend>
      <p className="text-13 text-ink-soft">{t('mapText')}</p>
      <Button kind="outline" size="small" isBusy={state === 'asking'} className="justify-self-start" onClick={locate}>
        <Icon name="pin" />
        {t('here')}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-13 text-other">
          {t('noPosition')}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        {(['latitude', 'longitude'] as const).map((name) => (
          <TextField
            key={`${name} ${state}`}
            {...form.describe(name)}
            value={form.draft[name] ?? ''}
            onChange={({ target }) => form.set({ [name]: target.value === '' ? null : target.valueAsNumber })}
          />
        ))}
      </div>
    </fieldset>
  );
}
