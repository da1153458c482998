import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import type { AppNavigation } from '@tajmeelspot/ui/app/app-navigation.ts';
import { siteAddress } from '@tajmeelspot/ui/app/site-address.ts';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useVenue } from '../venue-provider.tsx';
import { useCustomersGender } from '../customers-gender.ts';
import { useLanguage } from '../language.ts';
import { useLocale } from '../locale.ts';
import { openPalette } from '../palette/shortcuts.tsx';
import { navigationItemsOf } from './navigation-items.ts';
import { useRequestCount } from './use-request-count.ts';

/** Where somebody can go at the venue, and how many requests wait. */
export function useNavigation(): AppNavigation {
  const t = useTranslations('dashboard.nav');
  const language = useLanguage();
  const { venue } = useVenue();
  const gender = useCustomersGender();
  const requestCount = useRequestCount();
  return {
    label: t('label'),
    name: venue.name,
    moreLabel: t('more'),
    screens: navigationItemsOf(venue).map(({ to, key, icon, isNear }) => ({
      to,
      icon,
      isNear,
      label: t(key, { gender }),
      mark: key === 'today' && <RequestCount count={requestCount} />,
    })),
    search: { label: t('search'), onOpen: () => openPalette('palette') },
    site: { label: t('site'), href: siteAddress(language, '/') },
    Link: NavLink,
  };
}

/** How many requests wait, as a mark on the way to them. */
function RequestCount({ count }: { readonly count: number }) {
  const t = useTranslations('dashboard.nav');
  const locale = useLocale();
  if (count === 0) return null;
  return (
    <span className="grid min-w-5 place-items-center rounded-full bg-saffron px-1.5 text-13 leading-5 font-strong text-on-veil absolute inset-s-[calc(50%+6px)] top-0.5 @min-[160px]:static @min-[160px]:ms-auto @min-[160px]:min-w-6 @min-[160px]:leading-6">
      <span aria-hidden="true">{formatNumber(locale, count)}</span>
      <span className="sr-only">{t('requestCount', { count: formatNumber(locale, count) })}</span>
    </span>
  );
}
