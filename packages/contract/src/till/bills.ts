import * as z from 'zod';
import { bookingStatuses } from '../booking/shape.ts';
import { endpoint } from '../endpoint.ts';
import { idText } from '../fields.ts';
import { paths } from '../paths.ts';

const named = z.object({ id: z.number().int(), name: z.string() });

/** What a transaction of the ledger is. */
export const transactionKinds = [
  'sale',
  'debt_payment',
  'refund',
  'session',
  'float',
  'pay_out',
  'difference',
  'reversal',
] as const;

/** What a transaction of the ledger is. */
export type TransactionKind = (typeof transactionKinds)[number];

/** One transaction: what it did to cash, card terminal, wallet and debt; of money that went out, less than zero. */
export const ledgerTransaction = z.object({
  id: z.number().int(),
  kind: z.enum(transactionKinds),
  booking_id: z.number().int().nullable(),
  /** The course that was sold, paid or used. */
  course_id: z.number().int().nullable(),
  customer_name: z.string().nullable(),
  /** When it happened, ISO 8601, and who recorded it. */
  at: z.string(),
  by: z.string().nullable(),
  /** The day of the till that it counts for. */
  day: z.string(),
  /** It came after its own day was sealed. */
  is_late: z.boolean(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  cash_iqd: z.number().int(),
  card_iqd: z.number().int(),
  wallet_iqd: z.number().int(),
  debt_iqd: z.number().int(),
  /** What was given back of the cash that came. */
  change_iqd: z.number().int(),
  /** What it takes back, and whether it was taken back itself. */
  reverses_id: z.number().int().nullable(),
  is_reversed: z.boolean(),
});

/** One transaction of the ledger. */
export type LedgerTransaction = z.output<typeof ledgerTransaction>;

const ability = z.object({ is_allowed: z.boolean(), reason: z.string().optional() });

const billCourse = z.object({
  id: z.number().int(),
  name: z.string(),
  sessions: z.number().int(),
  left: z.number().int(),
  expires_on: z.string().nullable(),
  /** On the day of the visit: an owner or manager says why it is used all the same. */
  has_expired: z.boolean(),
  /** The treatments of this booking that it can pay for. */
  item_ids: z.array(z.number().int()),
});

const bill = z.object({
  booking_id: z.number().int(),
  venue: named,
  customer_name: z.string(),
  status: z.enum(bookingStatuses),
  /** Day and time of its start in Asia/Baghdad. */
  booking_date: z.string(),
  time: z.string(),
  treatments: z.array(
    z.object({
      item_id: z.number().int(),
      title: z.string(),
      employee: named,
      price_iqd: z.number().int(),
      /** What the employee gets of it; null for other staff. */
      commission_percent: z.number().int().nullable(),
      /** The course that has paid for it; null: none. */
      course: named.nullable(),
    }),
  ),
  treatments_iqd: z.number().int(),
  /** What sessions of courses have paid of it. */
  from_courses_iqd: z.number().int(),
  /** Courses of the same client with sessions left, of a treatment of this booking. */
  courses: z.array(billCourse),
  /** What was sold and taken off when it was paid; null: it is not paid yet. */
  sale: z
    .object({
      transaction_id: z.number().int(),
      sold_at: z.string(),
      products: z.array(z.object({ product: named, pieces: z.number().int(), amount_iqd: z.number().int() })),
      discount_iqd: z.number().int(),
      discount_reason: z.string().nullable(),
      tip_iqd: z.number().int(),
      tip_for: named.nullable(),
      /** Treatments and products without the discount, with the tip. */
      total_iqd: z.number().int(),
    })
    .nullable(),
  /** What came in for it and did not go back, and what is still owed. */
  paid_iqd: z.number().int(),
  owed_iqd: z.number().int(),
  /** What the same customer owes for other bookings and for courses here. */
  earlier_debts_iqd: z.number().int(),
  transactions: z.array(ledgerTransaction),
  can: z.object({ take: ability, discount: ability, refund: ability }),
});

/** What is to be paid for a booking, and what was. */
export type Bill = z.output<typeof bill>;

/** The answer of whatever changes a bill. */
export const changedBill = z.object({ message: z.string(), data: bill });

/** What is to be paid for bookings. */
export const bills = {
  findBill: endpoint({
    path: paths.findBill,
    access: 'member',
    summary: 'What is to be paid for a booking of an own venue, and what was paid; for staff, bookings of their own.',
    params: z.object({ id: idText }),
    output: z.object({ data: bill }),
    problems: ['unauthenticated', 'not_found'],
  }),
  findReceipt: endpoint({
    path: paths.findReceipt,
    access: 'member',
    summary: 'The receipt of a booking that was paid, in the language of the caller, 80 mm wide.',
    params: z.object({ id: idText }),
    media: 'application/pdf',
    output: z.instanceof(Uint8Array),
    problems: ['unauthenticated', 'not_found', 'not_paid'],
  }),
};
