import { ChipLinks } from '@tajmeelspot/ui/chip-links.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

const tabs = [
  ['week', '/bookings'],
  ['all', '/bookings/all'],
] as const;

/** The two ways of looking at bookings. */
export function BookingsTabs({ shown }: { readonly shown: 'week' | 'all' }) {
  const t = useTranslations('records');
  return (
    <ChipLinks
      label={t('title')}
      Link={Link}
      links={tabs.map(([key, to]) => ({ to, label: t(key), isOn: key === shown }))}
    />
  );
}
