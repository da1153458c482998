import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { VenueTreatment } from '@tajmeelspot/contract/booking/walk-ins.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { isBookingTask, isDue, type MoveBody, type QueuedTask } from './queued-task.ts';
import { toQueuedBooking } from './queued-booking.ts';
import { instantOf } from './queued-times.ts';

/** A day as it will be once what waits on this device is sent. */
export function applyQueue<Day extends Pick<Agenda, 'bookings' | 'employees'>>(
  day: Day,
  tasks: readonly QueuedTask[],
  treatments: readonly VenueTreatment[],
): Day {
  let { bookings, employees } = day;
  for (const task of tasks.filter(isDue)) {
    if (task.kind === 'walk_in') {
      const booking = toQueuedBooking(task, treatments, { bookings, employees });
      bookings = booking ? [...bookings, booking] : bookings;
    } else if (task.kind === 'block') employees = employees.map((employee) => block(employee, task.body));
    else
      bookings = bookings.flatMap((booking) =>
        booking.id === task.bookingId ? change(booking, task, employees) : [booking],
      );
  }
  const inOrder = bookings.toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));
  return { ...day, bookings: bookings === day.bookings ? bookings : inOrder, employees };
}

type BlockBody = Extract<QueuedTask, { kind: 'block' }>['body'];

function block(employee: Agenda['employees'][number], { employee_id: id, starts_on: date, from, to }: BlockBody) {
  if (employee.id !== id || !from || !to) return employee;
  return { ...employee, off: [...employee.off, { date, from, to, kind: 'blocked' as const }] };
}

/** A booking as a step leaves it; none where it is declined. */
function change(booking: Booking, task: QueuedTask, employees: Agenda['employees']): Booking[] {
  if (!isBookingTask(task) || task.kind === 'decline') return [];
  if (task.kind === 'move') return [move(booking, task.to, employees)];
  if (task.kind === 'check_in') return [{ ...booking, checked_in_at: booking.checked_in_at ?? booking.starts_at }];
  if (task.kind === 'confirm') return [{ ...booking, status: 'confirmed' }];
  // A payment completes its booking.
  if (task.kind === 'complete' || task.kind === 'payment') return [{ ...booking, status: 'completed' }];
  return [{ ...booking, status: 'no_show' }];
}

function move(booking: Booking, to: MoveBody, employees: Agenda['employees']): Booking {
  const startsAt = instantOf(to.booking_date, to.time);
  const later = startsAt - Date.parse(booking.starts_at);
  const employee = employees.find(({ id }) => id === to.employee_id) ?? booking.employee;
  const duration = to.duration ?? booking.duration;
  const items = booking.items.map((item, index) => {
    const at = Date.parse(item.starts_at) + later;
    return {
      ...item,
      ...(index === 0 ? { employee: { id: employee.id, name: employee.name } } : {}),
      ...(booking.items.length === 1 ? { duration } : {}),
      starts_at: new Date(at).toISOString(),
      time: inBaghdad(at).time,
    };
  });
  const where = { booking_date: to.booking_date, time: to.time, starts_at: new Date(startsAt).toISOString() };
  return { ...booking, ...where, duration, employee: { id: employee.id, name: employee.name }, items };
}
