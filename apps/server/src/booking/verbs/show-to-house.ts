import type { Booking, BookingStatus } from '@tajmeelspot/contract/booking/shape.ts';
import { cursorOf, readCursor } from '#app/catalog/catalog.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { zone } from '../days.ts';
import * as queries from '../house-queries.ts';
import { holding, statusAt } from '../rules.ts';
import type { VisitRow } from '../visit-queries.ts';
import { show, weigh } from './show-booking.ts';

/** Some time of a house. */
export type HouseTime = {
  readonly house: number;
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  /** Also what was declined, expired or cancelled. */
  readonly isAll: boolean;
};

/** What an own house has between two instants, as its owner sees it, earliest start first; at most 5000. */
export async function listBookingsOfHouse(deps: Deps, actor: MemberActor, asked: HouseTime): Promise<Booking[]> {
  const { house, isAll } = asked;
  const time = { from: toDate(asked.from), to: toDate(asked.to), now: toDate(deps.clock.now()) };
  const rows = await queries.listVisitsOfHouse(deps.db, actor.language, actor.member.id, { house, isAll, ...time });
  return (await showToHouse(deps, actor, rows)).toReversed();
}

/** What waits for the answer of an own house, what must be answered first at the front; at most 1000. */
export async function listRequests(deps: Deps, actor: MemberActor, house: number): Promise<Booking[]> {
  const now = toDate(deps.clock.now());
  const rows = await queries.listRequestsOfHouse(deps.db, actor.language, actor.member.id, house, now);
  const byUrgency = rows.toSorted((a, b) => a.answer_by.getTime() - b.answer_by.getTime() || a.id - b.id);
  return showToHouse(deps, actor, byUrgency);
}

/** Which bookings of a house are meant; days (YYYY-MM-DD) are those of their starts, both included. */
export type HouseSearch = {
  readonly status?: BookingStatus | undefined;
  readonly employee?: number | undefined;
  readonly service?: number | undefined;
  readonly customer?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly text?: string | undefined;
};

type Page = { readonly cursor?: string | undefined; readonly limit: number };

/** As many are counted. */
const mostCounted = 1000;
/** As many lines does a file have. */
const mostLines = 10_000;

/** A page of what an own house ever had, latest start first, how many there are and the mark of the next. Throws invalid. */
export async function findBookingsOfHouse(deps: Deps, actor: MemberActor, house: number, asked: HouseSearch & Page) {
  const after = asked.cursor === undefined ? undefined : readCursor(asked.cursor, 'newest');
  if (asked.cursor !== undefined && !after) throw invalid({ cursor: ['invalid'] });
  const filter = filterOf(deps, house, asked);
  const { db } = deps;
  const owner = actor.member.id;
  const [found, total] = await Promise.all([
    queries.listVisitsMatching(db, actor.language, owner, filter, { after, limit: asked.limit + 1 }),
    queries.countVisitsMatching(db, owner, filter, mostCounted),
  ]);
  const rows = found.slice(0, asked.limit);
  const last = found.length > asked.limit ? rows.at(-1) : undefined;
  const nextCursor = last ? cursorOf('newest', { sort_key: sortKeyOf(last), id: last.id }) : null;
  return { bookings: await showToHouse(deps, actor, rows), total, nextCursor };
}

/** The treatments of what an own house ever had, each in the state that its booking is in now; at most 10,000. */
export async function listTreatmentsOfHouse(deps: Deps, actor: MemberActor, house: number, asked: HouseSearch) {
  const filter = filterOf(deps, house, asked);
  const rows = await queries.listTreatmentsMatching(deps.db, actor.language, actor.member.id, filter, mostLines);
  return rows.map((row) => ({ ...row, status: statusAt(row, deps.clock.now()) }));
}

const filterOf = ({ clock }: Deps, house: number, { from, to, ...asked }: HouseSearch): queries.HouseFilter => ({
  ...asked,
  house,
  now: toDate(clock.now()),
  from: from === undefined ? undefined : startOf(Temporal.PlainDate.from(from)),
  to: to === undefined ? undefined : startOf(Temporal.PlainDate.from(to).add({ days: 1 })),
});

const startOf = (day: Temporal.PlainDate): Date => toDate(day.toZonedDateTime(zone).toInstant());

/** As PostgreSQL writes it. */
const sortKeyOf = ({ starts_at: at }: VisitRow): string => at.toISOString().replace('T', ' ').replace('Z', '+00');

/** Bookings as the owner of their house sees them; how their customers kept former ones is told of those still held. */
async function showToHouse(deps: Deps, actor: MemberActor, rows: readonly VisitRow[]): Promise<Booking[]> {
  const held = new Set(rows.filter((row) => holding.includes(statusAt(row, deps.clock.now()))));
  const reliability = await weigh(deps, actor, [...held]);
  return rows.map((row) => ({
    ...show(deps, actor, row, 'vendor'),
    reliability: held.has(row) ? reliability(row) : null,
  }));
}
