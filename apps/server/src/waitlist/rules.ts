import type { WaitlistOfferState } from '@tajmeelspot/contract/waitlist.ts';

/** How many entries a customer can have at a time. */
export const maxEntries = 5;
/** How many days an entry can cover. */
export const maxDays = 14;

/** How long an offer is open, hours. In the night (hours of the clock) this time begins in the morning. */
const openHours = 2;
const night = { from: 22, to: 8 } as const;

/**
 * Until when a slot is offered: for two hours, which in the night begin at eight, but not longer than the slot can be
 * booked. May lie in the past; then the slot cannot be offered.
 */
export function expiryOf(now: Temporal.ZonedDateTime, startsAt: Temporal.Instant, leadMinutes: number) {
  const bookableUntil = startsAt.subtract({ minutes: leadMinutes });
  const openUntil = startOfOpenHours(now).add({ hours: openHours }).toInstant();
  return Temporal.Instant.compare(openUntil, bookableUntil) < 0 ? openUntil : bookableUntil;
}

/** The moment itself, or the end of the night where it is night. */
function startOfOpenHours(now: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  if (now.hour >= night.to && now.hour < night.from) return now;
  const day = now.hour < night.to ? now : now.add({ days: 1 });
  return day.with({ hour: night.to, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
}

/** The present state of an offer: an open one whose time is over has lapsed, even before a row says so. */
export const waitlistOfferStateAt = (
  { state, expires_at }: { state: WaitlistOfferState; expires_at: Date },
  now: Temporal.Instant,
): WaitlistOfferState => (state === 'open' && expires_at.getTime() <= now.epochMilliseconds ? 'lapsed' : state);

/** Whether an offer can be answered: 'open', or why not. */
export function answerToOffer(state: WaitlistOfferState, isWaiting: boolean): 'open' | 'taken' | 'over' {
  if (state === 'lost') return 'taken';
  return state === 'open' && isWaiting ? 'open' : 'over';
}

/** Days (YYYY-MM-DD) and minutes of the clock, all included. */
export type WaitlistWindow = { first: string; last: string; earliestMinute: number; latestMinute: number };

/** What is wrong with the days and times of an entry, by field; undefined where nothing is. */
export function windowError(window: WaitlistWindow, today: Temporal.PlainDate, horizonDays: number) {
  const first = Temporal.PlainDate.from(window.first);
  const last = Temporal.PlainDate.from(window.last);
  const compare = Temporal.PlainDate.compare;
  if (compare(first, today) < 0) return { from: ['past_date'] } as const;
  if (compare(last, first) < 0) return { to: ['before_first'] } as const;
  if (compare(last, first.add({ days: maxDays - 1 })) > 0) return { to: ['too_many_days'] } as const;
  if (today.until(last).days > horizonDays) return { to: ['too_far'] } as const;
  if (window.latestMinute < window.earliestMinute) return { latest: ['before_first'] } as const;
  return undefined;
}

/** A slot by the clock in Baghdad, with its minute since 1970. */
export type ClockSlot = { readonly minute: number; readonly date: string; readonly minuteOfDay: number };

/** Whether a slot lies in the days and times of an entry. */
export const isInWindow = ({ first, last, earliestMinute, latestMinute }: WaitlistWindow, slot: ClockSlot): boolean =>
  first <= slot.date && slot.date <= last && earliestMinute <= slot.minuteOfDay && slot.minuteOfDay <= latestMinute;

/** Time that a booking has just freed, minutes since 1970. */
export type FreedMinutes = { readonly from: number; readonly to: number };

/** Longest time that one booking frees, minutes: a longer one comes from a change of the schedule. */
const maxFreed = 1440;

/** The time that an event frees; undefined where it comes from a change of the schedule. */
export function freedBetween(from: Temporal.Instant, to: Temporal.Instant): FreedMinutes | undefined {
  const freed = { from: from.epochMilliseconds / 60_000, to: to.epochMilliseconds / 60_000 };
  return freed.to - freed.from <= maxFreed ? freed : undefined;
}

/** What is known of an entry when it is checked; minutes since 1970. */
type WaitlistCheckInput = {
  /** Slots that have been free since the entry began or changed. */
  readonly known: readonly number[];
  /** Slots that were offered before. */
  readonly offered: readonly number[];
  /** The slot of the open offer. */
  readonly open: number | undefined;
  /** Slots in it were held, so they have not been free all the time. */
  readonly freed?: FreedMinutes | undefined;
};

/**
 * Compares an entry with the slots that are free now: whether the offered slot is lost, which slot to offer next, and
 * which have been free all the time. A slot is offered once, and never one that has been free all the time.
 */
export function checkEntry({ known: knownSlots, offered, open, freed }: WaitlistCheckInput, free: readonly number[]) {
  const known = freed ? knownSlots.filter((minute) => minute < freed.from || minute >= freed.to) : knownSlots;
  const isLost = open !== undefined && !free.includes(open);
  const isFresh = (minute: number) => !known.includes(minute) && !offered.includes(minute);
  const next = open === undefined || isLost ? free.find(isFresh) : undefined;
  return { isLost, next, known: known.filter((minute) => free.includes(minute)) };
}
