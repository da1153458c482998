import type { ServerFolder, ScaleRun } from '../bench-run.ts';
import type { PlacingTask } from '../bare/placing.ts';
import { poolSize } from '../bare/open-floors.ts';
import { startBareProgram } from '../bare/start-bare-program.ts';
import { atLeast, atMost, type Measurement } from '../budget.ts';
import { compareRates } from '../compare-rates.ts';
import type { LoadTarget } from '../load.ts';
import { databaseUrlOf } from '../server.ts';
import {
  type PlannedBooking,
  listEmployeeTreatments,
  planBookings,
  removePlacedBookings,
  toPlacingRequest,
} from './planned-bookings.ts';

/**
 * Placing bookings where the database holds as many bookings as services, compared with a bare program that inserts the same
 * rows and their history under the same constraint, in one transaction each; and with a database without bookings.
 */
export async function measurePlacing(run: ScaleRun): Promise<Measurement[]> {
  const task: PlacingTask = { url: databaseUrlOf(run.dataDir), poolSize };
  const [ours, none] = [await openPlacingTarget(run), await openPlacingTarget(run.few)];
  const nextBooking = await planBookings(run, await listEmployeeTreatments(run), 1);
  const bare = await startBareProgram('bench/bare/placing.ts', task, run.scratch);
  try {
    const bareTarget: LoadTarget = { port: bare.port, post: () => ({ path: '/', body: toRow(nextBooking()) }) };
    return [
      await compareRates('placing a booking', { ours, bare: bareTarget }, atLeast(0.4), run.rounds),
      await compareRates(
        'placing a booking, no bookings to many',
        { none, [`${run.services.toLocaleString('en')} bookings`]: ours },
        atMost(1.3),
        run.rounds,
      ),
    ];
  } finally {
    await bare.stop();
    await Promise.all([run, run.few].map(removePlacedBookings));
  }
}

async function openPlacingTarget(folder: ServerFolder): Promise<LoadTarget> {
  const { port } = await folder.server();
  const nextBooking = await planBookings(folder, await listEmployeeTreatments(folder), 0);
  return { port, post: () => toPlacingRequest(nextBooking()) };
}

/** The row that the bare program inserts: the columns without a default. */
function toRow({ treatment, customer, date, time }: PlannedBooking): object {
  const starts = Date.parse(`${date}T${time}:00+03:00`);
  const [from, until] = [starts, starts + treatment.minutes * 60_000].map((at) => new Date(at).toISOString());
  return {
    venue_id: treatment.venueId,
    employee_id: treatment.employeeId,
    service_id: treatment.serviceId,
    treatment_id: treatment.treatmentId,
    customer_id: customer.id,
    customer_name: 'Customer',
    treatment_title: '{"en":"Haircut","ar":"قص شعر","ckb":"قژبڕین"}',
    duration_minutes: treatment.minutes,
    price_iqd: treatment.price,
    during: `[${from},${until})`,
    held: `{[${from},${until})}`,
    status: 'pending',
    answer_by: until,
    created_at: new Date().toISOString(),
  };
}
