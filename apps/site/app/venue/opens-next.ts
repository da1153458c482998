import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { addDays } from '@tajmeelspot/language/dates.ts';
import { intervalsOn } from '../service/venue/open-state.ts';

/** When it opens first within the week after a day; undefined where it does not. */
export function opensNext(
  week: VenuePage['availability'],
  special: VenuePage['special_days'],
  today: string,
): { readonly date: string; readonly time: string } | undefined {
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const date = addDays(today, ahead);
    const [first] = intervalsOn(week, special, date);
    if (first) return { date, time: first.start };
  }
  return undefined;
}
