import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { createBrowserValue } from './browser-value.ts';

/** Day and time in Baghdad to the minute; undefined until the browser has taken the page over, which is kept as bytes. */
export function useClock(): { readonly date: string; readonly time: string } | undefined {
  const minute = useMinute();
  return minute === undefined ? undefined : inBaghdad(minute * 60_000);
}

const currentMinute = (): number | undefined => Math.floor(Date.now() / 60_000);

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 10_000);
  return () => clearInterval(timer);
}

const useMinute = createBrowserValue(everyMinute, currentMinute, undefined);
