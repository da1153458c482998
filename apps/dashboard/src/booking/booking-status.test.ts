import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { describe, expect, it } from 'vitest';
import { isPayableAt, isPaymentNext } from './booking-status.ts';

const startsAt = '2026-11-21T10:00:00Z';
const now = Date.parse(startsAt);
const booking = (status: Booking['status'], arrivedAt: string | null = null) =>
  ({ status, starts_at: startsAt, checked_in_at: arrivedAt }) as Booking;

describe('payment of a booking', () => {
  it('is taken once it has begun, and seen once it took place', () => {
    expect(isPayableAt(booking('confirmed'), now - 1)).toBe(false);
    expect(isPayableAt(booking('confirmed'), now)).toBe(true);
    expect(isPayableAt(booking('completed'), now - 1)).toBe(true);
    expect(isPayableAt(booking('pending'), now)).toBe(false);
  });

  it('comes next where the customer has arrived: one button alone is the main one', () => {
    expect(isPaymentNext(booking('confirmed'), now)).toBe(false);
    expect(isPaymentNext(booking('confirmed', startsAt), now)).toBe(true);
    expect(isPaymentNext(booking('completed', startsAt), now)).toBe(false);
  });
});
