import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { describe, expect, it } from 'vitest';
import { lookOf } from '@tajmeelspot/ui/state-badge.tsx';
import { divideBookings, happensTo } from './divide-bookings.ts';

const now = Date.parse('2026-11-21T06:00:00Z');
const booking = (id: number, startsAt: string, status: Booking['status'] = 'confirmed', duration = 60) =>
  ({ id, starts_at: startsAt, status, duration }) as Booking;
const ids = (bookings: readonly Booking[]) => bookings.map(({ id }) => id);

describe('divideBookings', () => {
  it('R2.37 the soonest visit that may take place is next, the rest come in order, past ones latest first', () => {
    const { next, coming, past } = divideBookings(
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
    expect(ids(coming)).toEqual([2, 1]);
    expect(ids(past)).toEqual([5, 4]);
  });

  it('a visit that has begun is not past before it is over', () => {
    expect(divideBookings([booking(1, '2026-11-21T05:30:00.000Z')], now).next?.id).toBe(1);
    expect(ids(divideBookings([booking(1, '2026-11-21T05:00:00.000Z')], now).past)).toEqual([1]);
  });

  it('nobody has a next visit where none may take place', () => {
    const { next, coming } = divideBookings([booking(1, '2026-11-22T10:00:00.000Z', 'declined')], now);
    expect(next).toBeUndefined();
    expect(ids(coming)).toEqual([1]);
  });
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

describe('happensTo', () => {
  const able = { is_allowed: true };
  const unable = { is_allowed: false, code: 'not_possible' };
  const held = {
    ...booking(1, '2026-11-29T10:00:00.000Z'),
    answer_by: null,
    change_by: '2026-11-29T06:00:00.000Z',
    proposal: null,
    attendance_confirmed_at: null,
    can: { cancel: able, review: unable },
  } as unknown as Booking;
  const happens = (changes: object) => happensTo({ ...held, ...changes });

  it('R2.37 a request waits for the venue, a promise can be cancelled until then', () => {
    const pending = { status: 'pending', answer_by: '2026-11-21T09:00:00.000Z' };
    expect(happens(pending)).toEqual({ what: 'answer', until: '2026-11-21T09:00:00.000Z' });
    expect(happens({})).toEqual({ what: 'cancel', until: '2026-11-29T06:00:00.000Z' });
    expect(happens({ can: { cancel: { is_allowed: false, code: 'too_late' }, review: unable } })?.what).toBe('fixed');
  });

  it('an open proposal comes before everything else', () => {
    expect(happens({ proposal: { by: 'venue' } })).toEqual({ what: 'proposed' });
    expect(happens({ proposal: { by: 'you', expires_at: 'then' } })).toEqual({ what: 'waiting', until: 'then' });
  });

  it('what is over says what is left to do, or nothing', () => {
    const over = { cancel: unable, review: unable };
    expect(happens({ status: 'expired', can: over })).toEqual({ what: 'expired' });
    expect(happens({ status: 'completed', can: { ...over, review: able } })).toEqual({ what: 'review' });
    expect(happens({ status: 'declined', can: over })).toBeUndefined();
  });
});
