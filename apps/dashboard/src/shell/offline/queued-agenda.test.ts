import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { VenueTreatment } from '@tajmeelspot/contract/booking/walk-ins.ts';
import { describe, expect, it } from 'vitest';
import { applyQueue } from './queued-agenda.ts';
import { type BookingTask, isDue, isForgotten, isOver, type OfflineTask, type QueuedTask } from './queued-task.ts';
import { findCollision, instantOf } from './queued-times.ts';

const date = '2026-12-12';
const employees = [1, 2].map((id) => ({
  id,
  name: `Employee ${id}`,
  shifts: [{ date, from: '10:00', to: '20:00' }],
  off: [],
})) as unknown as Agenda['employees'];
const treatments = [
  {
    treatment_id: 7,
    title: 'Hair cut',
    duration: 30,
    price: 25_000,
    is_at_home: false,
    employee_ids: [1, 2],
    service: { id: 3, title: 'Hair' },
  },
] satisfies VenueTreatment[];

function booking(id: number, time: string, more: Partial<Booking> = {}): Booking {
  const at = {
    time,
    starts_at: new Date(instantOf(date, time)).toISOString(),
    duration: 30,
    employee: { id: 1, name: 'Employee 1' },
  };
  return {
    id,
    status: 'confirmed',
    booking_date: date,
    checked_in_at: null,
    ...at,
    items: [{ ...at }],
    ...more,
  } as Booking;
}

let count = 0;
const task = (what: OfflineTask, more: Partial<QueuedTask> = {}): QueuedTask =>
  ({ key: `key-${(count += 1)}`, venueId: 5, customerName: 'A', date, time: '12:00', ...what, ...more }) as QueuedTask;
const walkIn = (time: string, employeeId: number | null, more: Partial<QueuedTask> = {}) =>
  task(
    {
      kind: 'walk_in',
      body: { treatment_id: 7, employee_id: employeeId, customer_name: 'Umm Ali', booking_date: date, time },
    },
    { time, ...more },
  );
const step = (kind: 'confirm' | 'check_in' | 'complete' | 'no_show', bookingId = 11) => task({ kind, bookingId });
const apply = (tasks: QueuedTask[], bookings = [booking(11, '12:00')]) =>
  applyQueue({ bookings, employees }, tasks, treatments);

describe('R15.08 a day with what waits on the device', () => {
  it('has an entered customer at once, at the employee who is free', () => {
    const [, entered] = apply([walkIn('12:00', null)]).bookings;
    expect(entered).toMatchObject({ customer_name: 'Umm Ali', time: '12:00', employee: { id: 2 }, origin: 'venue' });
    expect(entered!.id).toBeLessThan(0);
    expect(Object.values(entered!.can).some(({ is_allowed: isAllowed }) => isAllowed)).toBe(false);
    expect(apply([walkIn('12:00', 1)]).bookings.map((one) => one.employee.id)).toEqual([1, 1]);
  });

  it('has every step as it will be', () => {
    expect(apply([step('check_in')]).bookings[0]?.checked_in_at).not.toBeNull();
    expect(apply([step('confirm')], [booking(11, '12:00', { status: 'pending' })]).bookings[0]?.status).toBe(
      'confirmed',
    );
    expect(apply([step('complete')]).bookings[0]?.status).toBe('completed');
    expect(apply([task({ kind: 'decline', bookingId: 11, reason: 'Full' })]).bookings).toEqual([]);
    const to = { booking_date: date, time: '15:00', employee_id: 2, duration: 45 };
    const [moved] = apply([task({ kind: 'move', bookingId: 11, to })]).bookings;
    expect(moved).toMatchObject({
      time: '15:00',
      duration: 45,
      employee: { id: 2 },
      items: [{ time: '15:00', duration: 45 }],
    });
    expect(Date.parse(moved!.starts_at)).toBe(instantOf(date, '15:00'));
  });

  it('has blocked time, and leaves out what was refused or discarded', () => {
    const body = { kind: 'blocked' as const, employee_id: 1, starts_on: date, from: '13:00', to: '14:00' };
    const blocked = apply([task({ kind: 'block', body } as unknown as OfflineTask)]).employees[0];
    expect(blocked?.off).toMatchObject([{ kind: 'blocked', from: '13:00', to: '14:00' }]);
    const refused = walkIn('12:00', 2, { problem: { message: 'Taken', near: [] } });
    const discarded = walkIn('12:00', 2, { droppedAt: 1 });
    expect(apply([refused, discarded]).bookings).toHaveLength(1);
    expect([refused, discarded].map(isDue)).toEqual([false, false]);
  });
});

describe('R15.08 what this device knows', () => {
  it('is a collision with what it was told and with what it has entered itself', () => {
    const { bookings } = apply([walkIn('14:00', 2)]);
    const at = (employeeId: number, time: string, except?: number) =>
      findCollision(
        bookings,
        { employeeId, from: instantOf(date, time), to: instantOf(date, time) + 1_800_000 },
        except,
      )?.customer_name ?? 'free';
    expect(at(2, '14:15')).toBe('Umm Ali');
    expect(at(2, '14:30')).toBe('free');
    expect(at(1, '14:15')).toBe('free');
    expect(
      findCollision(bookings, { employeeId: 1, from: instantOf(date, '12:29'), to: instantOf(date, '13:00') })?.id,
    ).toBe(11);
    expect(at(1, '12:15', 11)).toBe('free');
  });

  it('is when it is too late to send something, and when what was discarded is forgotten', () => {
    const answer = task({ kind: 'confirm', bookingId: 11 } satisfies BookingTask, { deadline: 1000 });
    expect([999, 1000].map((now) => isOver(answer, now))).toEqual([false, true]);
    expect(isOver(step('complete'), Number.MAX_SAFE_INTEGER)).toBe(false);
    const week = 7 * 86_400_000;
    expect([week, week + 1].map((now) => isForgotten({ ...answer, droppedAt: 0 }, now))).toEqual([false, true]);
  });
});
