import * as z from 'zod';
import { bookingStatuses } from '../booking/shape.ts';
import { endpoint } from '../endpoint.ts';
import { deliveryState } from '../messages/deliveries.ts';
import { channelNames } from '../messages/channel-names.ts';
import { paths } from '../paths.ts';
import { disputeDecision } from './disputes.ts';
import { changeProblems, listQuery, oneOf, operatorProblems, pageOf, reasonBody } from './lists.ts';

const operatorBooking = z.object({
  id: z.number().int(),
  status: z.enum(bookingStatuses),
  venue: z.object({ id: z.number().int(), name: z.string(), owner_id: z.number().int().nullable() }),
  customer_name: z.string(),
  treatment: z.string(),
  /** Instants, ISO 8601. */
  starts_at: z.string(),
  created_at: z.string(),
});

const operatorBookingDetail = operatorBooking.extend({
  /** Who has an account. */
  customer_id: z.number().int().nullable(),
  phone: z.string().nullable(),
  employee: z.string(),
  /** Whole dinars. */
  price: z.number().int(),
  notes: z.string(),
  origin: z.enum(['site', 'venue']),
  history: z.array(
    z.object({
      at: z.string(),
      who: z.enum(['customer', 'venue', 'system']),
      /** One sentence in the reader's language. */
      text: z.string(),
      reason: z.string().nullable(),
    }),
  ),
  messages: z.array(
    z.object({
      id: z.string(),
      to: z.enum(['customer', 'venue']),
      kind: z.string(),
      channel: z.enum(channelNames).nullable(),
      state: deliveryState,
      at: z.string(),
    }),
  ),
  /** What its customer said against a no-show, and what came of it. */
  dispute: z
    .object({
      state: z.enum(['open', 'upheld', 'dismissed']),
      created_at: z.string(),
      decided_at: z.string().nullable(),
      decisions: z.array(disputeDecision),
    })
    .nullable(),
});

/** The bookings of all venues, for who helps. */
export const operatorBookings = {
  listOperatorBookings: endpoint({
    path: paths.listOperatorBookings,
    access: 'operator',
    summary:
      'Bookings by their number, by the whole number of a phone, or by a part of the name of their venue; the newest first.',
    query: listQuery,
    output: pageOf(operatorBooking),
    problems: ['invalid', ...operatorProblems],
  }),
  findOperatorBooking: endpoint({
    path: paths.findOperatorBooking,
    access: 'operator',
    summary: 'A booking with its history and its messages; each look is in the audit log.',
    params: oneOf,
    output: z.object({ data: operatorBookingDetail }),
    problems: ['not_found', ...operatorProblems],
  }),
  viewVenue: endpoint({
    path: paths.viewVenue,
    access: 'operator',
    summary:
      'A token that opens the dashboard of a venue as its owner sees it, for half an hour and without any change; the reason is in the audit log.',
    params: oneOf,
    body: reasonBody,
    output: z.object({
      token: z.string(),
      /** Of the dashboard, below the host. */
      path: z.string(),
    }),
    status: 201,
    problems: [...changeProblems, 'not_found'],
  }),
};
