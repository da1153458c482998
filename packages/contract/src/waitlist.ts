import * as z from 'zod';
import { bookingShape } from './booking/shape.ts';
import { endpoint } from './endpoint.ts';
import { date, id, idText, picture, priceIqd, requiredText, time } from './fields.ts';
import { paths } from './paths.ts';
import { nearTime } from './problems.ts';

/** What became of an offered time. */
export const waitlistOfferStates = ['open', 'accepted', 'declined', 'lapsed', 'lost'] as const;

/** A time that became free. It is not held: the first customer who accepts has it. */
const waitlistOffer = z.object({
  id: z.number().int(),
  /** Only an open one can be answered; a lost one was taken by another customer. */
  state: z.enum(waitlistOfferStates),
  booking_date: z.string(),
  time: z.string(),
  /** Instant of the start, ISO 8601. */
  starts_at: z.string(),
  /** Whole dinars, as they were told. */
  price: z.number().int(),
  /** Until when it can be answered, ISO 8601. */
  expires_at: z.string(),
});

/** What a customer waits for. Dates and times are Asia/Baghdad's. */
const waitlistEntry = z.object({
  id: z.number().int(),
  service: z.object({
    id: z.number().int(),
    title: z.string(),
    main_image: z.string().nullable(),
    main_picture: picture.nullable(),
  }),
  establishment: z.object({ name: z.string(), address: z.string(), phone: z.string().nullable() }),
  treatment_id: z.number().int(),
  treatment_title: z.string(),
  /** Minutes. */
  duration: z.number().int(),
  /** Null: any free one. */
  employee: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  for_woman: z.boolean(),
  female_staff: z.boolean(),
  customer_name: z.string(),
  /** First and last day. */
  from: z.string(),
  to: z.string(),
  /** Times of day between which it may begin; null: at any time. */
  earliest: z.string().nullable(),
  latest: z.string().nullable(),
  created_at: z.string(),
  /** The last time that was offered; null before the first. */
  offer: waitlistOffer.nullable(),
});

const params = z.object({ id: idText });

/** What every call with a body of JSON can end in. */
const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'unauthenticated'] as const;

export const waitlist = {
  joinWaitlist: endpoint({
    path: paths.joinWaitlist,
    access: 'member',
    summary:
      'Waits for a time to free up. Who waits for the same line and person already waits for these days from now on.',
    params,
    body: z.object({
      treatment_id: id,
      /** The employee who gives the treatment; any free one where this is absent. */
      employee_id: id.nullish(),
      /** The customer is a woman: hours for women only are for her too. */
      for_woman: z.boolean('invalid').optional(),
      /** The employee must be a woman. */
      female_staff: z.boolean('invalid').optional(),
      customer_name: requiredText(120),
      /** First and last day, at most 14 of them, as far ahead as the venue can be booked. */
      from: date,
      to: date,
      /** Times of day between which it may begin; any time where they are absent. */
      earliest: time.nullish(),
      latest: time.nullish(),
    }),
    output: z.object({
      message: z.string(),
      data: waitlistEntry,
      /** At most three starts in these days that are free now; they are not offered again. */
      free: z.array(nearTime),
    }),
    status: 201,
    problems: [...bodyProblems, 'not_found', 'too_many_waitlist_entries'],
  }),
  listWaitlistEntries: endpoint({
    path: paths.listWaitlistEntries,
    access: 'member',
    summary: 'What the caller waits for, open offers first.',
    output: z.object({ data: z.array(waitlistEntry) }),
    problems: ['unauthenticated'],
  }),
  leaveWaitlist: endpoint({
    path: paths.leaveWaitlist,
    access: 'member',
    summary: 'Waits no longer; an open offer is refused with it.',
    params,
    output: z.object({ message: z.string() }),
    problems: ['unauthenticated', 'not_found'],
  }),
  acceptWaitlistOffer: endpoint({
    path: paths.acceptWaitlistOffer,
    access: 'member',
    summary:
      'Books an offered time; the first customer who accepts has it. Accepting again answers with the same booking.',
    params,
    body: z.object({
      /** The price the customer saw, whole dinars. */
      price: priceIqd,
    }),
    output: z.object({ message: z.string(), data: bookingShape }),
    status: 201,
    problems: [
      ...bodyProblems,
      'not_found',
      'customer_busy',
      'slot_taken',
      'price_changed',
      'offer_over',
      'in_progress',
      'too_many_open',
    ],
  }),
  declineWaitlistOffer: endpoint({
    path: paths.declineWaitlistOffer,
    access: 'member',
    summary: 'Refuses an offered time and goes on waiting.',
    params,
    output: z.object({ message: z.string(), data: waitlistEntry }),
    problems: ['unauthenticated', 'not_found', 'offer_over'],
  }),
};

/** What a customer waits for. */
export type WaitlistEntry = z.output<typeof waitlistEntry>;
/** What became of an offered time. */
export type WaitlistOfferState = (typeof waitlistOfferStates)[number];
