import { describe, expect, it } from 'vitest';
import { type DayItem, delayDay, type DelayInput } from './delay-rules.ts';

const at = (clock: string) => Date.parse(`2026-12-12T${clock}:00+03:00`);
/** A treatment of employee 1, or another one, at a booking of its own, or another one. */
const item = (id: number, from: string, to: string, more: Partial<DayItem> = {}): DayItem => ({
  id,
  bookingId: id,
  employeeId: 1,
  startsAt: at(from),
  endsAt: at(to),
  held: [{ from: at(from), to: at(to) }],
  ...more,
});
const delay = (items: DayItem[], more: Partial<DelayInput> = {}) =>
  delayDay({ items, employeeId: 1, minutes: 15, now: at('14:24'), ...more }).map(({ bookingId, minutes, isTaken }) =>
    isTaken ? [bookingId, minutes, 'taken'] : [bookingId, minutes],
  );

describe('R15.04 running late', () => {
  it('moves what the present treatment reaches into, and what that reaches into, until a gap absorbs it', () => {
    const day = [
      item(1, '13:30', '14:45'),
      item(2, '14:45', '15:45'),
      item(3, '15:45', '16:45'),
      item(4, '16:55', '17:30'),
      item(5, '17:30', '18:00'),
      item(6, '19:00', '19:30'),
    ];
    expect(delay(day)).toEqual([
      [2, 15],
      [3, 15],
      [4, 5],
      [5, 5],
      [6, 0],
    ]);
  });

  it('is counted from now on where nobody is being treated', () => {
    const day = [item(1, '13:30', '14:00'), item(2, '14:30', '15:00'), item(3, '15:30', '16:00')];
    expect(delay(day, { minutes: 30 })).toEqual([
      [2, 25],
      [3, 0],
    ]);
  });

  it('begins with a booking that is named, by all the minutes', () => {
    const day = [item(1, '15:00', '15:30'), item(2, '16:00', '16:30'), item(3, '16:30', '17:00')];
    expect(delay(day, { fromBookingId: 2 })).toEqual([
      [2, 15],
      [3, 15],
    ]);
  });
});

describe('R15.04 what moves with it', () => {
  it('moves a booking as a whole, and says where another employee is not free', () => {
    const day = [
      item(1, '14:00', '14:45'),
      item(2, '14:45', '15:15'),
      item(3, '15:15', '15:45', { bookingId: 2, employeeId: 2 }),
      item(4, '15:45', '16:15', { employeeId: 2 }),
    ];
    expect(delay(day)).toEqual([[2, 15, 'taken']]);
    expect(delay(day.slice(0, 3))).toEqual([[2, 15]]);
  });

  it('lets what is served while another treatment works by itself stay inside of it', () => {
    const day = [
      item(1, '14:00', '14:30'),
      item(2, '14:30', '16:00', {
        held: [
          { from: at('14:30'), to: at('14:50') },
          { from: at('15:30'), to: at('16:00') },
        ],
      }),
      item(3, '14:50', '15:30'),
    ];
    expect(delay(day)).toEqual([
      [2, 15],
      [3, 15],
    ]);
  });

  it('leaves what is not named, and what would then be in the way is said', () => {
    const day = [item(1, '14:00', '14:30'), item(2, '14:30', '15:00'), item(3, '15:00', '15:30')];
    expect(delay(day, { only: new Set([2]) })).toEqual([[2, 15, 'taken']]);
    expect(delay(day, { only: new Set([3]) })).toEqual([[3, 0]]);
  });

  it('never moves by more than the minutes', () => {
    const day = Array.from({ length: 20 }, (_, index) => {
      const from = new Date(at('14:30') + index * 20 * 60_000).toISOString();
      const clock = (ms: number) => new Date(Date.parse(from) + ms).toISOString();
      return {
        ...item(index + 1, '14:30', '14:50'),
        startsAt: Date.parse(from),
        endsAt: Date.parse(clock(1_200_000)),
        held: [{ from: Date.parse(from), to: Date.parse(clock(1_200_000)) }],
      };
    });
    for (const minutes of [5, 40, 120]) {
      const moved = delayDay({ items: day, employeeId: 1, minutes, now: at('14:29') });
      expect(moved.every((one) => one.minutes <= minutes && !one.isTaken)).toBe(true);
    }
  });
});
