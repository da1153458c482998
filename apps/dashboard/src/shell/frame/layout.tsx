import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notices } from '../notices.tsx';
import { Loading } from '../states.tsx';

type LayoutProps = { readonly side: ReactNode; readonly bottom: ReactNode; readonly children?: ReactNode };

/** The navigation at the side of wide screens and at the bottom of phones, and the screen between them. */
export function Layout({ side, bottom, children }: LayoutProps) {
  const t = useTranslations('dashboard');
  const content = useFocusOnArrival();
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[112px_minmax(0,1fr)] lg:grid-cols-[224px_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-20 rounded-control bg-surface p-3 focus:not-sr-only focus:fixed focus:inset-s-3 focus:top-3"
      >
        {t('skip')}
      </a>
      {side}
      <div className="min-w-0 px-4 pt-5 pb-24 md:px-6 md:pb-10 lg:px-8">
        <main
          ref={content}
          id="content"
          tabIndex={-1}
          className="mx-auto grid max-w-310 grid-cols-1 gap-6 outline-none"
        >
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {bottom}
      <Notices />
      {children}
      <ScrollRestoration />
    </div>
  );
}

/** Whoever goes to another screen begins to read at its start. */
function useFocusOnArrival() {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current !== pathname) content.current?.focus({ preventScroll: true });
    former.current = pathname;
  }, [pathname]);
  return content;
}
