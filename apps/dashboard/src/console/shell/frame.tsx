import { Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notices } from '../../shell/notices.tsx';
import { Loading } from '../../shell/states.tsx';
import { BottomNavigation, SideNavigation } from './navigation.tsx';

/** What stands round every screen of the console. */
export function Frame() {
  const t = useTranslations('operator');
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const former = useRef(pathname);
  // Whoever goes to another screen begins to read at its start.
  useEffect(() => {
    if (former.current !== pathname) content.current?.focus({ preventScroll: true });
    former.current = pathname;
  }, [pathname]);
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[112px_minmax(0,1fr)] lg:grid-cols-[224px_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-20 rounded-control bg-surface p-3 focus:not-sr-only focus:fixed focus:inset-s-3 focus:top-3"
      >
        {t('skip')}
      </a>
      <SideNavigation />
      <div className="min-w-0 px-4 pt-5 pb-24 md:px-6 md:pb-10 lg:px-8">
        <main
          ref={content}
          id="content"
          tabIndex={-1}
          className="mx-auto grid max-w-310 grid-cols-1 gap-5 outline-none"
        >
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <BottomNavigation />
      <Notices />
      <ScrollRestoration />
    </div>
  );
}
