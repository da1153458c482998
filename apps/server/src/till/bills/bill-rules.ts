import type { BookingStatus } from '@tajmeelspot/contract/booking/shape.ts';
import { statusAt } from '#app/booking/rules.ts';

/** What decides whether a booking can be paid. */
type BillFacts = { readonly status: string; readonly answer_by: Date; readonly starts_at: Date };

/** The state that a booking is in. */
export const presentStatus = (facts: BillFacts, now: Temporal.Instant): BookingStatus => statusAt(facts, now);

/** Why a booking cannot be paid: it did not take place, or has not begun. */
export function paymentHindrance(facts: BillFacts, now: Temporal.Instant): 'not_possible' | 'too_early' | undefined {
  const status = statusAt(facts, now);
  if (status === 'completed') return undefined;
  if (status !== 'confirmed') return 'not_possible';
  return facts.starts_at.getTime() <= now.epochMilliseconds ? undefined : 'too_early';
}
