import { findBookingErrors } from '../audit/find-booking-errors.ts';
import { readBookingRecords, type AuditedItem } from '../audit/booking-records.ts';
import type { PlayContext } from './play-context.ts';
import * as model from './state.ts';

/** Rejects where the database holds an impossible booking, and where its bookings differ from those of the model. */
export async function compareWithModel({ server, setup, state }: PlayContext): Promise<void> {
  const records = await readBookingRecords(server.deps.pool, setup.since);
  const errors = findBookingErrors(records);
  if (errors.length > 0) throw new Error(errors.join('; '));
  const itemsByBooking = Map.groupBy(
    records.rows.filter(({ id }) => id > setup.since),
    ({ bookingId }) => bookingId,
  );
  const invented = [...itemsByBooking.keys()].filter((id) => !state.bookings.some((booking) => booking.id === id));
  if (invented.length > 0) throw new Error(`the model has not placed the bookings ${invented.join(', ')}`);
  for (const booking of state.bookings) {
    const rows = itemsByBooking.get(booking.id) ?? [];
    // A rival of the same time records the expiry earlier than the model does.
    if (rows[0]?.status === 'expired' && model.visibleStatus(booking, state) !== booking.status)
      model.changeStatus(booking, 'expired');
    const [actual, expected] = [describeItems(rows), describeBooking(booking)];
    if (actual !== expected) throw new Error(`booking ${booking.id} is ${actual} instead of ${expected}`);
  }
}

function describeItems(rows: readonly AuditedItem[]): string {
  const [first] = rows;
  if (!first) return 'lost';
  const price = rows.reduce((sum, row) => sum + row.price, 0);
  const times = rows.map(({ employee, from }) => `${employee} at ${new Date(from).toISOString()}`);
  return summarize({ ...first, price, times });
}

function describeBooking({ status, changes, price, assignments, ...marks }: model.ModelBooking): string {
  const times = assignments.map(({ employee, startsAt }) => `${employee} at ${new Date(startsAt).toISOString()}`);
  return summarize({ ...marks, status, price, sequence: changes, times });
}

type BookingSummary = Pick<
  AuditedItem,
  'status' | 'sequence' | 'price' | 'isRemindedDay' | 'isRemindedSoon' | 'isAttendanceConfirmed'
> & {
  times: string[];
};

const summarize = ({
  status,
  sequence,
  price,
  times,
  isRemindedDay,
  isRemindedSoon,
  isAttendanceConfirmed,
}: BookingSummary): string =>
  [
    `${status} after ${sequence} changes for ${price} with ${times.join(' and ')}`,
    ...(isRemindedDay ? ['reminded of the day'] : []),
    ...(isRemindedSoon ? ['reminded of the hour'] : []),
    ...(isAttendanceConfirmed ? ['attendance confirmed'] : []),
  ].join(', ');
