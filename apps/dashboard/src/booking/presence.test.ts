import type { BookingStatus } from '@tajmeelspot/contract/booking.ts';
import { describe, expect, it } from 'vitest';
import { presenceOf } from './presence.ts';

/** 15:00 in Baghdad. */
const start = Date.parse('2026-11-21T12:00:00Z');
const minute = 60_000;
const booking = (status: BookingStatus, arrivedAt: number | null = null, startsAt = start) => ({
  status,
  starts_at: new Date(startsAt).toISOString(),
  duration: 30,
  checked_in_at: arrivedAt === null ? null : new Date(arrivedAt).toISOString(),
});
const at = (minutes: number, arrivedAt: number | null = null) =>
  presenceOf(booking('confirmed', arrivedAt), start + minutes * minute);

describe('R15.07 presence', () => {
  it('without an arrival nobody is in treatment, whatever the clock shows', () => {
    expect(at(-1)).toEqual({ name: 'expected', minutes: 0 });
    expect(at(0)).toEqual({ name: 'expected', minutes: 0 });
    expect(at(1)).toEqual({ name: 'overdue', minutes: 1 });
    expect(at(24)).toEqual({ name: 'overdue', minutes: 24 });
    expect(at(300)).toEqual({ name: 'overdue', minutes: 300 });
  });

  it('who has arrived is in treatment from the start on, and over time past the end', () => {
    const early = start - 10 * minute;
    expect(at(-5, early)).toEqual({ name: 'arrived', minutes: 0 });
    expect(at(0, early)).toEqual({ name: 'in_treatment', minutes: 0 });
    expect(at(30, early)).toEqual({ name: 'in_treatment', minutes: 0 });
    expect(at(42, early)).toEqual({ name: 'over_time', minutes: 12 });
    // Somebody who came late is in treatment, too.
    expect(at(16, start + 15 * minute)).toEqual({ name: 'in_treatment', minutes: 0 });
  });

  it('what nobody resolved by midnight is asked about, but not what still goes on', () => {
    const midnight = Date.parse('2026-11-21T21:00:00Z');
    expect(presenceOf(booking('confirmed'), midnight - minute).name).toBe('overdue');
    for (const arrivedAt of [null, start]) {
      expect(presenceOf(booking('confirmed', arrivedAt), midnight)).toEqual({ name: 'unresolved', minutes: 0 });
    }
    const night = booking('confirmed', midnight - 20 * minute, midnight - 20 * minute);
    expect(presenceOf(night, midnight + 5 * minute).name).toBe('in_treatment');
    expect(presenceOf(night, midnight + 10 * minute).name).toBe('unresolved');
  });

  it.each(['pending', 'completed', 'no_show', 'cancelled', 'declined', 'expired'] as const)(
    'is nothing else than %s',
    (status) => {
      expect(presenceOf(booking(status, start), start + 90 * minute)).toEqual({ name: status, minutes: 0 });
    },
  );
});
