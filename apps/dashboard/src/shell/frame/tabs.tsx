import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useVenue } from '../venue-provider.tsx';
import { useLanguage } from '../language.ts';
import { siteAddress } from '@tajmeelspot/ui/app/site-address.ts';
import { openPalette } from '../palette/shortcuts.tsx';
import { RequestCount } from './navigation.tsx';
import { navigationItemsOf } from './navigation-items.ts';

const look = 'relative flex min-h-14 w-full flex-col items-center justify-center gap-1 text-13';

/** At the bottom of phones, within reach of the thumb: what is wanted all day, and the way to the rest. */
export function Tabs({ requestCount }: { readonly requestCount: number }) {
  const t = useTranslations('dashboard.nav');
  const { venue } = useVenue();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const tabs = navigationItemsOf(venue).filter((item) => 'isTab' in item && item.isTab);
  const isElsewhere = !tabs.some(({ to }) => (to === '/' ? pathname === '/' : pathname.startsWith(to)));
  return (
    <>
      <nav
        aria-label={t('label')}
        className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
      >
        <ul className="grid auto-cols-fr grid-flow-col">
          {tabs.map(({ to, key, icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/'}
                className={({ isActive }) => `${look} ${isActive ? 'font-strong text-lapis' : 'text-ink-soft'}`}
              >
                <Icon name={icon} />
                {t(key)}
                {key === 'today' && <RequestCount count={requestCount} />}
              </NavLink>
            </li>
          ))}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              className={`${look} ${isElsewhere ? 'font-strong text-lapis' : 'text-ink-soft'}`}
              onClick={() => setOpenAt(pathname)}
            >
              <Icon name="menu" />
              {t('more')}
            </button>
          </li>
        </ul>
      </nav>
      <MoreDialog isOpen={isOpen} onClose={() => setOpenAt(undefined)} />
    </>
  );
}

type MoreDialogProps = { readonly isOpen: boolean; readonly onClose: () => void };

function MoreDialog({ isOpen, onClose }: MoreDialogProps) {
  const t = useTranslations('dashboard.nav');
  return (
    <Dialog isOpen={isOpen} isSheet onClose={onClose} label={t('more')}>
      <OtherScreens />
    </Dialog>
  );
}

/** The screens that have no tab. */
function OtherScreens() {
  const t = useTranslations('dashboard.nav');
  const language = useLanguage();
  const { venue } = useVenue();
  const row = 'flex min-h-12 items-center gap-3 rounded-control px-2 hover:bg-lapis-tint';
  return (
    <nav aria-label={t('more')}>
      <h2 className="pe-8 pb-2 text-18">
        <bdi>{venue.name}</bdi>
      </h2>
      <ul className="grid gap-0.5">
        {navigationItemsOf(venue)
          .filter((item) => !('isTab' in item))
          .map(({ to, key, icon }) => (
            <li key={to}>
              <NavLink to={to} className={({ isActive }) => `${row} ${isActive ? 'font-strong text-lapis' : ''}`}>
                <Icon name={icon} />
                {t(key)}
              </NavLink>
            </li>
          ))}
        <li>
          <button type="button" className={`${row} w-full`} onClick={() => openPalette('palette')}>
            <Icon name="search" />
            {t('search')}
          </button>
        </li>
        <li>
          <a href={siteAddress(language, '/')} className={row}>
            <Icon name="globe" />
            {t('site')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
