import { expect, it } from 'vitest';
import { valueOf } from './measures.ts';

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
