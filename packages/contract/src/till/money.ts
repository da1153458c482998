import * as z from 'zod';
import { wholeNumber } from '../fields.ts';
import { payMethods } from './till-names.ts';

/** More than nothing, whole dinars. */
export const amountIqd = wholeNumber(1, 1_000_000_000);

/** What came in by one method; of cash also more than is owed: the rest is change. */
export const paymentPart = z.object({ method: z.enum(payMethods, 'invalid'), amount_iqd: amountIqd });

/** What came in by one method. */
export type PaymentPart = z.output<typeof paymentPart>;

/** The same request with the same key is recorded once. */
export const keyHeader = z.object({
  'idempotency-key': z.string('required').regex(/^[\w-]{8,100}$/, 'invalid'),
});

/** When it happened, by the device: what was recorded offline comes later. ISO 8601. */
export const deviceMoment = z.iso.datetime({ offset: true, error: 'invalid' }).optional();

/** Problems of every body. */
export const bodyProblems = ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid'] as const;
