import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idText, wholeNumber } from '../fields.ts';
import { paths } from '../paths.ts';

const params = z.object({ id: idText });

/** What stands against a later time: the end of the hours, or another booking. */
export const delayCollisions = ['hours', 'booking'] as const;

/** A booking of the rest of an employee's day. Times are Asia/Baghdad's. */
const delayedBooking = z.object({
  booking_id: z.number().int(),
  customer_name: z.string(),
  status: z.enum(['pending', 'confirmed']),
  /** HH:MM, before and after. */
  time: z.string(),
  new_time: z.string(),
  /** How much later it begins; 0: free time before it is enough. */
  minutes: z.number().int(),
  /** Null: nothing. */
  collides: z.enum(delayCollisions).nullable(),
  /** Whether its customer is to hear of it: has an account, and has not arrived. */
  is_announced: z.boolean(),
});

const plan = z.object({
  employee: z.object({ id: z.number().int(), name: z.string() }),
  /** In the order of their starts. */
  bookings: z.array(delayedBooking),
});

const delayInput = z.object({
  /** Whose day it is. */
  employee_id: id,
  minutes: wholeNumber(5, 120, { size: 5, error: 'invalid' }),
  /** The booking that begins so much later; without one, what the employee is busy with now ends so much later. */
  from_booking_id: id.optional(),
  /** The bookings that move, of those that would; all of them where this is absent. */
  booking_ids: z.array(id).max(100, 'invalid').optional(),
});

const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'] as const;

/** 'Running late': the rest of an employee's day moves in one step. */
export const delays = {
  previewDelay: endpoint({
    path: paths.previewDelay,
    access: 'member',
    summary: 'Which bookings of an employee would begin later today, by how much, and what stands against it.',
    params,
    body: delayInput,
    output: z.object({ data: plan }),
    problems: [...bodyProblems, 'unauthenticated', 'not_found'],
  }),
  delayBookings: endpoint({
    path: paths.delayBookings,
    access: 'member',
    summary:
      'Moves them in one transaction and tells the customers who have not arrived; can be undone for ten minutes.',
    params,
    headers: z.object({
      /** Same key: same answer. */
      'idempotency-key': z
        .string()
        .regex(/^[\w-]{8,100}$/, 'invalid')
        .optional(),
    }),
    body: delayInput.extend({
      /** By owner or manager: also past the end of the hours. */
      is_over_hours: z.boolean('invalid').optional(),
    }),
    output: z.object({ message: z.string(), data: plan.extend({ delay_id: z.string() }) }),
    status: 201,
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'slot_taken', 'override_needed', 'key_reused'],
  }),
  undoDelay: endpoint({
    path: paths.undoDelay,
    access: 'member',
    summary:
      'Within ten minutes: moves back what is still where the delay has put it, as far as its former time is free.',
    params: z.object({ delay_id: z.uuid('invalid') }),
    output: z.object({
      message: z.string(),
      data: z.object({
        /** How many are back, and how many could not be. */
        restored: z.number().int(),
        left: z.number().int(),
      }),
    }),
    problems: ['invalid', 'unauthenticated', 'not_found', 'not_possible'],
  }),
};

/** The rest of an employee's day as a delay would change it. */
export type DelayPlan = z.output<typeof plan>;
