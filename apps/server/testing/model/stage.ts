import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { ApiError } from '@tajmeelspot/contract/client.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Body } from '../bookings.ts';
import type { TestServer } from '../harness.ts';
import type { Venue, Line, Scene } from './houses.ts';
import type { When } from './operations.ts';
import type { State, Turn } from './state.ts';

/** What is known in the course of one play. */
export type Stage = {
  readonly server: TestServer;
  readonly scene: Scene;
  readonly state: State;
  /** How often each thing was granted, by its name: shows that much was tried. */
  readonly done: Map<string, number>;
  /** The last booking that was placed, and how. */
  last: { customer: number; body: Body; key: string; id: number } | undefined;
  keys: number;
};

/** The nth of a list, counted round. */
export function nth<T>(list: readonly T[], n: number): T {
  const one = list[n % list.length];
  if (one === undefined) throw new Error('the list is empty');
  return one;
}

/** Counts what was granted. */
export const count = ({ done }: Stage, what: string) => done.set(what, (done.get(what) ?? 0) + 1);

/** How a call ended: its answer, or the code of its problem. Throws what is no refusal, and every fault of the server. */
export async function outcomeOf<T>(call: Promise<T>): Promise<{ verdict: string; answer?: T }> {
  try {
    return { verdict: 'done', answer: await call };
  } catch (error) {
    if (!(error instanceof ApiError) || !error.body || error.status >= 500) throw error;
    return { verdict: error.body.code };
  }
}

/** Throws where something ended in another way than one of the expected. */
export function expectOne(what: string, verdict: string, expected: readonly string[]): void {
  if (!expected.includes(verdict)) throw new Error(`${what} ended as ${verdict} instead of ${expected.join(' or ')}`);
}

const day = 86_400_000;

/** The start of a treatment that is meant, milliseconds since 1970; undefined where the day has none. */
export function startAt({ now }: State, line: Line, { day: ahead, start }: When): number | undefined {
  const date = inBaghdad(now + ahead * day).date;
  const starts = [...new Set([...line.starts.values()].flat())].filter((one) => inBaghdad(one).date === date);
  return starts.toSorted((a, b) => a - b)[start];
}

/** The nth of those who give a treatment. */
export const nthEmployee = ({ starts }: Line, n: number): number => nth([...starts.keys()], n);

/** A time as requests have it. */
export function dateAndTime(startsAt: number) {
  const { date, time } = inBaghdad(startsAt);
  return { booking_date: date, time };
}

/** The treatments of a booking as an answer of the server has them. */
export const turnsOf = ({ lines }: Venue, { items }: Pick<Booking, 'items'>): Turn[] =>
  items.map(({ pricing_item_id: item, employee, starts_at: startsAt }) => {
    const line = lines.find((one) => one.item === item);
    if (!line) throw new Error(`nobody booked line ${item}`);
    return { line, employee: employee.id, startsAt: Date.parse(startsAt) };
  });
