import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { Logo } from '@tajmeelspot/ui/logo.tsx';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHouse } from '../house.tsx';
import { useLanguage } from '../language.ts';
import { siteAddress } from '../site-address.ts';

const places = [
  { to: '/', key: 'today', icon: 'home' },
  { to: '/bookings', key: 'bookings', icon: 'note' },
  { to: '/services', key: 'services', icon: 'scissors' },
  { to: '/team', key: 'team', icon: 'users' },
  { to: '/hours', key: 'hours', icon: 'clock' },
  { to: '/settings', key: 'settings', icon: 'settings' },
] as const satisfies readonly { to: string; key: string; icon: IconName }[];

/** A phone has room for few: the rest is one tap behind the house. */
const nearPlaces = [places[0], places[1], { to: '/house', key: 'house', icon: 'settings' }] as const;

/** At the side of wide screens: the house, its places, the way back to the site. */
export function SideNavigation({ waiting }: { readonly waiting: number }) {
  const t = useTranslations('dashboard.nav');
  const language = useLanguage();
  const { house } = useHouse();
  const look =
    'relative flex min-h-11 items-center gap-3 rounded-control px-3 text-15 max-lg:min-h-15 max-lg:flex-col max-lg:justify-center max-lg:gap-1 max-lg:px-1 max-lg:text-13 focus-visible:outline-on-field';
  return (
    <aside className="bg-lapis-deep text-on-field-soft [--logo-hole:var(--lapis-deep)] [--logo-mark:var(--on-field)] max-md:hidden">
      <div className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto px-2 py-5 lg:px-3.5">
        <Logo className="justify-center text-on-field max-lg:[&>svg:last-child]:hidden lg:justify-start lg:px-2.5" />
        <p className="rounded-control bg-on-field-tint px-3 py-3 font-strong text-on-field max-lg:px-1 max-lg:text-center max-lg:text-13">
          <bdi>{house.name}</bdi>
        </p>
        <nav aria-label={t('label')}>
          <ul className="grid gap-1">
            {places.map(({ to, key, icon }) => (
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
                  {key === 'today' && <Waiting count={waiting} />}
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

/** At the bottom of phones, within reach of the thumb. */
export function BottomNavigation({ waiting }: { readonly waiting: number }) {
  const t = useTranslations('dashboard.nav');
  const language = useLanguage();
  const look = 'relative flex min-h-14 flex-col items-center justify-center gap-1 text-13';
  return (
    <nav
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-4">
        {nearPlaces.map(({ to, key, icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === '/'}
              className={({ isActive }) => `${look} ${isActive ? 'font-strong text-lapis' : 'text-ink-soft'}`}
            >
              <Icon name={icon} />
              {t(key)}
              {key === 'today' && <Waiting count={waiting} />}
            </NavLink>
          </li>
        ))}
        <li>
          <a href={siteAddress(language, '/')} className={`${look} text-ink-soft`}>
            <Icon name="globe" />
            {t('site')}
          </a>
        </li>
      </ul>
    </nav>
  );
}

function Waiting({ count }: { readonly count: number }) {
  const t = useTranslations('dashboard.nav');
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <span className="grid min-w-6 place-items-center rounded-full bg-saffron px-1.5 text-13 leading-6 font-strong text-on-veil max-lg:absolute max-lg:inset-s-[calc(50%+6px)] max-lg:top-0.5 max-lg:min-w-5 max-lg:leading-5 lg:ms-auto">
      <span aria-hidden="true">{formatNumber(language, count)}</span>
      <span className="sr-only">{t('waiting', { count: formatNumber(language, count) })}</span>
    </span>
  );
}
