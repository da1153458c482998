import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { type NoticeText, readNotices, subscribeNotices } from './notice-store.ts';

const none: readonly NoticeText[] = [];

// Most visits have no notice.
const NoticeList = lazy(async () => ({ default: (await import('./notice-list.tsx')).NoticeList }));

/** Where notices appear: at the top, on the end side. */
export function NoticeViewport() {
  const t = useTranslations('shell.notices');
  const notices = useSyncExternalStore(subscribeNotices, readNotices, () => none);
  return (
    <section
      aria-label={t('label')}
      aria-live="polite"
      className="pointer-events-none fixed inset-e-4 top-18 z-40 grid lg:top-22 w-[min(360px,100vw-32px)] gap-2"
    >
      {notices.length > 0 && (
        <Suspense>
          <NoticeList notices={notices} />
        </Suspense>
      )}
    </section>
  );
}
