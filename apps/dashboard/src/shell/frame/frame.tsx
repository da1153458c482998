import { AppFrame } from '@tajmeelspot/ui/app/app-frame.tsx';
import { Toasts } from '@tajmeelspot/ui/toasts.tsx';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useVenue } from '../house.tsx';
import { useLive } from '../live/live.ts';
import { Loading } from '../loading.tsx';
import { useSending } from '../offline/sending.ts';
import { Shortcuts } from '../palette/shortcuts.tsx';
import { SideNavigation } from './navigation.tsx';
import { Tabs } from './tabs.tsx';
import { useWaiting } from './waiting.ts';

/** The frame of every screen of the dashboard. */
export function Frame() {
  const t = useTranslations('frame');
  const waiting = useWaiting();
  const { venue } = useVenue();
  useLive(venue.id);
  useSending(venue.id);
  return (
    <AppFrame
      skipLabel={t('skip')}
      side={<SideNavigation waiting={waiting} />}
      bottom={<Tabs waiting={waiting} />}
      pathname={useLocation().pathname}
      over={
        <>
          <Toasts closeLabel={t('close')} />
          <Shortcuts />
          <ScrollRestoration />
        </>
      }
    >
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </AppFrame>
  );
}
