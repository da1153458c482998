import * as z from 'zod';
import { bookingStatuses } from '../booking/shape.ts';
import { endpoint } from '../endpoint.ts';
import { requiredText, text } from '../fields.ts';
import { paths } from '../paths.ts';

const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'] as const;

/** The token of the link in a message. It stands after the # of the address, so that no server or robot ever gets it. */
const token = requiredText(200);

const bookingRequest = z.object({
  /** Number of the booking. */
  id: z.number().int(),
  venue: z.string(),
  treatment: z.string(),
  employee: z.string(),
  /** Day in Asia/Baghdad, YYYY-MM-DD. */
  date: z.string(),
  /** Time of day in Asia/Baghdad, HH:MM. */
  time: z.string(),
  /** Minutes. */
  duration: z.number().int(),
  /** Whole dinars. */
  price: z.number().int(),
  customer_name: z.string(),
  notes: z.string(),
  /** Where the venue is to come; null: the customer comes. */
  home_address: z.string().nullable(),
  status: z.enum(bookingStatuses),
  /** Until when the venue answers, ISO 8601. */
  answer_by: z.string(),
  /** Whether it can still be confirmed or declined. */
  can_answer: z.boolean(),
});

/** A request as the link of a message shows it. */
export type BookingRequestView = z.output<typeof bookingRequest>;

export const requestAnswers = {
  readBookingRequest: endpoint({
    path: paths.readBookingRequest,
    access: 'visitor',
    summary: 'The request that the link of a message to a venue is about. Changes nothing.',
    body: z.object({ token }),
    output: z.object({ data: bookingRequest }),
    problems: [...bodyProblems, 'link_over'],
  }),
  answerBookingRequest: endpoint({
    path: paths.answerBookingRequest,
    access: 'visitor',
    summary: 'Confirms or declines the request of a link, as the member of the venue whom the message was written to.',
    body: z.object({
      token,
      answer: z.enum(['confirm', 'decline'], 'invalid'),
      /** Why it is declined; the customer reads it. */
      reason: text(500).optional(),
    }),
    output: z.object({ message: z.string(), data: bookingRequest }),
    problems: [...bodyProblems, 'link_over', 'not_possible'],
  }),
};
