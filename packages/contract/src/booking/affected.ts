import * as z from 'zod';

/** Why a booked treatment can no longer be as booked, the first that holds. */
export const conflictReasons = [
  /** The service is not offered any more. */
  'not_published',
  /** The venue's licence for it ends before that day, or has been taken back. */
  'licence_missing',
  /** Its employee has left the venue. */
  'employee_left',
  /** Its employee no longer gives the treatment. */
  'not_on_team',
  /** The customer asked for a woman, and its employee is a man. */
  'no_woman',
  /** A room, chair or device that it needs is not there at a part of that time. */
  'no_resource',
  /** The venue is closed at a part of that time. */
  'closed',
  /** Its employee is not at work for a part of that time. */
  'employee_away',
  /** The venue is there for women alone at a part of that time. */
  'women_only',
] as const;

/** Why a booked treatment can no longer be as booked. */
export type ConflictReason = (typeof conflictReasons)[number];

/** A held booking that does not fit its venue's schedule. Dates and times are Asia/Baghdad's. */
export const affectedBooking = z.object({
  booking_id: z.number().int(),
  status: z.enum(['pending', 'confirmed']),
  customer_name: z.string(),
  /** Until when the customer can accept another time that the venue has proposed, ISO 8601; null without a proposal. */
  proposed_until: z.string().nullable(),
  /** The treatments that do not fit, in the order of their starts. */
  items: z.array(
    z.object({
      treatment: z.string(),
      employee: z.object({ id: z.number().int(), name: z.string() }),
      booking_date: z.string(),
      time: z.string(),
      /** Instant of its start, ISO 8601. */
      starts_at: z.string(),
      /** Minutes. */
      duration: z.number().int(),
      why: z.enum(conflictReasons),
      /** The same as a sentence in the reader's language. */
      reason: z.string(),
    }),
  ),
});

/** A held booking that does not fit its venue's schedule. */
export type AffectedBooking = z.output<typeof affectedBooking>;
