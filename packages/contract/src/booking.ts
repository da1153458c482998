import * as z from 'zod';
import { bookingCalendar } from './booking/calendar.ts';
import { bookingDesk } from './booking/desk.ts';
import { bookingLife } from './booking/life.ts';
import { bookingShape, priceTrail } from './booking/shape.ts';
import { endpoint } from './endpoint.ts';
import { date, id, idText, priceIqd, requiredText, text, time } from './fields.ts';
import { paths } from './paths.ts';

export { type Booking, type BookingDetail, type BookingStatus, bookingStatuses } from './booking/shape.ts';

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

const line = z.object({
  pricing_item_id: id,
  /** Who gives the treatment; whoever is free where this is absent. */
  employee_id: id.nullish(),
});

const couponCode = text(40).nullish();

const placeBookingBody = z.object({
  service_id: id,
  /** Two to five lines of one venue, also of its other services, one treatment after the other; in place of a line. */
  items: z.array(line).min(2, 'invalid').max(5, 'invalid').optional(),
  /** Line of the price list; pricing_title names it where this is absent. */
  pricing_item_id: id.optional(),
  pricing_title: text(200).optional(),
  /** Who gives the treatment; whoever is free where this is absent. */
  employee_id: id.nullish(),
  /** The customer is a woman: hours for women only are for her too. */
  for_woman: z.boolean('invalid').optional(),
  /** Whoever gives the treatment must be a woman. */
  female_staff: z.boolean('invalid').optional(),
  customer_name: requiredText(120),
  booking_date: date,
  time,
  /** Minutes, as the price list says; of several treatments their sum. */
  duration: z.number().int('invalid').positive('invalid').max(7200, 'invalid'),
  notes: text(1000).nullish(),
  /** Ignored: every booking starts as pending. */
  status: text(20).nullish(),
  /** The price the customer saw, whole dinars; of several treatments their sum. */
  price: priceIqd,
  coupon_code: couponCode,
});

const fromDay = date.optional();

const dayCount = z
  .string()
  .regex(/^\d{1,2}$/, 'invalid')
  .transform(Number)
  .pipe(z.number().min(1, 'invalid').max(31, 'invalid'))
  .default(7);

export const booking = {
  listSlots: endpoint({
    path: paths.listSlots,
    access: 'anybody',
    summary: 'Free starts of a service for one line of its price list, day by day.',
    params: z.object({ id: idText }),
    query: z.object({
      treatment_id: idText,
      employee_id: idText.optional(),
      /** The customer is a woman: hours for women only are offered too. */
      for_woman: flag.optional(),
      /** Only what a woman of the venue can give. */
      female_staff: flag.optional(),
      /** First day; today where absent. */
      from: fromDay,
      days: dayCount,
    }),
    output: z.object({
      data: z.object({
        treatment_id: z.number().int(),
        employee_id: z.number().int().nullable(),
        timezone: z.literal('Asia/Baghdad'),
        days: z.array(freeDay),
      }),
    }),
    problems: ['invalid', 'not_found'],
  }),
  listSelectionSlots: endpoint({
    path: paths.listSelectionSlots,
    access: 'anybody',
    summary: 'Free starts for several treatments of one venue, one after the other, day by day.',
    query: z.object({
      /** Two to five lines of price lists, each with :employee where somebody was chosen: 1011,1012:102. */
      items: text(200).regex(/^\d{1,16}(:\d{1,16})?(,\d{1,16}(:\d{1,16})?){1,4}$/, 'invalid'),
      for_woman: flag.optional(),
      female_staff: flag.optional(),
      /** First day; today where absent. */
      from: fromDay,
      days: dayCount,
    }),
    output: z.object({
      data: z.object({
        /** Minutes, the sum of all. */
        duration: z.number().int(),
        /** Whole dinars, the sum of all. */
        price: z.number().int(),
        timezone: z.literal('Asia/Baghdad'),
        /** Free starts alone. */
        days: z.array(freeDay),
      }),
    }),
    problems: ['invalid'],
  }),
  quoteBooking: endpoint({
    path: paths.quoteBooking,
    access: 'anybody',
    summary: 'What one or more treatments of one venue cost, with a coupon where there is one.',
    body: z.object({
      items: z
        .array(z.object({ treatment_id: id }))
        .min(1, 'required')
        .max(5, 'invalid'),
      coupon_code: couponCode,
    }),
    output: z.object({
      data: z.object({
        /** What is paid at the venue, whole dinars. */
        price: z.number().int(),
        /** Minutes. */
        duration: z.number().int(),
        items: z.array(priceTrail.extend({ treatment_id: z.number().int(), price: z.number().int() })),
      }),
    }),
    problems: ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'coupon_invalid'],
  }),
  listNextSlots: endpoint({
    path: paths.listNextSlots,
    access: 'anybody',
    summary:
      'The next free starts (at most three, of the first day that has one) of up to 30 services, within seven days.',
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
    summary: 'Asks for a booking: it holds the time as pending until the venue answers, if it must.',
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
      'in_progress',
      'too_many_open',
      'coupon_invalid',
    ],
  }),
  listBookings: endpoint({
    path: paths.listBookings,
    access: 'member',
    summary: "The caller's own bookings, latest start first. At most 200.",
    output: z.object({
      data: z.array(bookingShape),
      /** Since when the caller has a calendar feed, ISO 8601; null: there is none. */
      calendar_feed_since: z.string().nullable(),
    }),
    problems: ['unauthenticated'],
  }),
  ...bookingLife,
  ...bookingCalendar,
  ...bookingDesk,
};

/** Free starts of one day. */
export type FreeDay = z.output<typeof freeDay>;
