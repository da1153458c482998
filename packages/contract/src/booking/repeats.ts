import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, idText, requiredText, time, wholeNumber } from '../fields.ts';
import { paths } from '../paths.ts';
import { nearTime } from '../problems.ts';
import { maxRepeats, repeatCollisions, repeatUnits } from './repeat-names.ts';

const params = z.object({ id: idText });
const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'] as const;

const start = z.object({ booking_date: date, time });
const starts = z.array(start).min(1, 'required').max(maxRepeats, 'too_many');

/** When a repeated booking begins: YYYY-MM-DD and HH:MM in Asia/Baghdad. */
export type RepeatStart = z.output<typeof start>;

const rhythm = { unit: z.enum(repeatUnits, 'invalid'), every: wholeNumber(1, 12) };

const occurrence = z.object({
  booking_date: z.string(),
  time: z.string(),
  /** Null: it is free. */
  collides: z.enum(repeatCollisions).nullable(),
  /** The nearest free starts, nearest first, where it collides. */
  near: z.array(nearTime),
});

/** A repeated booking as it would be. */
export type RepeatOccurrence = z.output<typeof occurrence>;

/** A booking is placed again and again: at the same time of day, with the same treatments and employees. */
export const repeats = {
  previewRepeat: endpoint({
    path: paths.previewRepeat,
    access: 'member',
    summary: 'When a booking would be repeated, and what stands against each time. Nothing is placed.',
    params,
    body: z.object({
      ...rhythm,
      times: wholeNumber(1, maxRepeats),
      /** In place of what follows from the rhythm: these, one by one. */
      starts: starts.optional(),
    }),
    output: z.object({ data: z.object({ occurrences: z.array(occurrence) }) }),
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'not_possible'],
  }),
  repeatBooking: endpoint({
    path: paths.repeatBooking,
    access: 'member',
    summary:
      'Places a booking again at several times, all of them or none, as one series; its customer gets one message.',
    params,
    headers: z.object({
      /** Same key: same answer. */
      'idempotency-key': z
        .string()
        .regex(/^[\w-]{8,100}$/, 'invalid')
        .optional(),
    }),
    body: z.object({ ...rhythm, starts }),
    output: z.object({
      message: z.string(),
      data: z.object({
        series_id: z.number().int(),
        bookings: z.array(z.object({ id: z.number().int(), booking_date: z.string(), time: z.string() })),
      }),
    }),
    status: 201,
    problems: [
      ...bodyProblems,
      'unauthenticated',
      'not_found',
      'not_possible',
      'slot_taken',
      'key_reused',
      'in_progress',
    ],
  }),
  cancelSeries: endpoint({
    path: paths.cancelSeries,
    access: 'member',
    summary: 'The venue cancels a booking of a series and all later ones that are still to come, and says why.',
    params,
    body: z.object({ reason: requiredText(500) }),
    output: z.object({ message: z.string(), data: z.object({ cancelled: z.number().int() }) }),
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'not_possible'],
  }),
};
