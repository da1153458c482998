import { useToasts } from '@tajmeelspot/ui/toast-store.ts';
import { useEffect } from 'react';
import { lazyPart } from './lazy/lazy-part.tsx';

const loadToast = async () => (await import('@tajmeelspot/ui/toast.tsx')).Toast;
const Toast = lazyPart(loadToast);
/** Milliseconds after which the page itself has surely come. */
const preloadMs = 3000;
const shownMs = 3000;

/** Where toasts appear: at the top, on the end side. */
export function Toasts() {
  // Few visits have a toast, but one may have to say that the line is down.
  useEffect(() => {
    const timer = setTimeout(() => void loadToast().catch(() => {}), preloadMs);
    return () => clearTimeout(timer);
  }, []);
  const shown = useToasts();
  return (
    <output className="pointer-events-none fixed inset-e-4 top-18 z-40 grid w-[min(360px,100vw-32px)] gap-2 lg:top-22">
      {shown.map((one) => (
        <Toast key={one.id} shown={one} ms={shownMs} />
      ))}
    </output>
  );
}
