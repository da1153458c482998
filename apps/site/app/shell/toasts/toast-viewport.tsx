import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { optional } from '../lazy/lazy-part.tsx';
import { type NoticeText, readNotices, subscribeNotices } from './toast-store.ts';

const none: readonly NoticeText[] = [];

const loadList = async () => (await import('./toast-list.tsx')).NoticeList;
const NoticeList = optional(loadList);
/** Milliseconds after which the page itself has surely come. */
const quietMs = 3000;

/** Where notices appear: at the top, on the end side. */
export function NoticeViewport() {
  const t = useTranslations('shell.notices');
  // Few visits have a notice, but one may have to say that the line is down.
  useEffect(() => {
    const timer = setTimeout(() => void loadList().catch(() => {}), quietMs);
    return () => clearTimeout(timer);
  }, []);
  const notices = useSyncExternalStore(subscribeNotices, readNotices, () => none);
  return (
    <section
      aria-label={t('label')}
      aria-live="polite"
      className="pointer-events-none fixed inset-e-4 top-18 z-40 grid lg:top-22 w-[min(360px,100vw-32px)] gap-2"
    >
      {notices.length > 0 && <NoticeList notices={notices} />}
    </section>
  );
}
