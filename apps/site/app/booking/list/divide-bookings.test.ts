import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { describe, expect, it } from 'vitest';
import { lookOf } from '@tajmeelspot/ui/state-badge.tsx';
import { divideBookings } from './divide-bookings.ts';

const now = Date.parse('2026-11-21T06:00:00Z');
const booking = (id: number, startsAt: string, status: Booking['status'] = 'confirmed', duration = 60) =>
  ({ id, starts_at: startsAt, status, duration }) as Booking;
const ids = (bookings: readonly Booking[]) => bookings.map(({ id }) => id);

describe('divideBookings', () => {
  it('R2.37 the soonest booking that may take place is next, the rest come in order, past ones latest first', () => {
    const { next, upcoming, past } = divideBookings(
      [
        booking(1, '2026-11-29T10:00:00.000Z'),
        booking(2, '2026-11-22T10:00:00.000Z', 'cancelled'),
        booking(3, '2026-11-23T10:00:00.000Z', 'pending'),
        booking(4, '2026-10-01T10:00:00.000Z', 'completed'),
        booking(5, '2026-11-01T10:00:00.000Z', 'declined'),
      ],
      now,
    );
    expect(next?.id).toBe(3);
    expect(ids(upcoming)).toEqual([1]);
    expect(ids(past)).toEqual([2, 5, 4]);
  });

  it('a visit that has begun is not past before it is over', () => {
    expect(divideBookings([booking(1, '2026-11-21T05:30:00.000Z')], now).next?.id).toBe(1);
    expect(ids(divideBookings([booking(1, '2026-11-21T05:00:00.000Z')], now).past)).toEqual([1]);
  });

  it.each(['cancelled', 'declined', 'expired', 'no_show', 'completed'] as const)(
    'R2.37 R14.15 a booking that is %s is never upcoming, whatever its time',
    (status) => {
      const times = ['2026-11-20T10:00:00.000Z', '2026-11-21T06:00:00.000Z', '2027-01-01T10:00:00.000Z'];
      const { next, upcoming, past } = divideBookings(
        times.map((time, index) => booking(index, time, status)),
        now,
      );
      expect([next, ...upcoming]).toEqual([undefined]);
      expect(ids(past)).toEqual([2, 1, 0]);
    },
  );
});

it('R4.06 confirmed is green, pending yellow, every other red; completed stays green', () => {
  const tones = Object.entries(lookOf).map(([status, { tone }]) => [status, tone]);
  expect(Object.fromEntries(tones)).toEqual({
    pending: 'pending',
    confirmed: 'confirmed',
    completed: 'confirmed',
    declined: 'other',
    cancelled: 'other',
    expired: 'other',
    no_show: 'other',
  });
});
