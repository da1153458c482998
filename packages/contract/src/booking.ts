import * as z from 'zod';
import { attendance } from './booking/attendance.ts';
import { bookingContact } from './booking/contact.ts';
import { bookingCalendar } from './booking/calendar.ts';
import { delays } from './booking/delays.ts';
import { repeats } from './booking/repeats.ts';
import { walkIns } from './booking/walk-ins.ts';
import { lifecycle } from './booking/lifecycle.ts';
import { bookingShape, priceTrail } from './booking/shape.ts';
import { endpoint } from './endpoint.ts';
import { date, id, priceIqd, requiredPhone, requiredText, text, time, wholeNumber } from './fields.ts';
import { paths } from './paths.ts';

export { type Booking, type BookingDetail, type BookingStatus, bookingStatuses } from './booking/shape.ts';

const line = z.object({
  pricing_item_id: id,
  /** The employee who gives the treatment; any free one where this is absent. */
  employee_id: id.nullish(),
});

const couponCode = text(40).nullish();

const placeBookingBody = z.object({
  service_id: id,
  /** Two to five lines of one venue, also of its other services, one treatment after the other; in place of a line. */
  items: z.array(line).min(2, 'invalid').max(5, 'invalid').optional(),
  /** All of them begin at the same time, each by another employee. */
  together: z.boolean('invalid').optional(),
  /** Line of the price list; pricing_title names it where this is absent. */
  pricing_item_id: id.optional(),
  pricing_title: text(200).optional(),
  /** The employee who gives the treatment; any free one where this is absent. */
  employee_id: id.nullish(),
  /** The customer is a woman: hours for women only are for her too. */
  for_woman: z.boolean('invalid').optional(),
  /** The employee must be a woman. */
  female_staff: z.boolean('invalid').optional(),
  /** The booking is for somebody else, so it may be at the time of another one. */
  for_other: z.boolean('invalid').optional(),
  customer_name: requiredText(120),
  booking_date: date,
  time,
  /** Minutes, as the price list says; of several treatments their sum, of those that begin together the longest. */
  duration: wholeNumber(1, 7200),
  notes: text(1000).nullish(),
  /** Where the venue is to come, for services that it also gives at home; at the venue where this is absent. */
  home_address: text(300).nullish(),
  /** Ignored: every booking starts as pending. */
  status: text(20).nullish(),
  /** The price the customer saw, whole dinars; of several treatments their sum. */
  price: priceIqd,
  coupon_code: couponCode,
  /** Of a hold (holdSlot) of the same selection, for the account of its phone. */
  hold: text(100).optional(),
});

export const booking = {
  ...attendance,
  quoteBooking: endpoint({
    path: paths.quoteBooking,
    access: 'visitor',
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
        /** Minutes, the sum of all. */
        duration: z.number().int(),
        items: z.array(priceTrail.extend({ treatment_id: z.number().int(), price: z.number().int() })),
      }),
    }),
    problems: ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'coupon_invalid'],
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
      'customer_busy',
      'slot_taken',
      'price_changed',
      'key_reused',
      'in_progress',
      'too_many_open',
      'coupon_invalid',
    ],
  }),
  holdSlot: endpoint({
    path: paths.holdSlot,
    access: 'visitor',
    summary:
      'Holds the time of a booking for ten minutes while a code is on its way to a phone; the account of that phone books it.',
    body: placeBookingBody
      .omit({ customer_name: true, notes: true, home_address: true, status: true, hold: true })
      .extend({
        phone: requiredPhone,
        /** The hold before of the same browser, which ends. */
        former: text(100).optional(),
      }),
    output: z.object({
      data: z.object({
        /** Opaque; goes into the booking as hold. */
        id: z.string(),
        /** ISO 8601. */
        expires_at: z.string(),
        /** What is paid at the venue, whole dinars. */
        price: z.number().int(),
      }),
    }),
    status: 201,
    problems: [
      'malformed_json',
      'too_large',
      'unsupported_media_type',
      'invalid',
      'slot_taken',
      'price_changed',
      'coupon_invalid',
      'too_many_attempts',
    ],
  }),
  releaseHold: endpoint({
    path: paths.releaseHold,
    access: 'visitor',
    summary: 'Ends a hold, so that the time is free for others.',
    body: z.object({ hold: requiredText(100) }),
    output: z.object({ message: z.string() }),
    problems: ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'],
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
  ...lifecycle,
  ...bookingContact,
  ...bookingCalendar,
  ...walkIns,
  ...delays,
  ...repeats,
};
