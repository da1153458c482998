import { lateReasons } from './course-names.ts';
import { discountReasons, refundReasons, payMethods } from './till-names.ts';
import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idText, priceIqd, wholeNumber } from '../fields.ts';
import { paths } from '../paths.ts';
import { changedBill } from './bills.ts';
import { amountIqd, bodyProblems, deviceMoment, keyHeader, paymentPart } from './money.ts';

const ofBooking = z.object({ id: idText });
const parts = z.array(paymentPart).max(3, 'too_many');

/** A booking is paid, in parts and later; corrections are transactions of their own. */
export const payments = {
  takePayment: endpoint({
    path: paths.takePayment,
    access: 'member',
    summary:
      'A booking is paid, with products, discount and tip; one that is confirmed and has begun is completed by it. What is missing is owed.',
    params: ofBooking,
    headers: keyHeader,
    body: z.object({
      /** What the caller saw for the treatments; another sum is bill_changed. */
      treatments_iqd: priceIqd,
      products: z
        .array(z.object({ product_id: id, pieces: wholeNumber(1, 999) }))
        .max(30, 'too_many')
        .default([]),
      /** For owners and managers. */
      discount: z.object({ amount_iqd: amountIqd, reason: z.enum(discountReasons, 'invalid') }).nullish(),
      tip: z.object({ amount_iqd: amountIqd, employee_id: id }).nullish(),
      parts,
      /** Treatments that a course of the client pays for: each takes one session. */
      sessions: z
        .array(
          z.object({
            item_id: id,
            course_id: id,
            /** By owner or manager, where the time of the course is over. */
            late_reason: z.enum(lateReasons, 'invalid').nullish(),
          }),
        )
        .max(20, 'too_many')
        .default([]),
      device_at: deviceMoment,
    }),
    output: changedBill,
    status: 201,
    problems: [
      ...bodyProblems,
      'unauthenticated',
      'not_found',
      'managers_only',
      'already_paid',
      'bill_changed',
      'course_over',
      'course_expired',
      'not_possible',
      'too_early',
      'key_reused',
    ],
  }),
  payDebt: endpoint({
    path: paths.payDebt,
    access: 'member',
    summary: 'Something of what is owed for a booking is paid.',
    params: ofBooking,
    headers: keyHeader,
    body: z.object({ parts: parts.min(1, 'required'), device_at: deviceMoment }),
    output: changedBill,
    status: 201,
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'already_paid', 'not_paid', 'key_reused'],
  }),
  refundPayment: endpoint({
    path: paths.refundPayment,
    access: 'member',
    summary: 'An owner or manager gives money back, or lets somebody off a debt; never more than came or is owed.',
    params: ofBooking,
    headers: keyHeader,
    body: z.object({
      amount_iqd: amountIqd,
      /** 'debt': less is owed. */
      method: z.enum([...payMethods, 'debt'], 'invalid'),
      reason: z.enum(refundReasons, 'invalid'),
    }),
    output: changedBill,
    status: 201,
    problems: [...bodyProblems, 'unauthenticated', 'not_found', 'managers_only', 'not_paid', 'key_reused'],
  }),
  reverseTransaction: endpoint({
    path: paths.reverseTransaction,
    access: 'member',
    summary:
      'An owner or manager takes back what was recorded wrongly, by a transaction that mirrors it; both stay. Once for each.',
    params: z.object({ id: idText, transaction_id: idText }),
    output: z.object({ message: z.string() }),
    status: 201,
    problems: ['unauthenticated', 'not_found', 'already_reversed', 'reverse_later_first'],
  }),
};
