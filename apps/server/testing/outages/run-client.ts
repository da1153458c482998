import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient, ApiError } from '@tajmeelspot/contract/client.ts';
import type { PlaceBookingBody } from '../bookings.ts';
import type { Journal, JournalBooking } from './journal.ts';

/** A treatment with its free times before the first booking. */
export type TreatmentTimes = {
  readonly body: Omit<PlaceBookingBody, 'booking_date' | 'time'>;
  /** The same with a coupon that works once for a customer. */
  readonly couponBody: Omit<PlaceBookingBody, 'booking_date' | 'time'>;
  readonly isAutomatic: boolean;
  readonly ownerToken: string;
  readonly times: readonly { readonly booking_date: string; readonly time: string }[];
};

/** A client that places, moves, cancels and has bookings confirmed, repeatedly. */
export type ClientWorker = {
  readonly id: number;
  readonly token: string;
  readonly origins: readonly string[];
  readonly treatments: readonly TreatmentTimes[];
  readonly journal: Journal;
};

type OwnBooking = JournalBooking & { readonly treatment: TreatmentTimes };

/** Runs until `isOver`, then finishes the call under way. */
export async function runClient(worker: ClientWorker, isOver: () => boolean): Promise<void> {
  const own: OwnBooking[] = [];
  for (let index = 0; !isOver(); index++) {
    const heldBookings = own.filter(({ statuses }) => !statuses.includes('cancelled'));
    const clearBookings = heldBookings.filter(({ isUnclear }) => !isUnclear);
    const booking = clearBookings[index % (clearBookings.length || 1)];
    const oldest = heldBookings[0];
    if (index % 4 === 3) await raceForCoupon(worker, own, index);
    else if (heldBookings.length < 2) await placeNext(worker, own, index);
    else if (heldBookings.length > 3 || (!booking && oldest) || index % 5 === 0)
      await cancelOne(worker, oldest ?? booking);
    else if (booking && index % 3 === 0 && booking.statuses.includes('pending')) await confirmOne(worker, booking);
    else if (booking && index % 2 === 0) await moveOne(worker, booking);
    else await placeNext(worker, own, index);
  }
}

/** Asks for two bookings at once with a coupon that works for one. */
async function raceForCoupon(worker: ClientWorker, own: OwnBooking[], index: number): Promise<void> {
  await Promise.all(['a', 'b'].map((rival) => placeNext(worker, own, `${index}${rival}`, 'couponBody')));
}

async function placeNext(
  worker: ClientWorker,
  own: OwnBooking[],
  index: number | string,
  kind: 'body' | 'couponBody' = 'body',
): Promise<void> {
  const { journal } = worker;
  const treatment = pickRandom(worker.treatments);
  const key = `outage-${worker.id}-${index}`;
  const body = { ...treatment[kind], ...pickRandom(treatment.times) };
  const headers = { 'idempotency-key': key };
  const { answer, wasUnclear } = await callUntilAnswered(worker, worker.token, (client) =>
    client.placeBooking({ headers, body }),
  );
  if (!answer) return void (wasUnclear ? journal.refusedLater : journal.refused).push(key);
  const { id, price, starts_at: startsAt, status } = answer.data;
  const entry = {
    id,
    customer: worker.id,
    key,
    price,
    times: [Date.parse(startsAt)],
    isUnclear: false,
    treatment,
  };
  const booking: OwnBooking = { ...entry, statuses: [status] };
  own.push(booking);
  journal.bookings.push(booking);
  journal.acknowledged += 1;
}

async function cancelOne({ ...worker }: ClientWorker, booking: OwnBooking | undefined): Promise<void> {
  if (!booking) return;
  const params = { id: String(booking.id) };
  const call = (client: Client) => client.cancelBooking({ params, body: { reason: '' } });
  const { answer, apiError, wasUnclear } = await callUntilAnswered(worker, worker.token, call);
  if (!answer && !(wasUnclear && apiError?.body?.status === 'cancelled')) recordWrong(worker, 'cancelling', apiError);
  booking.statuses = ['cancelled'];
  worker.journal.acknowledged += 1;
}

