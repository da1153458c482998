import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, idText, text, wholeNumber } from '../fields.ts';
import { paths } from '../paths.ts';
import { ledgerTransaction } from './bills.ts';
import { amountIqd, bodyProblems, keyHeader } from './money.ts';
import { payOutReasons, differenceReasons } from './till-names.ts';

const pieces = wholeNumber(0, 100_000).default(0);
const counts = z.object({
  50000: pieces,
  25000: pieces,
  10000: pieces,
  5000: pieces,
  1000: pieces,
  500: pieces,
  250: pieces,
});

/** Banknotes by value. */
export type NoteCounts = z.output<typeof counts>;

const open = z.object({
  /** Null: a debt for a course, and the file that has it. */
  booking_id: z.number().int().nullable(),
  client_id: z.number().int().nullable(),
  customer_name: z.string(),
  amount_iqd: z.number().int(),
  /** Of a course the day of its sale. */
  booking_date: z.string(),
});

const tillDay = z.object({
  day: z.string(),
  /** The last day that was sealed; all before it are, too. */
  sealed_through: z.string().nullable(),
  /** How it was sealed; null: it is open. */
  seal: z
    .object({
      at: z.string(),
      by: z.string(),
      counts,
      counted_iqd: z.number().int(),
      expected_iqd: z.number().int(),
      reason: z.string().nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
  /** In the drawer when the day began, what was put in or taken out then included. */
  float_iqd: z.number().int(),
  /** What came in less what went back, by method, and how many payments each. */
  cash_iqd: z.number().int(),
  cash_payments: z.number().int(),
  card_iqd: z.number().int(),
  card_payments: z.number().int(),
  wallet_iqd: z.number().int(),
  wallet_payments: z.number().int(),
  paid_out_iqd: z.number().int(),
  /** What should be in the drawer. */
  expected_iqd: z.number().int(),
  /** The transactions of the day, the latest first. */
  transactions: z.array(ledgerTransaction),
  /** Completed bookings until the day that nobody was paid for, and debts; both over all days. */
  unpaid: z.array(open),
  debts: z.array(open),
});

/** A day of the till. */
export type TillDay = z.output<typeof tillDay>;

const ofVenue = z.object({ id: idText });
const ofDay = ofVenue.extend({ day: date });
const changed = z.object({ message: z.string(), data: tillDay });
const note = text(200).nullish();

/** The days of a till, for owners and managers. */
export const tillDays = {
  findTillDay: endpoint({
    path: paths.findTillDay,
    access: 'member',
    summary: 'A day of the till of an own venue: what came in, what should be in the drawer, and who still owes.',
    params: ofDay,
    output: z.object({ data: tillDay }),
    problems: ['invalid', 'unauthenticated', 'not_found'],
  }),
  setFloat: endpoint({
    path: paths.setFloat,
    access: 'member',
    summary: 'Says what is in the drawer as the day begins; what was put in or taken out is recorded.',
    params: ofVenue,
    headers: keyHeader,
    body: z.object({ amount_iqd: wholeNumber(0, 1_000_000_000) }),
    output: changed,
    status: 201,
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'key_reused'],
  }),
  payOut: endpoint({
    path: paths.payOut,
    access: 'member',
    summary: 'Takes cash out of the drawer, and says what for.',
    params: ofVenue,
    headers: keyHeader,
    body: z.object({ amount_iqd: amountIqd, reason: z.enum(payOutReasons, 'invalid'), note }),
    output: changed,
    status: 201,
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'key_reused'],
  }),
  sealDay: endpoint({
    path: paths.sealDay,
    access: 'member',
    summary:
      'Closes a day and all before it with the cash that was counted; a difference needs a reason. Nothing is entered into it any more.',
    params: ofVenue,
    body: z.object({ day: date, counts, reason: z.enum(differenceReasons, 'invalid').nullish(), note }),
    output: changed,
    status: 201,
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'day_sealed'],
  }),
};
