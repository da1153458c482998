import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Logo } from '@tajmeelspot/ui/logo.tsx';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useVenue } from '../venue-provider.tsx';
import { useLanguage } from '../language.ts';
import { siteAddress } from '@tajmeelspot/ui/app/site-address.ts';
import { openPalette } from '../palette/shortcuts.tsx';
import { navigationItemsOf } from './navigation-items.ts';

/** At the side of wide screens: the venue, its places, the way back to the site. */
export function SideNavigation({ requestCount }: { readonly requestCount: number }) {
  const t = useTranslations('dashboard.nav');
  const language = useLanguage();
  const { venue } = useVenue();
  const look =
    'relative flex min-h-11 items-center gap-3 rounded-control px-3 text-15 max-lg:min-h-15 max-lg:flex-col max-lg:justify-center max-lg:gap-1 max-lg:px-1 max-lg:text-13 focus-visible:outline-on-field';
  return (
    <aside className="bg-lapis-deep text-on-field-soft [--logo-hole:var(--lapis-deep)] [--logo-mark:var(--on-field)] max-md:hidden print:hidden">
      <div className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto px-2 py-5 lg:px-3.5">
        <Logo className="justify-center text-on-field max-lg:[&>svg:last-child]:hidden lg:justify-start lg:px-2.5" />
        <p className="rounded-control bg-on-field-tint px-3 py-3 font-strong text-on-field max-lg:px-1 max-lg:text-center max-lg:text-13">
          <bdi>{venue.name}</bdi>
        </p>
        <button
          type="button"
          aria-keyshortcuts="Control+K"
          className={`${look} hover:bg-on-field-tint`}
          onClick={() => openPalette('palette')}
        >
          <Icon name="search" />
          {t('search')}
        </button>
        <nav aria-label={t('label')}>
          <ul className="grid gap-1">
            {navigationItemsOf(venue).map(({ to, key, icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  className={({ isActive }) =>
                    `${look} ${isActive ? 'bg-on-field font-strong text-field-deep' : 'hover:bg-on-field-tint'}`
                  }
                >
                  <Icon name={icon} />
                  {t(key)}
                  {key === 'today' && <RequestCount count={requestCount} />}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <a href={siteAddress(language, '/')} className={`${look} mt-auto hover:bg-on-field-tint max-lg:text-center`}>
          <Icon name="globe" />
          {t('site')}
        </a>
      </div>
    </aside>
  );
}

/** How many requests wait, as a mark on the way to them. */
export function RequestCount({ count }: { readonly count: number }) {
  const t = useTranslations('dashboard.nav');
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <span className="grid min-w-6 place-items-center rounded-full bg-saffron px-1.5 text-13 leading-6 font-strong text-on-veil max-lg:absolute max-lg:inset-s-[calc(50%+6px)] max-lg:top-0.5 max-lg:min-w-5 max-lg:leading-5 lg:ms-auto">
      <span aria-hidden="true">{formatNumber(language, count)}</span>
      <span className="sr-only">{t('requestCount', { count: formatNumber(language, count) })}</span>
    </span>
  );
}
