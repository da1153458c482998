import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Logo } from '@tajmeelspot/ui/logo.tsx';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from './language.ts';
import { siteAddress } from '@tajmeelspot/ui/app/site-address.ts';
import { Menu, menuEntryClass } from '@tajmeelspot/ui/menu.tsx';
import { screens } from './navigation-items.ts';

/** At the side of wide screens: the screens, and the way back to the site. */
export function SideNavigation() {
  const t = useTranslations('operator');
  const language = useLanguage();
  const look =
    'relative flex min-h-11 items-center gap-3 rounded-control px-3 text-15 max-lg:min-h-15 max-lg:flex-col max-lg:justify-center max-lg:gap-1 max-lg:px-1 max-lg:text-center max-lg:text-13 focus-visible:outline-on-field';
  return (
    <aside className="bg-lapis-deep text-on-field-soft [--logo-hole:var(--lapis-deep)] [--logo-mark:var(--on-field)] max-md:hidden">
      <div className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto px-2 py-5 lg:px-3.5">
        <Logo className="shrink-0 justify-center text-on-field max-lg:[&>svg:last-child]:hidden lg:justify-start lg:px-2.5" />
        <p className="rounded-control bg-on-field-tint p-3 font-strong text-on-field max-lg:px-1 max-lg:text-center max-lg:text-13">
          {t('name')}
        </p>
        <nav aria-label={t('nav.label')}>
          <ul className="grid gap-1">
            {screens.map(({ to, key, icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/'}
                  className={({ isActive }) =>
                    `${look} ${isActive ? 'bg-on-field font-strong text-field-deep' : 'hover:bg-on-field-tint'}`
                  }
                >
                  <Icon name={icon} />
                  {t(`nav.${key}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <a href={siteAddress(language, '/')} className={`${look} mt-auto hover:bg-on-field-tint`}>
          <Icon name="globe" />
          {t('nav.site')}
        </a>
      </div>
    </aside>
  );
}

/** At the bottom of phones: the screens that are opened every day, and all others behind a button. */
export function BottomNavigation() {
  const t = useTranslations('operator.nav');
  const look = 'flex min-h-14 w-full flex-col items-center justify-center gap-1 text-13';
  return (
    <nav
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid grid-cols-5">
        {screens
          .filter(({ isNear }) => isNear)
          .map(({ to, key, icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/'}
                className={({ isActive }) => `${look} ${isActive ? 'font-strong text-lapis' : 'text-ink-soft'}`}
              >
                <Icon name={icon} />
                <span className="max-w-full truncate px-0.5">{t(key)}</span>
              </NavLink>
            </li>
          ))}
        <li>
          <Menu
            face={
              <>
                <Icon name="menu" />
                {t('more')}
              </>
            }
            buttonClassName={`${look} text-ink-soft`}
            className="fixed inset-x-3 inset-y-auto bottom-18 w-auto rounded-card p-3 inset-ring inset-ring-line"
          >
            <FarScreens />
          </Menu>
        </li>
      </ul>
    </nav>
  );
}

function FarScreens() {
  const t = useTranslations('operator.nav');
  const language = useLanguage();
  return (
    <ul className="grid grid-cols-2 gap-1">
      {screens
        .filter(({ isNear }) => !isNear)
        .map(({ to, key, icon }) => (
          <li key={to}>
            <NavLink to={to} className={menuEntryClass}>
              <Icon name={icon} />
              {t(key)}
            </NavLink>
          </li>
        ))}
      <li>
        <a href={siteAddress(language, '/')} className={menuEntryClass}>
          <Icon name="globe" />
          {t('site')}
        </a>
      </li>
    </ul>
  );
}
