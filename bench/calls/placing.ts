import type { Place, Range } from '../arena.ts';
import type { PlacingTask } from '../bare/placing.ts';
import { startBare } from '../bare/start.ts';
import { atLeast, atMost, type Measure } from '../budget.ts';
import { duel } from '../duel.ts';
import type { Target } from '../load.ts';
import { databaseOf } from '../server.ts';
import { type Chance, listSeats, openChances, tidyUp, toPost } from './free-places.ts';

/**
 * Bookings placed where as many are stored as services, against a bare program that enters the same rows under the same
 * constraint and does nothing else; and against a place without any bookings.
 */
export async function measurePlacing(range: Range): Promise<Measure[]> {
  const task: PlacingTask = { url: databaseOf(range.dataDir), poolSize: 20 };
  const [ours, none] = [await openPlacing(range), await openPlacing(range.few)];
  const chances = await openChances(range, await listSeats(range), 1);
  const bare = await startBare('bench/bare/placing.ts', task, range.scratch);
  try {
    const entering: Target = { port: bare.port, post: () => ({ path: '/', body: toRow(chances()) }) };
    return [
      await duel('placing a booking', { ours, bare: entering }, atLeast(0.3), range.rounds),
      await duel(
        'placing a booking, no bookings to many',
        { none, [`${range.services.toLocaleString('en')} bookings`]: ours },
        atMost(1.5),
        range.rounds,
      ),
    ];
  } finally {
    await bare.stop();
    await Promise.all([range, range.few].map(tidyUp));
  }
}

async function openPlacing(place: Place): Promise<Target> {
  const { port } = await place.server();
  const chances = await openChances(place, await listSeats(place), 0);
  return { port, post: () => toPost(chances()) };
}

/** What the bare program is told: the columns that cannot be left out. */
function toRow({ seat, customer, date, time }: Chance): object {
  const starts = Date.parse(`${date}T${time}:00+03:00`);
  const [from, until] = [starts, starts + seat.minutes * 60_000].map((at) => new Date(at).toISOString());
  return {
    venue_id: seat.venueId,
    employee_id: seat.employeeId,
    service_id: seat.serviceId,
    pricing_item_id: seat.treatmentId,
    customer_id: customer.id,
    customer_name: 'Somebody',
    pricing_title: '{"en":"Treatment","ar":"علاج","ckb":"چارەسەر"}',
    duration_minutes: seat.minutes,
    price_iqd: seat.price,
    during: `[${from},${until})`,
    blocked: `{[${from},${until})}`,
    status: 'pending',
    answer_by: until,
    created_at: new Date().toISOString(),
  };
}
