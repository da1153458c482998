import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import type { Range } from '../arena.ts';
import { atMost, type Measure } from '../budget.ts';
import { duel } from '../duel.ts';
import { booked, type Desk, openDesk } from './desk.ts';

/** How many times dearer a day may be for a vendor among many than for the only one. */
const budget = atMost(1.3);

/** What the dashboard's first screen asks: the day, and what waits for an answer. */
export async function measureToday(range: Range): Promise<Measure[]> {
  const desks = await openDesks(range);
  for (const desk of desks) {
    const { data } = await read<{ data: { figures: { visits: number } } }>(desk, agendaPath);
    demand(desk, data.figures.visits, booked.today);
    const requests = await read<{ data: unknown[] }>(desk, requestsPath);
    demand(desk, requests.data.length, booked.requests);
  }
  return [await compare('today, one vendor to many', range, desks, [agendaPath, requestsPath])];
}

/** A venue's month, day by day. */
export async function measureReport(range: Range): Promise<Measure[]> {
  const desks = await openDesks(range);
  for (const desk of desks) {
    const { data } = await read<{ data: { periods: { bookings: number }[] } }>(desk, reportPath);
    demand(
      desk,
      data.periods.reduce((sum, { bookings }) => sum + bookings, 0),
      booked.month,
    );
  }
  return [await compare('report of a month, one vendor to many', range, desks, [reportPath])];
}

/** The first pages of what a venue keeps: its bookings, customers and reviews. */
export async function measureRecords(range: Range): Promise<Measure[]> {
  const desks = await openDesks(range);
  const pages = { bookings: bookingsPath, customers: customersPath, reviews: reviewsPath };
  const measures: Measure[] = [];
  for (const [name, path] of Object.entries(pages))
    measures.push(await compare(`${name} of a house, one vendor to many`, range, desks, [path]));
  return measures;
}

type PathOf = (desk: Desk) => string;

const venueOf = ({ venueId }: Desk) => `${places.api}/venues/${venueId}`;
const agendaPath: PathOf = (desk) => `${venueOf(desk)}/agenda?days=1`;
const requestsPath: PathOf = (desk) => `${venueOf(desk)}/requests`;
const bookingsPath: PathOf = (desk) => `${venueOf(desk)}/bookings`;
const customersPath: PathOf = (desk) => `${venueOf(desk)}/customers`;
const reviewsPath: PathOf = (desk) => `${venueOf(desk)}/reviews`;

function reportPath(desk: Desk): string {
  const today = Temporal.Now.plainDateISO('Asia/Baghdad');
  const from = today.subtract({ days: booked.days - 1 });
  return `${venueOf(desk)}/report?from=${from.toString()}&to=${today.toString()}&by=day`;
}

type Desks = readonly [alone: Desk, amongMany: Desk];

const openDesks = async (range: Range): Promise<Desks> => [await openDesk(range.alone), await openDesk(range)];

/** The same venue in two places; one client, as a venue has one desk. */
function compare(name: string, range: Range, [alone, amongMany]: Desks, paths: readonly PathOf[]): Promise<Measure> {
  const target = (desk: Desk) => ({ port: desk.port, headers: desk.headers, paths: paths.map((of) => of(desk)) });
  const sides = { alone: target(alone), [`${range.services.toLocaleString('en')} bookings`]: target(amongMany) };
  return duel(name, sides, budget, range.rounds, 1);
}

async function read<Body>({ port, headers, ...desk }: Desk, pathOf: PathOf): Promise<Body> {
  const { body } = await getOk(port, pathOf({ port, headers, ...desk }), headers);
  return JSON.parse(body.toString()) as Body;
}

/** Where less were booked, less would be measured. */
function demand({ venueId, port }: Desk, found: number, wanted: number): void {
  if (found !== wanted) throw new Error(`House ${venueId} on port ${port} has ${found} bookings instead of ${wanted}.`);
}
