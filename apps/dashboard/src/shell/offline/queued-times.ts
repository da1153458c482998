import type { Booking } from '@tajmeelspot/contract/booking.ts';

/** A time of a day in Baghdad, milliseconds since 1970. */
export const instantOf = (date: string, time: string): number => Date.parse(`${date}T${time}:00+03:00`);

/** Some time of an employee; milliseconds since 1970. */
export type TimeOfEmployee = { readonly employeeId: number; readonly from: number; readonly to: number };

/** The booking that this device knows to hold some time of an employee; that of `exceptId` is being moved. */
export const findCollision = (
  bookings: readonly Booking[],
  { employeeId, from, to }: TimeOfEmployee,
  exceptId?: number,
): Booking | undefined =>
  bookings.find(
    ({ id, status, items }) =>
      id !== exceptId &&
      (status === 'pending' || status === 'confirmed') &&
      items.some(({ employee, starts_at: at, duration }) => {
        const begins = Date.parse(at);
        return employee.id === employeeId && begins < to && from < begins + duration * 60_000;
      }),
  );
