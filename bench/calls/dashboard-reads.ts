import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import type { ScaleRun } from '../bench-run.ts';
import { fillTable, openFloors } from '../bare/open-floors.ts';
import { withDatabase } from '../with-database.ts';
import { atLeast, atMost, type Measurement } from '../budget.ts';
import { compareRates } from '../compare-rates.ts';
import { bookingCounts, type BenchVenue, addBenchVenue } from './bench-venue.ts';

/** How many times slower the calls may be for a vendor among many than for the only one. */
const budget = atMost(1.3);

/** The calls of the dashboard's first screen: the day, and the requests. */
export async function measureToday(run: ScaleRun): Promise<Measurement[]> {
  const venues = await addVenues(run);
  for (const venue of venues) {
    const { data } = await read<{ data: { figures: { bookings: number } } }>(venue, agendaPath);
    requireCount(venue, data.figures.bookings, bookingCounts.today);
    const requests = await read<{ data: unknown[] }>(venue, requestsPath);
    requireCount(venue, requests.data.length, bookingCounts.requests);
  }
  return [
    await compare('today, one vendor to many', run, venues, [agendaPath, requestsPath]),
    await compareWithRows(run, venues[1]),
  ];
}

/** A day compared with a bare program that reads the day's bookings, each of them a ready document. */
async function compareWithRows(run: ScaleRun, venue: BenchVenue): Promise<Measurement> {
  const { data } = await read<{ data: { bookings: object[] } }>(venue, agendaPath);
  await withDatabase(run, async (client) => {
    await fillTable(
      client,
      'bench_days',
      'place bigint primary key',
      data.bookings.map((one, place) => [place, JSON.stringify(one)]),
    );
    await client.query(`alter table bench_days add venue_id bigint not null default ${venue.venueId}`);
    await client.query('create index on bench_days (venue_id, place)');
    await client.query('vacuum analyze bench_days');
  });
  const floors = await openFloors(run, run.scratch, []);
  try {
    const ours = { port: venue.port, headers: venue.headers, paths: [agendaPath(venue)] };
    const sides = { ours, floor: { port: floors.port, paths: [`/day/${venue.venueId}`] } };
    // One account has room for ten calls at a time: more would be refused on a busy machine.
    return await compareRates('the day of a venue', sides, atLeast(0.3), run.rounds, 4);
  } finally {
    await floors.stop();
  }
}

/** A venue's month, day by day. */
export async function measureReport(run: ScaleRun): Promise<Measurement[]> {
  const venues = await addVenues(run);
  for (const venue of venues) {
    const { data } = await read<{ data: { periods: { bookings: number }[] } }>(venue, reportPath);
    requireCount(
      venue,
      data.periods.reduce((sum, { bookings }) => sum + bookings, 0),
      bookingCounts.month,
    );
  }
  return [await compare('report of a month, one vendor to many', run, venues, [reportPath])];
}

/** The first pages of a venue's bookings, clients and reviews. */
export async function measureVenueLists(run: ScaleRun): Promise<Measurement[]> {
  const venues = await addVenues(run);
  const pages = { bookings: bookingsPath, clients: clientsPath, reviews: reviewsPath };
  const measures: Measurement[] = [];
  for (const [name, path] of Object.entries(pages))
    measures.push(await compare(`${name} of a venue, one vendor to many`, run, venues, [path]));
  return measures;
}

/** Clients found while a name is typed, the day of the till, and a bill. */
export async function measureTill(run: ScaleRun): Promise<Measurement[]> {
  const venues = await addVenues(run);
  for (const venue of venues) {
    const { data: found } = await read<{ data: unknown[] }>(venue, clientSearchPath);
    if (found.length === 0) throw new Error(`Venue ${venue.venueId} knows nobody.`);
    const { data: day } = await read<{ data: { cash_payments: number } }>(venue, tillDayPath);
    if (day.cash_payments === 0) throw new Error(`Venue ${venue.venueId} was not paid yesterday.`);
  }
  return [
    await compare('client search, one vendor to many', run, venues, [clientSearchPath]),
    await compare('day of the till, one vendor to many', run, venues, [tillDayPath]),
  ];
}

type PathOf = (venue: BenchVenue) => string;

const venueOf = ({ venueId }: BenchVenue) => `${places.api}/venues/${venueId}`;
const agendaPath: PathOf = (venue) => `${venueOf(venue)}/agenda?days=1`;
const requestsPath: PathOf = (venue) => `${venueOf(venue)}/requests`;
const bookingsPath: PathOf = (venue) => `${venueOf(venue)}/bookings`;
const clientSearchPath: PathOf = (venue) => `${venueOf(venue)}/client-search?text=customer%2012`;
const clientsPath: PathOf = (venue) => `${venueOf(venue)}/clients`;
const reviewsPath: PathOf = (venue) => `${venueOf(venue)}/reviews`;

function tillDayPath(venue: BenchVenue): string {
  const yesterday = Temporal.Now.plainDateISO('Asia/Baghdad').subtract({ days: 1 });
  return `${venueOf(venue)}/till-days/${yesterday.toString()}`;
}

function reportPath(venue: BenchVenue): string {
  const today = Temporal.Now.plainDateISO('Asia/Baghdad');
  const from = today.subtract({ days: bookingCounts.days - 1 });
  return `${venueOf(venue)}/report?from=${from.toString()}&to=${today.toString()}&by=day`;
}

type VenuePair = readonly [alone: BenchVenue, amongMany: BenchVenue];

const addVenues = async (run: ScaleRun): Promise<VenuePair> => [
  await addBenchVenue(run.alone),
  await addBenchVenue(run),
];

/** Compares the same venue on two servers, with one client. */
function compare(
  name: string,
  run: ScaleRun,
  [alone, amongMany]: VenuePair,
  paths: readonly PathOf[],
): Promise<Measurement> {
  const target = (venue: BenchVenue) => ({
    port: venue.port,
    headers: venue.headers,
    paths: paths.map((of) => of(venue)),
  });
  const sides = { alone: target(alone), [`${run.services.toLocaleString('en')} bookings`]: target(amongMany) };
  return compareRates(name, sides, budget, run.rounds, 1);
}

async function read<Body>({ port, headers, ...venue }: BenchVenue, pathOf: PathOf): Promise<Body> {
  const { body } = await getOk(port, pathOf({ port, headers, ...venue }), headers);
  return JSON.parse(body.toString()) as Body;
}

/** Throws where a venue has other counts than it was filled with: fewer rows would be measured as faster. */
function requireCount({ venueId, port }: BenchVenue, actual: number, expected: number): void {
  if (actual !== expected)
    throw new Error(`Venue ${venueId} on port ${port} has ${actual} bookings instead of ${expected}.`);
}
