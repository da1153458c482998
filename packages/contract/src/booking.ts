import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { date, id, idText, picture, priceIqd, requiredText, text, time } from './fields.ts';
import { paths } from './paths.ts';

/** Every state a booking can be in. */
export const bookingStatuses = [
  'pending',
  'confirmed',
  'declined',
  'expired',
  'cancelled',
  'completed',
  'no_show',
] as const;

/** State of a booking. */
export type BookingStatus = (typeof bookingStatuses)[number];

/** A booking as its customer sees it. Dates and times are Asia/Baghdad's. */
export const bookingShape = z.object({
  id: z.number().int(),
  service_id: z.number().int(),
  customer_name: z.string(),
  booking_date: z.string(),
  time: z.string(),
  /** Minutes. */
  duration: z.number().int(),
  notes: z.string(),
  status: z.enum(bookingStatuses),
  /** Line of the price list; null once it is gone from there. */
  pricing_item_id: z.number().int().nullable(),
  pricing_title: z.string(),
  /** What is paid at the venue, whole dinars. */
  price: z.number().int(),
  service: z.object({
    id: z.number().int(),
    title: z.string(),
    main_image: z.string().nullable(),
    main_picture: picture.nullable(),
  }),
  establishment: z.object({ name: z.string(), address: z.string(), phone: z.string().nullable() }),
  employee: z.object({ id: z.number().int(), name: z.string() }),
  /** Instant of the start, ISO 8601. */
  starts_at: z.string(),
  /** Until when the establishment may answer, ISO 8601; null once it is no longer pending. */
  answer_by: z.string().nullable(),
  created_at: z.string(),
});

/** Free starts of one day. */
export const freeDay = z.object({
  /** YYYY-MM-DD in Asia/Baghdad. */
  date: z.string(),
  /** How many starts are free. */
  free: z.number().int(),
  /** Every start inside working hours, also the taken ones. */
  times: z.array(z.object({ time: z.string(), is_free: z.boolean() })),
});

const flag = z.enum(['1', 'true'], 'invalid').transform(() => true as const);

const placeBookingBody = z.object({
  service_id: id,
  /** Line of the price list; pricing_title names it where this is absent. */
  pricing_item_id: id.optional(),
  pricing_title: text(200).optional(),
  /** Who gives the treatment; whoever is free where this is absent. */
  employee_id: id.nullish(),
  /** The guest is a woman: hours for women only are for her too. */
  for_woman: z.boolean('invalid').optional(),
  /** Whoever gives the treatment must be a woman. */
  female_staff: z.boolean('invalid').optional(),
  customer_name: requiredText(120),
  booking_date: date,
  time,
  /** Minutes, as the price list says. */
  duration: z.number().int('invalid').positive('invalid').max(1440, 'invalid'),
  notes: text(1000).nullish(),
  /** Ignored: every booking starts as pending. */
  status: text(20).nullish(),
  /** The price the customer saw, whole dinars. */
  price: priceIqd,
});

export const booking = {
  listFreeTimes: endpoint({
    path: paths.listFreeTimes,
    access: 'anybody',
    summary: 'Free starts of a listing for one line of its price list, day by day.',
    params: z.object({ id: idText }),
    query: z.object({
      pricing_item_id: idText,
      employee_id: idText.optional(),
      /** The guest is a woman: hours for women only are offered too. */
      for_woman: flag.optional(),
      /** Only what a woman of the house can give. */
      female_staff: flag.optional(),
      /** First day; today where absent. */
      from: date.optional(),
      days: z
        .string()
        .regex(/^\d{1,2}$/, 'invalid')
        .transform(Number)
        .pipe(z.number().min(1, 'invalid').max(31, 'invalid'))
        .default(7),
    }),
    output: z.object({
      data: z.object({
        pricing_item_id: z.number().int(),
        employee_id: z.number().int().nullable(),
        timezone: z.literal('Asia/Baghdad'),
        days: z.array(freeDay),
      }),
    }),
    problems: ['invalid', 'not_found'],
  }),
  listNextTimes: endpoint({
    path: paths.listNextTimes,
    access: 'anybody',
    summary:
      'The next free starts (at most three, of the first day that has one) of up to 30 listings, within seven days.',
    query: z.object({
      service_ids: text(500).regex(/^\d{1,16}(,\d{1,16}){0,29}$/, 'invalid'),
      /** First day to look at; today where absent. */
      from: date.optional(),
    }),
    output: z.object({
      data: z.array(z.object({ service_id: z.number().int(), date: z.string(), times: z.array(z.string()) })),
    }),
    problems: ['invalid'],
  }),
  placeBooking: endpoint({
    path: paths.placeBooking,
    access: 'member',
    summary: 'Asks for a booking: it holds the time as pending until the establishment answers.',
    headers: z.object({
      /** Same key and body: same answer; same key, other body: key_reused. */
      'idempotency-key': z
        .string()
        .regex(/^[\w-]{8,100}$/, 'invalid')
        .optional(),
    }),
    body: placeBookingBody,
    output: z.object({ message: z.string(), data: bookingShape }),
    status: 201,
    problems: [
      'malformed_json',
      'too_large',
      'unsupported_media_type',
      'invalid',
      'unauthenticated',
      'slot_taken',
      'price_changed',
      'key_reused',
    ],
  }),
  listBookings: endpoint({
    path: paths.listBookings,
    access: 'member',
    summary: "The caller's own bookings, latest start first. At most 200.",
    output: z.object({ data: z.array(bookingShape) }),
    problems: ['unauthenticated'],
  }),
};

/** A booking as its customer sees it. */
export type Booking = z.output<typeof bookingShape>;
/** Free starts of one day. */
export type FreeDay = z.output<typeof freeDay>;
