import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { bookingActions } from '@tajmeelspot/contract/booking/actions.ts';
import type { VenueTreatment } from '@tajmeelspot/contract/booking/walk-ins.ts';
import { findCollision, instantOf } from './queued-times.ts';
import type { WalkInTask } from './queued-task.ts';

/**
 * A customer who was entered without a connection, as the calendar shows a booking. Its id is negative, for the server
 * has given it none; undefined where the treatment or who gives it is not known, or the day is another one.
 */
export function toQueuedBooking(
  task: WalkInTask,
  treatments: readonly VenueTreatment[],
  { bookings, employees }: Pick<Agenda, 'bookings' | 'employees'>,
): Booking | undefined {
  const treatment = treatments.find(({ treatment_id: id }) => id === task.body.treatment_id);
  const isShown = employees.some(({ shifts }) => shifts.some(({ date }) => date === task.date));
  if (!treatment || !isShown) return undefined;
  const startsAt = instantOf(task.date, task.time);
  const ids = task.body.employee_id ? [task.body.employee_id] : treatment.employee_ids;
  const span = { from: startsAt, to: startsAt + treatment.duration * 60_000 };
  const free = ids.find((employeeId) => !findCollision(bookings, { employeeId, ...span })) ?? ids[0];
  const employee = employees.find(({ id }) => id === free);
  if (!employee) return undefined;
  return { ...emptyBooking, ...whatIsEntered(task, treatment, { id: employee.id, name: employee.name }) };
}

function whatIsEntered(task: WalkInTask, treatment: VenueTreatment, employee: Booking['employee']) {
  const { customer_name, customer_phone, notes, home_address } = task.body;
  const startsAt = new Date(instantOf(task.date, task.time)).toISOString();
  const item = { service: treatment.service, pricing_item_id: treatment.treatment_id, pricing_title: treatment.title };
  const taken = {
    employee,
    time: task.time,
    starts_at: startsAt,
    duration: treatment.duration,
    price: treatment.price,
  };
  return {
    ...taken,
    id: queuedIdOf(task.key),
    service_id: treatment.service.id,
    customer_name,
    customer_phone: customer_phone ?? null,
    notes: notes ?? '',
    home_address: home_address ?? null,
    booking_date: task.date,
    pricing_item_id: treatment.treatment_id,
    pricing_title: treatment.title,
    service: { ...treatment.service, main_image: null, main_picture: null },
    created_at: startsAt,
    change_by: startsAt,
    items: [{ ...item, ...taken, price_trail: null, resources: [] }],
  };
}

/** The id under which the calendar shows what waits under a key. */
export const queuedIdOf = (key: string): number =>
  -1 - Array.from(key).reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 2_000_000_000, 7);

const refused = { is_allowed: false, code: 'not_possible' } as const;

const emptyBooking = {
  status: 'confirmed',
  establishment: { slug: '', name: '', address: '', phone: null, latitude: null, longitude: null },
  answer_by: null,
  coupon_code: null,
  for_woman: false,
  for_other: false,
  female_staff: false,
  home_address: null,
  customer_gender: 'other',
  origin: 'venue',
  customer_contact: null,
  client: null,
  is_discreet: false,
  checked_in_at: null,
  overrode: [],
  attendance_confirmed_at: null,
  proposal: null,
  can: Object.fromEntries(bookingActions.map((action) => [action, refused])) as Booking['can'],
  reliability: null,
} satisfies Partial<Booking>;
