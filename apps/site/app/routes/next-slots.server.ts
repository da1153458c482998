import type { SiteClient } from '@tajmeelspot/contract/client.ts';
import type { PartOfDay } from '@tajmeelspot/contract/day-parts.ts';
import { daysBetween, formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import type { NextSlots } from '../catalog/service-card-view.ts';

/** From which day (YYYY-MM-DD, today unless told), in which part of it, and from which time (HH:MM) on. */
export type NextSlotInput = {
  readonly from?: string | undefined;
  readonly part?: PartOfDay | undefined;
  readonly after?: string | undefined;
};

/** The next free times of services (at most 30) by the id of each, asked for once for all of them. */
export async function findNextSlots(
  api: SiteClient,
  language: Language,
  serviceIds: readonly number[],
  input: NextSlotInput = {},
): Promise<ReadonlyMap<number, NextSlots>> {
  if (serviceIds.length === 0) return new Map();
  const { data } = await api.listNextSlots({ query: { service_ids: serviceIds.join(','), ...input } });
  const today = inBaghdad(Date.now()).date;
  return new Map(data.map((slots) => [slots.service_id, toNextSlots(language, today, slots)]));
}

function toNextSlots(language: Language, today: string, { date, times }: { date: string; times: string[] }): NextSlots {
  const days = daysBetween(today, date);
  if (days === 0 || days === 1) return { date, day: { near: days === 0 ? 'today' : 'tomorrow' }, times };
  // Browsers need only its digits: the names of days and months would be heavy.
  return { date, day: { name: formatDay(localeOf(language), date, days < 7 ? 'weekday' : 'short') }, times };
}
