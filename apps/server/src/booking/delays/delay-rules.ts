import type { Interval } from '#app/venues/timetable/timetable-rules.ts';

/** One treatment of a booking of the day; instants in milliseconds since 1970. */
export type DayItem = {
  readonly id: number;
  readonly bookingId: number;
  readonly employeeId: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly held: readonly { readonly from: number; readonly to: number }[];
};

/** By how many minutes each booking of the rest of a day begins later, and whether another booking stands in its place. */
export type DelayedStart = { readonly bookingId: number; readonly minutes: number; readonly isTaken: boolean };

export type DelayInput = {
  /** Everything that holds time of the venue that day, in the order of the starts. */
  readonly items: readonly DayItem[];
  readonly employeeId: number;
  readonly minutes: number;
  readonly now: number;
  /** The booking that begins so much later; else what the employee is busy with now ends so much later. */
  readonly fromBookingId?: number | undefined;
  /** The bookings that may move; all where this is absent. */
  readonly only?: ReadonlySet<number> | undefined;
};

const minute = 60_000;
const step = 5;

/**
 * The rest of an employee's day, later by no more than is needed: free time absorbs the minutes. A booking moves as a
 * whole, whoever gives its treatments; one that has begun does not.
 */
export function delayDay(input: DelayInput): DelayedStart[] {
  const { items, employeeId, minutes } = input;
  const moving = listMoving(input);
  const isMoving = new Set(moving.map(({ bookingId }) => bookingId));
  // What stays where it is, and what is already placed.
  const placed = items.filter(({ bookingId }) => !isMoving.has(bookingId)).flatMap(partsOf);
  const own = placed.filter((part) => part.employeeId === employeeId && part.from <= input.now);
  const busyUntil = input.fromBookingId === undefined ? Math.max(input.now, ...own.map(({ to }) => to)) : 0;
  const late = { employeeId, from: input.now, to: busyUntil + minutes * minute };
  if (input.fromBookingId === undefined) placed.push(late);
  return moving.map((booking) => {
    const parts = booking.items.flatMap(partsOf);
    const isForced = booking.bookingId === input.fromBookingId;
    const needed = isForced ? minutes : shiftOf(parts, placed, minutes, employeeId);
    const moved = parts.map((part) => shifted(part, needed));
    const isTaken = needed > 0 && overlapsAny(moved, placed);
    placed.push(...moved);
    return { bookingId: booking.bookingId, minutes: needed, isTaken };
  });
}

/** The bookings that may move, in the order of their starts, each with all its treatments. */
function listMoving({ items, employeeId, now, fromBookingId, only }: DelayInput) {
  const from = items.find(({ bookingId }) => bookingId === fromBookingId)?.startsAt ?? now;
  const bookings = [...Map.groupBy(items, ({ bookingId }) => bookingId)].map(([bookingId, own]) => ({
    bookingId,
    items: own,
    startsAt: Math.min(...own.map(({ startsAt }) => startsAt)),
  }));
  return bookings
    .filter(({ items: own }) => own.some((item) => item.employeeId === employeeId))
    .filter(({ startsAt, bookingId }) => startsAt > now && startsAt >= from && (only?.has(bookingId) ?? true))
    .toSorted((one, other) => one.startsAt - other.startsAt || one.bookingId - other.bookingId);
}

type HeldPart = Interval & { readonly employeeId: number };

const partsOf = ({ employeeId, held }: DayItem): HeldPart[] => held.map(({ from, to }) => ({ employeeId, from, to }));

/** How many minutes later a booking begins so that its employee is free; at most so many as all are late. */
function shiftOf(parts: readonly HeldPart[], placed: readonly HeldPart[], limit: number, employeeId: number): number {
  const own = placed.filter((part) => part.employeeId === employeeId);
  const mine = parts.filter((part) => part.employeeId === employeeId);
  for (let minutes = 0; minutes < limit; minutes += step) {
    if (
      !overlapsAny(
        mine.map((part) => shifted(part, minutes)),
        own,
      )
    )
      return minutes;
  }
  return limit;
}

const shifted = (part: HeldPart, minutes: number): HeldPart => ({
  ...part,
  from: part.from + minutes * minute,
  to: part.to + minutes * minute,
});

const overlapsAny = (parts: readonly HeldPart[], others: readonly HeldPart[]): boolean =>
  parts.some((part) =>
    others.some((other) => other.employeeId === part.employeeId && other.from < part.to && part.from < other.to),
  );
