import type { Booking, BookingStatus } from '@tajmeelspot/contract/booking/shape.ts';
import { cursorOf, readCursor } from '#app/catalog/catalog.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import * as queries from './venue-booking-queries.ts';
import { heldStatuses, statusAt } from '../rules.ts';
import type { BookingRow } from './booking-row-queries.ts';
import { countReliabilityOfHeld, listTextsOfVenue, listUnresolvedTexts } from './booking-text-queries.ts';
import { reliabilityBy, toBooking, readReliability } from './to-booking.ts';
import { writeBooking, type WrittenBooking } from './write-booking.ts';
import { todayAt, zone } from '#app/availability/availability.ts';

/** Which bookings of a venue are listed, by time. */
export type VenuePeriod = {
  readonly venueId: number;
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  /** With declined, expired and cancelled ones. */
  readonly isAll: boolean;
};

/** A booking of the contract as JSON, and what figures are made of. */
type BookingJson = Omit<WrittenBooking, 'row' | 'toJson'> & { readonly json: string };

/**
 * The bookings of an own venue between two instants, at most 5000, and those of which nobody has entered what became of them
 * since their day is over; the earliest start first. `passesAt`: when they may be others though no row is, milliseconds since
 * 1970.
 */
export async function writeBookingsOfVenue(deps: Deps, actor: MemberActor, { venueId, isAll, ...period }: VenuePeriod) {
  const now = deps.clock.now();
  const reader = { language: actor.language, readerId: actor.member.id, venueId, now: toDate(now) };
  const time = { from: toDate(period.from), to: toDate(period.to), before: startOf(todayAt(now)) };
  const [bookings, unresolved, counted] = await Promise.all([
    listTextsOfVenue(deps.db, { ...reader, ...time, isAll }),
    listUnresolvedTexts(deps.db, { ...reader, ...time }),
    countReliabilityOfHeld(deps.db, { venueId, ...time }),
  ]);
  const reliability = reliabilityBy(actor.locale, counted);
  const write = (text: string): BookingJson => {
    const { row, toJson, ...facts } = writeBooking(deps, actor.locale, text);
    return { ...facts, json: toJson(heldStatuses.includes(facts.status) ? reliability(row) : null) };
  };
  const listed = bookings.toReversed().map(write);
  const began = unresolved.toReversed().map(write);
  const tomorrow = startOf(todayAt(now).add({ days: 1 })).getTime();
  return {
    bookings: listed,
    unresolved: began.filter(({ endsAt }) => endsAt <= now.epochMilliseconds),
    passesAt: Math.min(tomorrow, ...[...listed, ...began].map((one) => one.passesAt)),
  };
}

/** The requests that an own venue has to answer, the most urgent first; at most 1000. */
export async function listRequests(deps: Deps, actor: MemberActor, venueId: number): Promise<Booking[]> {
  const now = toDate(deps.clock.now());
  const rows = await queries.listRequestsOfVenue(deps.db, actor.language, actor.member.id, venueId, now);
  const byUrgency = rows.toSorted((a, b) => a.answer_by.getTime() - b.answer_by.getTime() || a.id - b.id);
  return toVenueBookings(deps, actor, byUrgency);
}

/** Which bookings of a venue are searched; `from` and `to` are days (YYYY-MM-DD) of their starts, both included. */
export type VenueBookingsQueryInput = {
  readonly status?: BookingStatus | undefined;
  readonly employee?: number | undefined;
  readonly service?: number | undefined;
  readonly client?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly text?: string | undefined;
};

type PageInput = { readonly cursor?: string | undefined; readonly limit: number };

/** Counting stops here. */
const maxCounted = 1000;
/** How many treatments a spreadsheet holds. */
const maxExported = 10_000;

/**
 * A page of the bookings of an own venue, latest start first, with their number and the mark of the next page. Throws
 * invalid.
 */
export async function searchBookingsOfVenue(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: VenueBookingsQueryInput & PageInput,
) {
  const after = input.cursor === undefined ? undefined : readCursor(input.cursor, 'newest');
  if (input.cursor !== undefined && !after) throw invalid({ cursor: ['invalid'] });
  const filter = filterOf(deps, venueId, input);
  const { db } = deps;
  const owner = actor.member.id;
  const [found, total] = await Promise.all([
    queries.listBookingsMatching(db, actor.language, owner, filter, { after, limit: input.limit + 1 }),
    queries.countBookingsMatching(db, owner, filter, maxCounted),
  ]);
  const rows = found.slice(0, input.limit);
  const last = found.length > input.limit ? rows.at(-1) : undefined;
  const nextCursor = last ? cursorOf('newest', { sort_key: sortKeyOf(last), id: last.id }) : null;
  return { bookings: await toVenueBookings(deps, actor, rows), total, nextCursor };
}

/** The treatments of the bookings of an own venue, each with the present state of its booking; at most 10,000. */
export async function listItemsOfVenue(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: VenueBookingsQueryInput,
) {
  const filter = filterOf(deps, venueId, input);
  const rows = await queries.listItemsMatching(deps.db, actor.language, actor.member.id, filter, maxExported);
  return rows.map((row) => ({ ...row, status: statusAt(row, deps.clock.now()) }));
}

const filterOf = (
  { clock }: Deps,
  venueId: number,
  { from, to, ...input }: VenueBookingsQueryInput,
): queries.VenueBookingsFilter => ({
  ...input,
  venueId,
  now: toDate(clock.now()),
  from: from === undefined ? undefined : startOf(Temporal.PlainDate.from(from)),
  to: to === undefined ? undefined : startOf(Temporal.PlainDate.from(to).add({ days: 1 })),
});

const startOf = (day: Temporal.PlainDate): Date => toDate(day.toZonedDateTime(zone).toInstant());

/** A start as PostgreSQL writes timestamps, because cursors hold it so. */
const sortKeyOf = ({ starts_at: at }: BookingRow): string => at.toISOString().replace('T', ' ').replace('Z', '+00');

/** Bookings as their venue sees them; reliability comes with those that still hold time. */
async function toVenueBookings(deps: Deps, actor: MemberActor, rows: readonly BookingRow[]): Promise<Booking[]> {
  const held = new Set(rows.filter((row) => heldStatuses.includes(statusAt(row, deps.clock.now()))));
  const reliability = await readReliability(deps, actor, [...held]);
  return rows.map((row) => ({
    ...toBooking(deps, actor, row, 'vendor'),
    reliability: held.has(row) ? reliability(row) : null,
  }));
}
