import { AppFrame } from '@tajmeelspot/ui/app/app-frame.tsx';
import { AppToasts } from '@tajmeelspot/ui/app/app-toasts.tsx';
import { BottomNavigation } from '@tajmeelspot/ui/app/bottom-navigation.tsx';
import { SideNavigation } from '@tajmeelspot/ui/app/side-navigation.tsx';
import { Loading } from '@tajmeelspot/ui/loading.tsx';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useVenue } from '../venue-provider.tsx';
import { useLive } from '../live/use-live.ts';
import { DraftGuard } from '../drafts/draft-guard.tsx';
import { useQueueSending } from '../offline/use-queue-sending.ts';
import { useRequestSound } from '../sound/request-sound.ts';
import { Shortcuts } from '../palette/shortcuts.tsx';
import { useNavigation } from './use-navigation.tsx';

const ViewBar = lazy(async () => ({ default: (await import('./view-bar.tsx')).ViewBar }));

/** The frame of every screen of the dashboard. */
export function Frame() {
  const t = useTranslations('frame');
  const { venue } = useVenue();
  const navigation = useNavigation();
  const { pathname } = useLocation();
  useLive(venue.id);
  useQueueSending(venue.id);
  useRequestSound(venue.id);
  return (
    <AppFrame
      skipLabel={t('skip')}
      side={<SideNavigation {...navigation} />}
      bottom={<BottomNavigation {...navigation} />}
      pathname={pathname}
      isFull={pathname === '/'}
      over={
        <>
          <AppToasts />
          <Shortcuts />
          <ScrollRestoration />
        </>
      }
    >
      <Suspense fallback={null}>{venue.view_until !== undefined && <ViewBar until={venue.view_until} />}</Suspense>
      <DraftGuard>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </DraftGuard>
    </AppFrame>
  );
}
