import { expect, it } from 'vitest';
import { sumUp, valueOf } from './measures.ts';

const period = (given: object) => ({
  from: '2026-11-01',
  bookings: 0,
  done: 0,
  no_shows: 0,
  cancelled: 0,
  revenue_iqd: 0,
  booked_minutes: 0,
  working_minutes: 0,
  lead_hours: null,
  new_customers: 0,
  returning_customers: 0,
  ...given,
});

it('occupancy is booked time of time at work, and nothing where nobody works', () => {
  expect(valueOf('occupancy', period({ booked_minutes: 90, working_minutes: 360 }))).toBe(0.25);
  expect(valueOf('occupancy', period({ booked_minutes: 90 }))).toBe(0);
});

it('a sum adds what is counted, divides the time once, and takes the hours ahead of the middle booking', () => {
  const all = sumUp([
    period({ bookings: 1, revenue_iqd: 1000, booked_minutes: 60, working_minutes: 60, lead_hours: 100 }),
    period({ from: '2026-11-02', bookings: 5, revenue_iqd: 2500, working_minutes: 180, lead_hours: 3 }),
    period({ from: '2026-11-03' }),
  ]);
  expect(all).toMatchObject({ from: '2026-11-01', bookings: 6, revenue_iqd: 3500, lead_hours: 3 });
  expect(valueOf('occupancy', all)).toBe(0.25);
  expect(sumUp([]).lead_hours).toBeNull();
});
