import * as z from 'zod';
import { bookingShape, bookingStatuses } from '../booking/shape.ts';
import { endpoint, workbook } from '../endpoint.ts';
import { cursor, date, idText, limit, text } from '../fields.ts';
import { paths } from '../paths.ts';

const params = z.object({ id: idText });

/** Which bookings of a venue are meant; all where nothing is said. */
const filters = {
  status: z.enum(bookingStatuses, 'invalid').optional(),
  /** Who gives one of the treatments. */
  employee: idText.optional(),
  /** Whose file of the venue they belong to. */
  client: idText.optional(),
  /** The service of one of the treatments. */
  service: idText.optional(),
  /** Days on which they start, both included. */
  from: date.optional(),
  to: date.optional(),
  /** A part of the customer's name or of a treatment in any language, or the number of the booking. */
  text: text(100).optional(),
};

/** Everything that a venue ever had. */
export const venueBookings = {
  listVenueBookings: endpoint({
    path: paths.listVenueBookings,
    access: 'member',
    summary: 'The bookings of an own venue, latest start first, page by page.',
    params,
    query: z.object({ ...filters, cursor: cursor.optional(), limit: limit.default(20) }),
    output: z.object({
      data: z.array(bookingShape),
      /** How many there are; 1000: as many or more. */
      total: z.number().int(),
      /** Mark of the next page; null: this is the last one. */
      next_cursor: z.string().nullable(),
    }),
    problems: ['invalid', 'unauthenticated', 'not_found'],
  }),
  exportVenueBookings: endpoint({
    path: paths.exportVenueBookings,
    access: 'member',
    summary:
      'The same as CSV for spreadsheets, a line for each treatment, at most 10,000 lines: UTF-8 with its mark, no cell a formula.',
    params,
    query: z.object(filters),
    media: 'text/csv',
    output: z.string(),
    problems: ['invalid', 'unauthenticated', 'not_found'],
  }),
  exportVenueBookingsSheet: endpoint({
    path: paths.exportVenueBookingsSheet,
    access: 'member',
    summary: 'The same as a workbook (xlsx), whose texts are texts and whose numbers are numbers.',
    params,
    query: z.object(filters),
    media: workbook,
    output: z.instanceof(Uint8Array),
    problems: ['invalid', 'unauthenticated', 'not_found'],
  }),
};
