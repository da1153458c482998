import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, type Client, createClient } from '@tajmeelspot/contract/client.ts';
import { places } from '@tajmeelspot/contract/places.ts';
import type { AcknowledgedBooking, DrillJournal } from './journal.ts';

/** What is booked, at one of its free times. */
export type FreeTreatment = {
  readonly service_id: number;
  readonly pricing_item_id: number;
  readonly duration: number;
  readonly price: number;
  readonly times: readonly { readonly booking_date: string; readonly time: string }[];
};

/** A customer with a session. */
export type DrillCustomer = { readonly index: number; readonly client: Client };

/** An open booking each is left to every customer, and one is being placed. */
const maxHeld = 3;
/** Milliseconds: between two requests of a customer, before a repeated one, for one answer, and for all of its tries. */
const timesMs = { pause: 100, retry: 200, answer: 6000, all: 90_000 };

/** Clients of the API at an origin, which give up an answer after some seconds. */
export const clientAt = (origin: string, token?: string): Client =>
  createClient({
    base: `${origin}${places.api}`,
    language: 'en',
    token,
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(timesMs.answer) }),
  });

/** Signs customers up and in, as anybody does. */
export async function signUpCustomers(origin: string, count: number): Promise<DrillCustomer[]> {
  const visitor = clientAt(origin);
  const customers: DrillCustomer[] = [];
  for (let index = 0; index < count; index++) {
    const account = { email: `customer-${randomUUID()}@drill.example`, password: randomUUID() };
    await visitor.signUp({ body: { name: `Customer ${index + 1}`, ...account } });
    const { token } = await visitor.logIn({ body: account });
    customers.push({ index, client: clientAt(origin, token) });
  }
  return customers;
}

/** The first treatments of some services with their free times in a week from the fourth day on. */
export async function readFreeTreatments(origin: string): Promise<FreeTreatment[]> {
  const client = clientAt(origin);
  const { data: page } = await client.searchServices({ query: { limit: '24' } });
  const from = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  const treatments: FreeTreatment[] = [];
  for (const { id } of page.data) {
    const params = { id: String(id) };
    const [treatment] = (await client.findService({ params })).pricing;
    if (!treatment) continue;
    const { data } = await client.listSlots({ params, query: { treatment_id: String(treatment.id), from, days: '7' } });
    const times = data.days.flatMap(({ date, times: slots }) =>
      slots.filter(({ is_free: isFree }) => isFree).map(({ time }) => ({ booking_date: date, time })),
    );
    const { id: treatmentId, duration, final_price: price } = treatment;
    if (times.length > 0) treatments.push({ service_id: id, pricing_item_id: treatmentId, duration, price, times });
  }
  return treatments;
}

/** Places bookings, and cancels the oldest of several, until `isOver`; then ends the request under way. */
export async function runCustomer(
  customer: DrillCustomer,
  treatments: readonly FreeTreatment[],
  journal: DrillJournal,
  isOver: () => boolean,
): Promise<void> {
  const held: AcknowledgedBooking[] = [];
  while (!isOver()) {
    const [oldest] = held;
    if (oldest && held.length >= maxHeld) {
      await cancel(customer, oldest, journal);
      held.shift();
    } else {
      const booking = await place(customer, treatments, journal);
      if (booking) held.push(booking);
    }
    await sleep(timesMs.pause);
  }
}

