import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { date } from '../fields.ts';
import { channelNames } from '../messages/channel-names.ts';
import { paths } from '../paths.ts';
import { operatorProblems } from './lists.ts';

/** What left by a channel, by the day of its try: one message can be tried by several. */
const channelFigures = z.object({
  channel: z.enum(channelNames),
  /** What the channel took, whether or not it reported more. */
  sent: z.number().int(),
  /** Of what it took, what it reported as delivered or read; mail servers report nothing. */
  delivered: z.number().int(),
  failed: z.number().int(),
});

/** What a stretch of days came to at all venues together; days are those of Baghdad, a booking of several treatments is one. */
const figures = z.object({
  /** Its first day, YYYY-MM-DD; of the first week or month the first day that was asked for. */
  from: z.string(),
  /** Accounts that were opened, also those that were deleted since. */
  customers: z.number().int(),
  vendors: z.number().int(),
  /** Venues by their approval, services by their first publication. */
  venues: z.number().int(),
  services: z.number().int(),
  /** Bookings that customers asked for, by the day of asking, and how many of them were ever confirmed. */
  requested: z.number().int(),
  confirmed: z.number().int(),
  /** Of `requested`, those that waited for the venue and were answered or expired, and those answered before their deadline. */
  answerable: z.number().int(),
  answered_in_time: z.number().int(),
  /** Whole minutes from asking to the first answer of the venue, the middle one of those that were answered; null without any. */
  answer_minutes: z.number().int().nullable(),
  /** Bookings by the day on which they begin, also those that venues entered. */
  completed: z.number().int(),
  no_shows: z.number().int(),
  cancelled: z.number().int(),
  /** What customers paid at the venues less what was given back, tips included, whole dinars; by the day of the till. */
  paid_iqd: z.number().int(),
  messages: z.array(channelFigures),
});

const asked = {
  query: z.object({ from: date, to: date, by: z.enum(['day', 'week', 'month'], 'invalid').default('week') }),
};

/** The marketplace in figures. */
export const operatorFigures = {
  findFigures: endpoint({
    path: paths.findFigures,
    access: 'operator',
    summary: 'The marketplace in figures, day by day, week by week or month by month, over at most 366 days.',
    ...asked,
    output: z.object({
      data: z.object({
        /** In order of time, also those in which nothing happened. Weeks begin on Saturday. */
        periods: z.array(figures),
        /** All requested days as one period. */
        totals: figures,
        /** As many days before them as one period. */
        before: figures,
      }),
    }),
    problems: ['invalid', ...operatorProblems],
  }),
  exportFigures: endpoint({
    path: paths.exportFigures,
    access: 'operator',
    summary: 'The same as CSV for spreadsheets, a line for each stretch of time.',
    ...asked,
    media: 'text/csv',
    output: z.string(),
    problems: ['invalid', ...operatorProblems],
  }),
};

/** What a stretch of days came to. */
export type MarketFigures = z.output<typeof figures>;
