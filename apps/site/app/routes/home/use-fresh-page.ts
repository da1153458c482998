import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { useEffect } from 'react';
import { openParts } from '../../shell/lazy/deferred-part.tsx';

/** Free times that were shown longer ago may have passed, milliseconds. */
const maxAgeMs = 10 * 60_000;

/**
 * Fetches what a page shows anew where it is of another day, or was left in a tab for long, as soon as somebody looks at
 * it. `today` (YYYY-MM-DD in Baghdad) comes with the page.
 */
export function useFreshPage(today: string, fetchAnew: () => void): void {
  useEffect(() => {
    let shownAt = Date.now();
    const check = () => {
      const isOld = Date.now() - shownAt > maxAgeMs || inBaghdad(Date.now()).date !== today;
      if (!isOld || document.visibilityState === 'hidden') return;
      shownAt = Date.now();
      openParts();
      fetchAnew();
    };
    check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [today, fetchAnew]);
}
