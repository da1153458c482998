import { AppFrame } from '@tajmeelspot/ui/app/app-frame.tsx';
import { AppToasts } from '@tajmeelspot/ui/app/app-toasts.tsx';
import { Loading } from '@tajmeelspot/ui/loading.tsx';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { BottomNavigation, SideNavigation } from './navigation.tsx';

/** The frame of every screen of the console. */
export function Frame() {
  const t = useTranslations('frame');
  return (
    <AppFrame
      skipLabel={t('skip')}
      side={<SideNavigation />}
      bottom={<BottomNavigation />}
      pathname={useLocation().pathname}
      over={
        <>
          <AppToasts />
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
