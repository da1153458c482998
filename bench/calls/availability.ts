import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import type { Range } from '../arena.ts';
import { openRows } from '../bare/open-rows.ts';
import { recordStatements } from '../bare/statements.ts';
import { atLeast, atMost, type Measure } from '../budget.ts';
import { duel } from '../duel.ts';
import { listSeats, type Seat } from './free-places.ts';

/** Venues whose free times are asked for. */
const asked = 24;

/**
 * A week of free times where as many bookings are stored as services, against a bare program that runs the same statements
 * and answers with their rows; and against a place without any bookings.
 */
export async function measureAvailability(range: Range): Promise<Measure[]> {
  const [few, many] = [await range.few.server(), await range.server()];
  const paths = pathsOf(await listSeats(range));
  const fewPaths = pathsOf(await listSeats(range.few));
  const { options, statements } = await recordStatements(range, range.scratch, paths);
  const bare = await openRows(range, range.scratch, { options, statements, max: () => 100_000 });
  const ours = { port: many.port, paths };
  try {
    await requireBusy(many.port, paths[0] ?? '');
    return [
      await duel('free times of a week', { ours, bare: { port: bare.port, paths } }, atLeast(0.5), range.rounds),
      await duel(
        'free times of a week, no bookings to many',
        { none: { port: few.port, paths: fewPaths }, [`${range.services.toLocaleString('en')} bookings`]: ours },
        atMost(1.5),
        range.rounds,
      ),
    ];
  } finally {
    await bare.stop();
  }
}

/** One person's service of each of some venues. */
function pathsOf(seats: readonly Seat[]): string[] {
  const venues = Map.groupBy(seats, ({ venueId }) => venueId);
  return [...venues.values()].slice(0, asked).flatMap(([seat]) => (seat ? [pathOf(seat)] : []));
}

const pathOf = ({ serviceId, treatmentId }: Seat) =>
  `${places.api}/services/${serviceId}/slots?treatment_id=${treatmentId}&days=7`;

/** Where nothing were booked, nothing would be measured. */
async function requireBusy(port: number, path: string): Promise<void> {
  const { body } = await getOk(port, path);
  if (!body.includes('"is_free":false') || !body.includes('"is_free":true')) {
    throw new Error(`${path} should have free starts and taken ones.`);
  }
}
