import type { MarketFigures } from '@tajmeelspot/contract/operator/figures.ts';
import { type ReportRange, splitRange } from '#app/backoffice/backoffice.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import * as queries from './figure-queries.ts';

/** The marketplace in figures, in parts, as a whole and of the days before. Throws invalid. */
export async function findFigures({ db, clock }: Deps, input: ReportRange) {
  const { periods, whole, before } = splitRange(input);
  const range = { before: before.from, starts: periods.map(({ from }) => from), until: whole.until };
  // One after the other: nobody else waits for a connection because an operator reads figures.
  const signUps = toParts(await queries.countSignUps(db, range));
  const publications = toParts(await queries.countPublications(db, range));
  const requests = toParts(await queries.countRequests(db, range, toDate(clock.now())));
  const outcomes = toParts(await queries.countOutcomes(db, range));
  const paid = toParts(await queries.sumPaid(db, range));
  const tries = Map.groupBy(await queries.countMessages(db, range), (row) => row.part);
  const figuresOf = (part: string, from: string): MarketFigures => ({
    ...nothing,
    ...signUps.get(part),
    ...publications.get(part),
    ...requests.get(part),
    ...outcomes.get(part),
    ...paid.get(part),
    messages: (tries.get(part) ?? []).toSorted((one, other) => one.channel.localeCompare(other.channel)),
    from,
  });
  return {
    periods: periods.map(({ from }, index) => figuresOf(String(index + 1), from)),
    totals: figuresOf('all', whole.from),
    before: figuresOf('before', before.from),
  };
}

const toParts = <Figures>(rows: readonly queries.FigureRow<Figures>[]) => new Map(rows.map((row) => [row.part, row]));

const nothing = {
  customers: 0,
  vendors: 0,
  venues: 0,
  services: 0,
  requested: 0,
  confirmed: 0,
  answerable: 0,
  answered_in_time: 0,
  answer_minutes: null,
  completed: 0,
  no_shows: 0,
  cancelled: 0,
  paid_iqd: 0,
};
