import { Button } from '@tajmeelspot/ui/button.tsx';
import { useEffect, useEffectEvent, useState } from 'react';

/** How often the server is asked whether it answers again. */
const retryMs = 5000;

/** Loads the page of the address anew once the server answers: at a click, and by itself as soon as it does. */
export function ReloadButton({ label }: { readonly label: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const reload = async () => {
    try {
      // Without an answer the browser's own page would take the place of this one.
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      location.reload();
    } catch {
      // It is asked again before long.
    }
  };
  const reloadAtClick = async () => {
    setIsBusy(true);
    await reload();
    setIsBusy(false);
  };
  const reloadOnline = useEffectEvent(() => void reload());
  useEffect(() => {
    const listener = () => reloadOnline();
    const timer = setInterval(listener, retryMs);
    addEventListener('online', listener);
    return () => {
      clearInterval(timer);
      removeEventListener('online', listener);
    };
  }, []);
  return (
    <Button isBusy={isBusy} onClick={() => void reloadAtClick()}>
      {label}
    </Button>
  );
}