async function place(
  { client, index }: DrillCustomer,
  treatments: readonly FreeTreatment[],
  journal: DrillJournal,
): Promise<AcknowledgedBooking | undefined> {
  const { times, ...treatment } = pickRandom(treatments);
  const { booking_date: day, time } = pickRandom(times);
  const body = { ...treatment, booking_date: day, time, customer_name: `Customer ${index + 1}` };
  const key = randomUUID();
  const { answer, problem, wasUnclear } = await callUntilAnswered(journal, () =>
    client.placeBooking({ headers: { 'idempotency-key': key }, body }),
  );
  if (!answer) {
    journal.declined.push({ key, wasUnclear });
    countProblem(journal, problem);
    return undefined;
  }
  const { id, price, starts_at: startsAt, employee } = answer.data;
  const { service_id: service, pricing_item_id: item } = treatment;
  const slots = { service, treatment: item, employee: employee.id, day, time };
  const moments = { startsAt: Date.parse(startsAt), at: performance.now() };
  const booking = { id, key, customer: index, body, price, slots, ...moments, isEnding: false, isCancelled: false };
  journal.bookings.push(booking);
  journal.acknowledgedAt.push(performance.now());
  return booking;
}

async function cancel({ client }: DrillCustomer, booking: AcknowledgedBooking, journal: DrillJournal): Promise<void> {
  booking.isEnding = true;
  const params = { id: String(booking.id) };
  const { answer, problem, wasUnclear } = await callUntilAnswered(journal, () =>
    client.cancelBooking({ params, body: { reason: '' } }),
  );
  // A repeated one finds that the first was done.
  if (answer || (wasUnclear && problem?.body?.status === 'cancelled')) booking.isCancelled = true;
  else recordUnexplained(journal, `cancelling booking ${booking.id} ended as`, problem);
}

/** Repeats the request of every acknowledged booking under its key; a sentence for each other answer. */
export async function repeatKeys(customers: readonly DrillCustomer[], journal: DrillJournal): Promise<string[]> {
  const repeat = async ({ index, client }: DrillCustomer): Promise<string[]> => {
    const errors: string[] = [];
    for (const { id, key, body } of journal.bookings.filter(({ customer }) => customer === index)) {
      const { answer, problem } = await callUntilAnswered(journal, () =>
        client.placeBooking({ headers: { 'idempotency-key': key }, body: body as never }),
      );
      if (answer?.data.id !== id)
        errors.push(`the key of booking ${id} was answered with ${answer?.data.id ?? problem?.body?.code}`);
    }
    return errors;
  };
  return (await Promise.all(customers.map(repeat))).flat();
}

type DrillAnswer<T> = { answer?: T; problem?: ApiError; wasUnclear: boolean };

/** Sends the same request until it is answered for good. Rejects after the last timeout. */
async function callUntilAnswered<T>(journal: DrillJournal, call: () => Promise<T>): Promise<DrillAnswer<T>> {
  const until = performance.now() + timesMs.all;
  let wasUnclear = false;
  while (performance.now() < until) {
    try {
      return { answer: await call(), wasUnclear };
    } catch (error) {
      const problem = error instanceof ApiError ? error : undefined;
      if (problem?.body && problem.status < 500 && problem.body.code !== 'in_progress') return { problem, wasUnclear };
      if (problem && !comeAgain.has(problem.status)) recordUnexplained(journal, 'an answer', problem);
      journal.unclear += 1;
      wasUnclear = true;
      await sleep(timesMs.retry);
    }
  }
  throw new Error(`A customer had no answer within ${timesMs.all / 1000} s.`);
}

/** In progress, no server that is ready, and a server that had no answer from its database in time. */
const comeAgain = new Set([409, 503, 504]);

function recordUnexplained({ unexplained }: DrillJournal, what: string, problem: ApiError | undefined): void {
  const { code, request_id: requestId = '' } = problem?.body ?? {};
  unexplained.push({ text: `${what} ${problem?.status} ${code}`, requestId });
}

function countProblem({ problems }: DrillJournal, problem: ApiError | undefined): void {
  const code = problem?.body?.code ?? String(problem?.status);
  problems.set(code, (problems.get(code) ?? 0) + 1);
}

function pickRandom<T>(choices: readonly T[]): T {
  const choice = choices[Math.floor(Math.random() * choices.length)];
  if (choice === undefined) throw new Error('There is nothing to book.');
  return choice;
}
