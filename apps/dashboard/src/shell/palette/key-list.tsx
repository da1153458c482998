import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCustomersGender } from '../customers-gender.ts';
import { navigationItemsOf } from '../frame/navigation-items.ts';
import { useVenue } from '../venue-provider.tsx';
import { areSingleKeysOn, destinations, setSingleKeys } from './single-keys.ts';

/** Every key that does something, and the way to turn them off. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('records.palette');
  const tNav = useTranslations('dashboard.nav');
  const gender = useCustomersGender();
  const { venue } = useVenue();
  const destinationKeys = navigationItemsOf(venue).flatMap(({ to, key }) => {
    const letter = Object.entries(destinations).find(([, at]) => at === to)?.[0];
    return letter === undefined ? [] : [{ keys: [letter.toUpperCase()], label: tNav(key, { gender }) }];
  });
  const list = [
    { keys: ['Ctrl', 'K'], label: t('open') },
    { keys: ['/'], label: t('open') },
    ...destinationKeys,
    { keys: ['?'], label: t('keys') },
  ];
  return (
    <Dialog isOpen onClose={onClose} label={t('keys')}>
      <h2 className="pe-8 pb-3 text-18">{t('keys')}</h2>
      <dl className="divide-y divide-line">
        {list.map(({ keys, label }) => (
          <div key={keys.join(' ')} className="flex min-h-11 items-center justify-between gap-4">
            <dt>{label}</dt>
            <dd dir="ltr" className="flex gap-1">
              {keys.map((one) => (
                <kbd
                  key={one}
                  className="rounded-small bg-sand px-2 py-0.5 font-body text-13 inset-ring inset-ring-line"
                >
                  {one}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <SingleKeysField />
    </Dialog>
  );
}

function SingleKeysField() {
  const t = useTranslations('records.palette');
  const [isOn, setOn] = useState(areSingleKeysOn);
  const change = (next: boolean) => {
    setSingleKeys(next);
    setOn(next);
  };
  return (
    <label className="mt-3 flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => change(target.checked)}
        className="size-5 accent-lapis"
      />
      {t('singleKeys')}
    </label>
  );
}