async function confirmOne(worker: ClientWorker, booking: OwnBooking): Promise<void> {
  const call = (client: Client) => client.confirmBooking({ params: { id: String(booking.id) } });
  const { answer, apiError, wasUnclear } = await callUntilAnswered(worker, booking.treatment.ownerToken, call);
  if (!answer && !(wasUnclear && apiError?.body?.status === 'confirmed')) recordWrong(worker, 'confirming', apiError);
  booking.statuses = ['confirmed'];
  booking.isUnclear = wasUnclear;
  worker.journal.acknowledged += 1;
}

async function moveOne(worker: ClientWorker, booking: OwnBooking): Promise<void> {
  const body = { ...pickRandom(booking.treatment.times), employee_id: null };
  const params = { id: String(booking.id) };
  const call = (client: Client) => client.rescheduleBooking({ params, body });
  const { answer, apiError, wasUnclear } = await callUntilAnswered(worker, worker.token, call);
  const newTimes = [Date.parse(`${body.booking_date}T${body.time}:00+03:00`)];
  const status = booking.treatment.isAutomatic ? 'confirmed' : 'pending';
  booking.isUnclear = wasUnclear;
  if (answer) {
    Object.assign(booking, { times: newTimes, statuses: [status] });
    worker.journal.acknowledged += 1;
    return;
  }
  // One's own other booking can be in the way, too.
  if (!/^(slot_taken|customer_busy)$/.test(apiError?.body?.code ?? '')) recordWrong(worker, 'moving', apiError);
  if (wasUnclear)
    Object.assign(booking, { times: [...booking.times, ...newTimes], statuses: [...booking.statuses, status] });
}

const recordWrong = ({ journal }: ClientWorker, what: string, apiError: ApiError | undefined) =>
  journal.wrong.push(`${what} ended as ${apiError?.status} ${apiError?.body?.code} ${apiError?.body?.status}`);

type CallResult<T> = { answer?: T; apiError?: ApiError; wasUnclear: boolean };

/** Timeouts of one answer, and of all tries. */
const timeoutsMs = { answer: 6000, all: 90_000 };

/** Sends the same request to one process after the other until one answers. Rejects after the last timeout. */
async function callUntilAnswered<T>(
  worker: ClientWorker,
  token: string,
  call: (client: Client) => Promise<T>,
): Promise<CallResult<T>> {
  const { journal, origins, id } = worker;
  const until = Date.now() + timeoutsMs.all;
  let wasUnclear = false;
  for (let index = id; Date.now() < until; index++) {
    try {
      return { answer: await call(clientAt(origins[index % origins.length] ?? '', token)), wasUnclear };
    } catch (error) {
      const apiError = error instanceof ApiError ? error : undefined;
      if (apiError?.body && apiError.status < 500 && apiError.body.code !== 'in_progress')
        return { apiError, wasUnclear };
      // A 503 is lawful while the database is away; any other status of 500 or more is not.
      if (apiError && apiError.status !== 503 && apiError.status !== 409)
        journal.wrong.push(`an answer ${apiError.status}`);
      journal.unclear += 1;
      wasUnclear = true;
      await sleep(40 + Math.random() * 80);
    }
  }
  throw new Error(`client ${id} got no answer in ${timeoutsMs.all} ms`);
}

const clientAt = (origin: string, token: string): Client =>
  createClient({
    base: `${origin}/api`,
    language: 'en',
    token,
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(timeoutsMs.answer) }),
  });

function pickRandom<T>(choices: readonly T[]): T {
  const choice = choices[Math.floor(Math.random() * choices.length)];
  if (choice === undefined) throw new Error('there is nothing to choose from');
  return choice;
}
