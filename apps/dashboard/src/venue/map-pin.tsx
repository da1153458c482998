import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../shell/language.ts';
import { OwnerMap } from './owner-map.tsx';
import type { VenueForm } from './use-venue-form.ts';

/** A metre is a hundred-thousandth of a degree. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;

/** Where a venue is: by a tap on the map, as the device says, or in degrees. */
export function MapPin({ form }: { readonly form: VenueForm }) {
  const t = useTranslations('venue.form');
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const [located, setLocated] = useState(0);
  const { latitude, longitude, city } = form.draft;
  const set = (place: { latitude: number; longitude: number }) =>
    form.set({ latitude: roundDegrees(place.latitude), longitude: roundDegrees(place.longitude) });
  const locate = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        set(coords);
        // The map begins anew where the device is.
        setLocated((times) => times + 1);
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
      <OwnerMap
        key={`${city} ${located}`}
        pin={latitude === null || longitude === null ? undefined : [longitude, latitude]}
        city={city}
        language={useLanguage()}
        texts={{ map: t('mapLabel'), nearer: t('nearer'), farther: t('farther') }}
        onPin={([east, north]) => set({ latitude: north, longitude: east })}
      />
      <Button kind="outline" size="small" isBusy={state === 'asking'} className="justify-self-start" onClick={locate}>
        <Icon name="pin" />
        {t('here')}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-13 text-other">
          {t('noPosition')}
        </p>
      )}
      <Degrees key={state} form={form} />
    </fieldset>
  );
}

function Degrees({ form }: { readonly form: VenueForm }) {
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      {(['latitude', 'longitude'] as const).map((name) => (
        <TextField
          key={name}
          {...form.describe(name)}
          value={form.draft[name] ?? ''}
          onChange={({ target }) => form.set({ [name]: target.value === '' ? null : target.valueAsNumber })}
        />
      ))}
    </div>
  );
}
