import { AppFrame } from '@tajmeelspot/ui/app/app-frame.tsx';
import { AppToasts } from '@tajmeelspot/ui/app/app-toasts.tsx';
import { BottomNavigation } from '@tajmeelspot/ui/app/bottom-navigation.tsx';
import { SideNavigation } from '@tajmeelspot/ui/app/side-navigation.tsx';
import { Loading } from '@tajmeelspot/ui/loading.tsx';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useNavigation } from './use-navigation.tsx';

/** The frame of every screen of the console. */
export function Frame() {
  const t = useTranslations('frame');
  const navigation = useNavigation();
  return (
    <AppFrame
      skipLabel={t('skip')}
      side={<SideNavigation {...navigation} />}
      bottom={<BottomNavigation {...navigation} />}
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
