import type { WaitlistOfferState } from '@tajmeelspot/contract/waitlist.ts';

/** What one customer can wait for at a time, and over how many days. */
export const maxEntries = 5;
export const maxDays = 14;

/** How long an offer is open, hours; at night that begins in the morning, hours of the clock. */
const openHours = 2;
const night = { from: 22, to: 8 } as const;

/**
 * Until when a time is offered: two hours, which at night begin at eight, but never later than the venue can still be
 * booked for that start. May lie in the past: then there is nothing to offer.
 */
export function expiryOf(now: Temporal.ZonedDateTime, startsAt: Temporal.Instant, leadMinutes: number) {
  const late = startsAt.subtract({ minutes: leadMinutes });
  const answered = wakingTime(now).add({ hours: openHours }).toInstant();
  return Temporal.Instant.compare(answered, late) < 0 ? answered : late;
}

/** The moment itself, or the end of the night that it lies in. */
function wakingTime(now: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  if (now.hour >= night.to && now.hour < night.from) return now;
  const day = now.hour < night.to ? now : now.add({ days: 1 });
  return day.with({ hour: night.to, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
}

/** The state an offer is in now: an open one whose time is over has lapsed, also before it is written down. */
export const waitlistOfferStateAt = (
  { state, expires_at }: { state: WaitlistOfferState; expires_at: Date },
  now: Temporal.Instant,
): WaitlistOfferState => (state === 'open' && expires_at.getTime() <= now.epochMilliseconds ? 'lapsed' : state);

/** What becomes of an answer to an offer: it is given, or why it cannot be. */
export function answerToOffer(state: WaitlistOfferState, isWaiting: boolean): 'open' | 'taken' | 'over' {
  if (state === 'lost') return 'taken';
  return state === 'open' && isWaiting ? 'open' : 'over';
}

/** Days (YYYY-MM-DD) and minutes of the clock, all included. */
export type WaitlistWindow = { first: string; last: string; earliestMinute: number; latestMinute: number };

/** What is wrong with the days and times somebody would wait for, by field; undefined where they will do. */
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

/** A start as the clock shows it, with its minute since 1970. */
export type ClockSlot = { readonly minute: number; readonly date: string; readonly minuteOfDay: number };

/** Whether somebody waits for a start. */
export const isInWindow = ({ first, last, earliestMinute, latestMinute }: WaitlistWindow, start: ClockSlot): boolean =>
  first <= start.date && start.date <= last && earliestMinute <= start.minuteOfDay && start.minuteOfDay <= latestMinute;

/** Time that a booking held until now, minutes since 1970. */
export type FreedMinutes = { readonly from: number; readonly to: number };

/** Longest time that one booking frees, minutes: what is longer is other hours of the venue. */
const maxFreed = 1440;

/** The time that an event frees, where it is that of a booking. */
export function freedBetween(from: Temporal.Instant, to: Temporal.Instant): FreedMinutes | undefined {
  const freed = { from: from.epochMilliseconds / 60_000, to: to.epochMilliseconds / 60_000 };
  return freed.to - freed.from <= maxFreed ? freed : undefined;
}

/** What is known of a wait when somebody looks; minutes since 1970. */
type WaitlistCheckInput = {
  readonly known: readonly number[];
  readonly offered: readonly number[];
  /** The start of the open offer. */
  readonly open: number | undefined;
  /** What was held until now was not free all the time, whatever was seen last. */
  readonly freed?: FreedMinutes | undefined;
};

/**
 * What a look at the free starts of a wait says: whether the offered one is gone, which is offered next, and which have been
 * free ever since somebody waits. Nothing is offered twice, nor what was free all the time.
 */
export function checkEntry({ known: seen, offered, open, freed }: WaitlistCheckInput, free: readonly number[]) {
  const known = freed ? seen.filter((minute) => minute < freed.from || minute >= freed.to) : seen;
  const isLost = open !== undefined && !free.includes(open);
  const isFresh = (minute: number) => !known.includes(minute) && !offered.includes(minute);
  const next = open === undefined || isLost ? free.find(isFresh) : undefined;
  return { isLost, next, known: known.filter((minute) => free.includes(minute)) };
}
