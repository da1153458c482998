import * as z from 'zod';
import { overrideInput } from './overrides.ts';
import { bookingDetail } from './shape.ts';
import { endpoint } from '../endpoint.ts';
import { date, id, idText, phone, requiredText, text, time } from '../fields.ts';
import { paths } from '../paths.ts';

const params = z.object({ id: idText });
const changed = z.object({ message: z.string(), data: bookingDetail });

const treatment = z.object({
  service: z.object({ id: z.number().int(), title: z.string() }),
  treatment_id: z.number().int(),
  title: z.string(),
  /** Minutes. */
  duration: z.number().int(),
  /** Whole dinars, at today's discount. */
  price: z.number().int(),
  /** Whether the venue goes to its customers with it. */
  is_at_home: z.boolean(),
  /** Who gives it, in the venue's own order. */
  employee_ids: z.array(z.number().int()),
});

/** Walk-ins: bookings that the venue enters for customers who are there. Another's venue is not_found. */
export const walkIns = {
  listVenueTreatments: endpoint({
    path: paths.listVenueTreatments,
    access: 'member',
    summary: 'Every line of the price lists that an own venue offers, with who gives it.',
    params,
    output: z.object({ data: z.array(treatment) }),
    problems: ['unauthenticated', 'not_found'],
  }),
  addWalkIn: endpoint({
    path: paths.addWalkIn,
    access: 'member',
    summary:
      'The venue enters a visit of a customer without an account, from seven days ago on; it is confirmed, at the price of the list.',
    params,
    headers: z.object({
      /** Same key and body: same answer; same key, other body: key_reused. */
      'idempotency-key': z
        .string()
        .regex(/^[\w-]{8,100}$/, 'invalid')
        .optional(),
    }),
    body: z.object({
      treatment_id: id,
      /** The employee who gives the treatment; any free one where this is absent. */
      employee_id: id.nullish(),
      customer_name: requiredText(120),
      customer_phone: phone.nullish(),
      /** The file of who came, where it was found; without a number the one of the file is taken. */
      client_id: id.nullish(),
      /** Make a file although no number is given. */
      adds_client: z.boolean().optional(),
      /** Now, in whole fives of minutes, where day and time are absent. */
      booking_date: date.optional(),
      time: time.optional(),
      notes: text(1000).nullish(),
      /** Where the venue goes to, where it gives the treatment at home; at the venue where this is absent. */
      home_address: text(300).nullish(),
      override: overrideInput,
    }),
    output: changed,
    status: 201,
    problems: [
      'malformed_json',
      'too_large',
      'unsupported_media_type',
      'invalid',
      'unauthenticated',
      'not_found',
      'slot_taken',
      'override_needed',
      'key_reused',
      'in_progress',
    ],
  }),
  checkIn: endpoint({
    path: paths.checkIn,
    access: 'member',
    summary: 'The venue says that the customer of a confirmed booking is there; saying so again does no harm.',
    params,
    output: changed,
    problems: ['unauthenticated', 'not_found', 'not_possible', 'too_early'],
  }),
  undoCheckIn: endpoint({
    path: paths.undoCheckIn,
    access: 'member',
    summary: 'The venue takes back on the same day that the customer is there.',
    params,
    output: changed,
    problems: ['unauthenticated', 'not_found', 'not_possible'],
  }),
};

/** A line of a price list that a venue offers. */
export type VenueTreatment = z.output<typeof treatment>;
