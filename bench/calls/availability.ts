import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import type { ScaleRun } from '../bench-run.ts';
import { openFloors } from '../bare/open-floors.ts';
import { atLeast, atMost, type Measurement } from '../budget.ts';
import { compareRates } from '../compare-rates.ts';
import { listDetailPaths } from './reads.ts';
import { listEmployeeTreatments, type EmployeeTreatment } from './planned-bookings.ts';

/** Venues whose slots are read. */
const venueCount = 24;

/**
 * A week of slots where the database holds as many bookings as services, compared with one ready document by its key; and
 * with a database without bookings.
 */
export async function measureAvailability(run: ScaleRun): Promise<Measurement[]> {
  const [few, many] = [await run.few.server(), await run.server()];
  const paths = pathsOf(await listEmployeeTreatments(run));
  const fewPaths = pathsOf(await listEmployeeTreatments(run.few));
  const floors = await openFloors(run, run.scratch, await listDetailPaths(many));
  const ours = { port: many.port, paths };
  try {
    await requireBusy(many.port, paths[0] ?? '');
    return [
      await compareRates('free times of a week', { ours, floor: floors.detail }, atLeast(0.2), run.rounds),
      await compareRates(
        'free times of a week, no bookings to many',
        { none: { port: few.port, paths: fewPaths }, [`${run.services.toLocaleString('en')} bookings`]: ours },
        atMost(1.5),
        run.rounds,
      ),
    ];
  } finally {
    await floors.stop();
  }
}

/** The slots of one treatment of each venue. */
function pathsOf(treatments: readonly EmployeeTreatment[]): string[] {
  const venues = Map.groupBy(treatments, ({ venueId }) => venueId);
  return [...venues.values()].slice(0, venueCount).flatMap(([treatment]) => (treatment ? [pathOf(treatment)] : []));
}

const pathOf = ({ serviceId, treatmentId }: EmployeeTreatment) =>
  `${places.api}/services/${serviceId}/slots?treatment_id=${treatmentId}&days=7`;

/** Throws where the slots are all free or all taken: then nothing would be measured. */
async function requireBusy(port: number, path: string): Promise<void> {
  const { body } = await getOk(port, path);
  if (!body.includes('"is_free":false') || !body.includes('"is_free":true')) {
    throw new Error(`${path} must have free slots and taken ones.`);
  }
}
