import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { useSyncExternalStore } from 'react';

/** Day and time in Baghdad to the minute; undefined until the browser has taken the page over, which is kept as bytes. */
export function useClock(): { readonly date: string; readonly time: string } | undefined {
  const minute = useSyncExternalStore(everyMinute, currentMinute, unknown);
  return minute === undefined ? undefined : inBaghdad(minute * 60_000);
}

const currentMinute = (): number | undefined => Math.floor(Date.now() / 60_000);
const unknown = (): number | undefined => undefined;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 10_000);
  return () => clearInterval(timer);
}
