import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText, requiredText } from '../fields.ts';
import { paths } from '../paths.ts';

/** Bookings for calendar programs, as RFC 5545 has them. */
export const bookingCalendar = {
  findCalendarEntry: endpoint({
    path: paths.findCalendarEntry,
    access: 'member',
    summary: 'A booking as a file for a calendar program, for its customer or for the owner of its venue.',
    params: z.object({ id: idText }),
    media: 'text/calendar',
    output: z.string(),
    problems: ['unauthenticated', 'not_found'],
  }),
  findCalendarFeed: endpoint({
    path: paths.findCalendarFeed,
    access: 'browser',
    summary: "The bookings of a member's calendar feed, from three months ago on.",
    params: z.object({ token: requiredText(200) }),
    media: 'text/calendar',
    output: z.string(),
    problems: ['not_found'],
  }),
  createCalendarFeed: endpoint({
    path: paths.createCalendarFeed,
    access: 'member',
    summary: 'Makes the secret address of a calendar feed; a former one is worthless then.',
    output: z.object({
      data: z.object({
        /** Told only now: it is not stored. */
        url: z.string(),
      }),
    }),
    status: 201,
    problems: ['unauthenticated'],
  }),
  removeCalendarFeed: endpoint({
    path: paths.removeCalendarFeed,
    access: 'member',
    summary: 'Ends the calendar feed of the caller.',
    output: z.object({ message: z.string() }),
    problems: ['unauthenticated'],
  }),
};
