import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { dayParts } from './day-parts.ts';
import { date, flag, idText, text, time } from './fields.ts';
import { paths } from './paths.ts';

/** Free starts of one day. */
export const freeDay = z.object({
  /** YYYY-MM-DD in Asia/Baghdad. */
  date: z.string(),
  /** How many starts are free. */
  free: z.number().int(),
  /** Every start inside working hours, also the taken ones. */
  times: z.array(
    z.object({
      time: z.string(),
      is_free: z.boolean(),
      /** Who would give treatments that begin together, in their order: a booking that names them is given by them. */
      employees: z.array(z.object({ id: z.number().int(), name: z.string() })).optional(),
    }),
  ),
});

const fromDay = date.optional();

const dayCount = z
  .string()
  .regex(/^\d{1,2}$/, 'invalid')
  .transform(Number)
  .pipe(z.number().min(1, 'invalid').max(31, 'invalid'))
  .default(7);

export const availability = {
  listSlots: endpoint({
    path: paths.listSlots,
    access: 'visitor',
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
  listNextSlots: endpoint({
    path: paths.listNextSlots,
    access: 'visitor',
    summary:
      'The next free starts (at most three, of the first day that has one) of up to 30 services, within seven days.',
    query: z.object({
      service_ids: text(500).regex(/^\d{1,16}(,\d{1,16}){0,29}$/, 'invalid'),
      /** First day to look at; today where absent. */
      from: date.optional(),
      /** Only starts in this part of a day, and at this time (HH:MM) or later. */
      part: z.enum(dayParts, 'invalid').optional(),
      after: time.optional(),
    }),
    output: z.object({
      data: z.array(z.object({ service_id: z.number().int(), date: z.string(), times: z.array(z.string()) })),
    }),
    problems: ['invalid'],
  }),
  listSelectionSlots: endpoint({
    path: paths.listSelectionSlots,
    access: 'visitor',
    summary: 'Free starts for several treatments of one venue, one after the other or together, day by day.',
    query: z.object({
      /** Two to five lines of price lists, each with :employee where an employee was chosen: 1011,1012:102. */
      items: text(200).regex(/^\d{1,16}(:\d{1,16})?(,\d{1,16}(:\d{1,16})?){1,4}$/, 'invalid'),
      /** All begin at the same time, each by another employee. */
      together: flag.optional(),
      for_woman: flag.optional(),
      female_staff: flag.optional(),
      /** First day; today where absent. */
      from: fromDay,
      days: dayCount,
    }),
    output: z.object({
      data: z.object({
        /** Minutes: the sum of all, the longest where all begin together. */
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
};

/** Free starts of one day. */
export type FreeDay = z.output<typeof freeDay>;
