import * as z from 'zod';

/** What owner and manager may place a booking over, once they have been warned. Nothing is placed over another booking. */
export const overrideKinds = [
  /** The venue is closed, or has a break. */
  'closed',
  /** The employee is not at work: own hours, a break, leave, blocked time. */
  'employee_away',
  /** The employee does not give the treatment as its service says. */
  'not_on_team',
] as const;

/** What a booking is placed over. */
export type OverrideKind = (typeof overrideKinds)[number];

/** What owner or manager place a booking over: exactly what override_needed has named. */
export const overrideInput = z.array(z.enum(overrideKinds, 'invalid')).max(overrideKinds.length, 'invalid').optional();
