import { AppFrame } from '@tajmeelspot/ui/app/app-frame.tsx';
import { AppToasts } from '@tajmeelspot/ui/app/app-toasts.tsx';
import { Loading } from '@tajmeelspot/ui/loading.tsx';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useVenue } from '../venue-provider.tsx';
import { useLive } from '../live/use-live.ts';
import { useQueueSending } from '../offline/use-queue-sending.ts';
import { Shortcuts } from '../palette/shortcuts.tsx';
import { SideNavigation } from './navigation.tsx';
import { Tabs } from './tabs.tsx';
import { useRequestCount } from './use-request-count.ts';

/** The frame of every screen of the dashboard. */
export function Frame() {
  const t = useTranslations('frame');
  const requestCount = useRequestCount();
  const { venue } = useVenue();
  useLive(venue.id);
  useQueueSending(venue.id);
  return (
    <AppFrame
      skipLabel={t('skip')}
      side={<SideNavigation requestCount={requestCount} />}
      bottom={<Tabs requestCount={requestCount} />}
      pathname={useLocation().pathname}
      over={
        <>
          <AppToasts />
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
