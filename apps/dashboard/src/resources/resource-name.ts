import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { Locale } from '@tajmeelspot/language/locale.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';

type ShownItem = Booking['items'][number];

/** What a resource is called: its kind and its number. */
export const resourceName = (locale: Locale, kind: string, number: number): string =>
  `${kind} ${formatNumber(locale, number)}`;

/** The rooms, chairs and devices of a treatment; what this device stored before does not say. */
export const resourcesOf = (item: ShownItem): ShownItem['resources'] => ('resources' in item ? item.resources : []);

/** What a treatment is, and where or on what it is given. */
export const whatOf = (locale: Locale, item: ShownItem): string =>
  [item.pricing_title, ...resourcesOf(item).map(({ kind, number }) => resourceName(locale, kind, number))].join(' · ');
