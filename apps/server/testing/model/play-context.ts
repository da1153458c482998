import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { ApiError } from '@tajmeelspot/contract/client.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { PlaceBookingBody } from '../bookings.ts';
import type { TestServer } from '../harness.ts';
import type { ModelVenue, ModelTreatment, ModelSetup } from './model-setup.ts';
import type { ModelTime } from './operations.ts';
import type { ModelState, ModelAssignment } from './state.ts';

/** The server, the model and the last booking of one play of operations. */
export type PlayContext = {
  readonly server: TestServer;
  readonly setup: ModelSetup;
  readonly state: ModelState;
  /** How often each operation succeeded, by its name. */
  readonly counts: Map<string, number>;
  /** The last booking that was placed, with its request. */
  last: { customer: number; body: PlaceBookingBody; key: string; id: number } | undefined;
  keyCount: number;
};

/** The nth entry of a list, modulo its length. Throws for an empty list. */
export function nth<T>(list: readonly T[], n: number): T {
  const one = list[n % list.length];
  if (one === undefined) throw new Error('the list is empty');
  return one;
}

/** Counts an operation that succeeded. */
export const countGranted = ({ counts }: PlayContext, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

/** The result of a call: its answer, or the code of its problem. Rejects with every other error and with a status of 500 or more. */
export async function outcomeOf<T>(call: Promise<T>): Promise<{ verdict: string; answer?: T }> {
  try {
    return { verdict: 'done', answer: await call };
  } catch (error) {
    if (!(error instanceof ApiError) || !error.body || error.status >= 500) throw error;
    return { verdict: error.body.code };
  }
}

/** Throws where a verdict is none of the expected ones. */
export function expectOutcome(what: string, verdict: string, expected: readonly string[]): void {
  if (!expected.includes(verdict)) throw new Error(`${what} ended as ${verdict} instead of ${expected.join(' or ')}`);
}

const day = 86_400_000;

/** The slot of a treatment that a choice selects, milliseconds since 1970; undefined where the day has none. */
export function startAt(
  { now }: ModelState,
  treatment: ModelTreatment,
  { day: ahead, start }: ModelTime,
): number | undefined {
  const date = inBaghdad(now + ahead * day).date;
  const starts = [...new Set([...treatment.starts.values()].flat())].filter((one) => inBaghdad(one).date === date);
  return starts.toSorted((a, b) => a - b)[start];
}

/** The nth employee who gives a treatment. */
export const nthEmployee = ({ starts }: ModelTreatment, n: number): number => nth([...starts.keys()], n);

/** The fields of a request for a moment (milliseconds since 1970). */
export function dateAndTime(startsAt: number) {
  const { date, time } = inBaghdad(startsAt);
  return { booking_date: date, time };
}

/** The assignments of a booking, from an answer of the server. */
export const assignmentsOf = ({ treatments }: ModelVenue, { items }: Pick<Booking, 'items'>): ModelAssignment[] =>
  items.map(({ pricing_item_id: treatmentId, employee, starts_at: startsAt }) => {
    const treatment = treatments.find((one) => one.treatmentId === treatmentId);
    if (!treatment) throw new Error(`the answer has the unknown treatment ${treatmentId}`);
    return { treatment, employee: employee.id, startsAt: Date.parse(startsAt) };
  });
