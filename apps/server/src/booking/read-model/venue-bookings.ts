import type { Booking, BookingStatus } from '@tajmeelspot/contract/booking/shape.ts';
import { cursorOf, readCursor } from '#app/catalog/catalog.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import * as queries from './venue-booking-queries.ts';
import { heldStatuses, statusAt } from '../rules.ts';
import type { BookingRow } from './booking-queries.ts';
import { toBooking, readReliability } from './to-booking.ts';
import { zone } from '#app/availability/availability.ts';

/** Some time of a venue. */
export type VenuePeriod = {
  readonly venueId: number;
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  /** Also what was declined, expired or cancelled. */
  readonly isAll: boolean;
};

/** What an own venue has between two instants, as its owner sees it, earliest start first; at most 5000. */
export async function listBookingsOfVenue(deps: Deps, actor: MemberActor, input: VenuePeriod): Promise<Booking[]> {
  const { venueId, isAll } = input;
  const time = { from: toDate(input.from), to: toDate(input.to), now: toDate(deps.clock.now()) };
  const rows = await queries.listBookingsOfVenue(deps.db, actor.language, actor.member.id, { venueId, isAll, ...time });
  return (await toVenueBookings(deps, actor, rows)).toReversed();
}

/** What waits for the answer of an own venue, what must be answered first at the front; at most 1000. */
export async function listRequests(deps: Deps, actor: MemberActor, venueId: number): Promise<Booking[]> {
  const now = toDate(deps.clock.now());
  const rows = await queries.listRequestsOfVenue(deps.db, actor.language, actor.member.id, venueId, now);
  const byUrgency = rows.toSorted((a, b) => a.answer_by.getTime() - b.answer_by.getTime() || a.id - b.id);
  return toVenueBookings(deps, actor, byUrgency);
}

/** Which bookings of a venue are meant; days (YYYY-MM-DD) are those of their starts, both included. */
export type VenueBookingsQueryInput = {
  readonly status?: BookingStatus | undefined;
  readonly employee?: number | undefined;
  readonly service?: number | undefined;
  readonly customer?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly text?: string | undefined;
};

type PageInput = { readonly cursor?: string | undefined; readonly limit: number };

/** As many are counted. */
const maxCounted = 1000;
/** As many lines does a file have. */
const maxExported = 10_000;

/** A page of what an own venue ever had, latest start first, how many there are and the mark of the next. Throws invalid. */
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

/** The treatments of what an own venue ever had, each in the state that its booking is in now; at most 10,000. */
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

/** As PostgreSQL writes it. */
const sortKeyOf = ({ starts_at: at }: BookingRow): string => at.toISOString().replace('T', ' ').replace('Z', '+00');

/** Bookings as the owner of their venue sees them; how their customers kept former ones is told of those still held. */
async function toVenueBookings(deps: Deps, actor: MemberActor, rows: readonly BookingRow[]): Promise<Booking[]> {
  const held = new Set(rows.filter((row) => heldStatuses.includes(statusAt(row, deps.clock.now()))));
  const reliability = await readReliability(deps, actor, [...held]);
  return rows.map((row) => ({
    ...toBooking(deps, actor, row, 'vendor'),
    reliability: held.has(row) ? reliability(row) : null,
  }));
}
