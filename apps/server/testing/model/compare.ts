import { findFaults } from '../audit/audit.ts';
import { readBooks, type Row } from '../audit/books.ts';
import type { Stage } from './stage.ts';
import * as model from './state.ts';

/** Throws where the server's books are not honest, or differ from what the model knows. */
export async function compare({ server, scene, state }: Stage): Promise<void> {
  const books = await readBooks(server.deps.pool, scene.since);
  const faults = findFaults(books);
  if (faults.length > 0) throw new Error(faults.join('; '));
  const visits = Map.groupBy(
    books.rows.filter(({ id }) => id > scene.since),
    ({ bookingId }) => bookingId,
  );
  const invented = [...visits.keys()].filter((id) => !state.visits.some((booking) => booking.id === id));
  if (invented.length > 0) throw new Error(`nobody placed the bookings ${invented.join(', ')}`);
  for (const booking of state.visits) {
    const rows = visits.get(booking.id) ?? [];
    // Written down when somebody wanted the time, which the model need not foresee.
    if (rows[0]?.status === 'expired' && model.seen(booking, state) !== booking.status)
      model.change(booking, 'expired');
    const [there, known] = [describeRows(rows), describe(booking)];
    if (there !== known) throw new Error(`booking ${booking.id} is ${there} instead of ${known}`);
  }
}

function describeRows(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return 'lost';
  const price = rows.reduce((sum, row) => sum + row.price, 0);
  const turns = rows.map(({ employee, from }) => `${employee} at ${new Date(from).toISOString()}`);
  return words({ ...first, price, turns });
}

function describe({ status, changes, price, turns, ...marks }: model.Booking): string {
  const places = turns.map(({ employee, startsAt }) => `${employee} at ${new Date(startsAt).toISOString()}`);
  return words({ ...marks, status, price, sequence: changes, turns: places });
}

type Words = Pick<Row, 'status' | 'sequence' | 'price' | 'isRemindedDay' | 'isRemindedSoon' | 'isComing'> & {
  turns: string[];
};

const words = ({ status, sequence, price, turns, isRemindedDay, isRemindedSoon, isComing }: Words): string =>
  [
    `${status} after ${sequence} changes for ${price} with ${turns.join(' and ')}`,
    ...(isRemindedDay ? ['reminded of the day'] : []),
    ...(isRemindedSoon ? ['reminded of the hour'] : []),
    ...(isComing ? ['coming'] : []),
  ].join(', ');
