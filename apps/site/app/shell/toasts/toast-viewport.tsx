import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from '../messages/translations.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { type StoredToast, readToasts, subscribeToToasts } from './toast-store.ts';

const none: readonly StoredToast[] = [];

const loadList = async () => (await import('./toast-list.tsx')).ToastList;
const ToastList = lazyPart(loadList);
/** Milliseconds after which the page itself has surely come. */
const preloadMs = 3000;

/** Where notices appear: at the top, on the end side. */
export function ToastViewport() {
  const t = useTranslations('shell.toasts');
  // Few visits have a notice, but one may have to say that the line is down.
  useEffect(() => {
    const timer = setTimeout(() => void loadList().catch(() => {}), preloadMs);
    return () => clearTimeout(timer);
  }, []);
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => none);
  return (
    <section
      aria-label={t('label')}
      aria-live="polite"
      className="pointer-events-none fixed inset-e-4 top-18 z-40 grid lg:top-22 w-[min(360px,100vw-32px)] gap-2"
    >
      {toasts.length > 0 && <ToastList toasts={toasts} />}
    </section>
  );
}
