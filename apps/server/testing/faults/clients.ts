import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient, ApiError } from '@tajmeelspot/contract/client.ts';
import type { Body } from '../bookings.ts';
import type { Journal, Known } from './journal.ts';

/** A treatment at a venue with its free times, when nobody has booked yet. */
export type Offered = {
  readonly wish: Omit<Body, 'booking_date' | 'time'>;
  readonly isAutomatic: boolean;
  readonly ownerToken: string;
  readonly times: readonly { readonly booking_date: string; readonly time: string }[];
};

/** Somebody who books, moves, cancels and has bookings confirmed, over and over. */
export type Worker = {
  readonly id: number;
  readonly token: string;
  readonly origins: readonly string[];
  readonly offers: readonly Offered[];
  readonly journal: Journal;
};

type Own = Known & { readonly offer: Offered };

/** Works until it is over, and then ends what was begun. */
export async function work(worker: Worker, isOver: () => boolean): Promise<void> {
  const own: Own[] = [];
  for (let turn = 0; !isOver(); turn++) {
    const held = own.filter(({ statuses }) => !statuses.includes('cancelled'));
    const free = held.filter(({ isUnclear }) => !isUnclear);
    const one = free[turn % (free.length || 1)];
    const oldest = held[0];
    if (held.length < 2) await place(worker, own, turn);
    else if (held.length > 3 || (!one && oldest) || turn % 5 === 0) await cancel(worker, oldest ?? one);
    else if (one && turn % 3 === 0 && one.statuses.includes('pending')) await confirm(worker, one);
    else if (one && turn % 2 === 0) await move(worker, one);
    else await place(worker, own, turn);
  }
}

async function place(worker: Worker, own: Own[], turn: number): Promise<void> {
  const { journal } = worker;
  const offer = oneOf(worker.offers);
  const key = `storm-${worker.id}-${turn}`;
  const body = { ...offer.wish, ...oneOf(offer.times) };
  const headers = { 'idempotency-key': key };
  const { answer, wasUnclear } = await insist(worker, worker.token, (client) => client.placeBooking({ headers, body }));
  if (!answer) return void (wasUnclear ? journal.refusedLater : journal.refused).push(key);
  const { id, price, starts_at: startsAt, status } = answer.data;
  const known = { id, customer: worker.id, key, price, times: [Date.parse(startsAt)], isUnclear: false, offer };
  const one: Own = { ...known, statuses: [status] };
  own.push(one);
  journal.known.push(one);
  journal.acknowledged += 1;
}

async function cancel({ ...worker }: Worker, one: Own | undefined): Promise<void> {
  if (!one) return;
  const params = { id: String(one.id) };
  const call = (client: Client) => client.cancelBooking({ params, body: { reason: '' } });
  const { answer, refusal, wasUnclear } = await insist(worker, worker.token, call);
  if (!answer && !(wasUnclear && refusal?.body?.status === 'cancelled')) note(worker, 'cancelling', refusal);
  one.statuses = ['cancelled'];
  worker.journal.acknowledged += 1;
}

async function confirm(worker: Worker, one: Own): Promise<void> {
  const call = (client: Client) => client.confirmBooking({ params: { id: String(one.id) } });
  const { answer, refusal, wasUnclear } = await insist(worker, one.offer.ownerToken, call);
  if (!answer && !(wasUnclear && refusal?.body?.status === 'confirmed')) note(worker, 'confirming', refusal);
  one.statuses = ['confirmed'];
  one.isUnclear = wasUnclear;
  worker.journal.acknowledged += 1;
}

async function move(worker: Worker, one: Own): Promise<void> {
  const body = { ...oneOf(one.offer.times), employee_id: null };
  const params = { id: String(one.id) };
  const call = (client: Client) => client.rescheduleBooking({ params, body });
  const { answer, refusal, wasUnclear } = await insist(worker, worker.token, call);
  const moved = [Date.parse(`${body.booking_date}T${body.time}:00+03:00`)];
  const status = one.offer.isAutomatic ? 'confirmed' : 'pending';
  one.isUnclear = wasUnclear;
  if (answer) {
    Object.assign(one, { times: moved, statuses: [status] });
    worker.journal.acknowledged += 1;
    return;
  }
  if (refusal?.body?.code !== 'slot_taken') note(worker, 'moving', refusal);
  if (wasUnclear) Object.assign(one, { times: [...one.times, ...moved], statuses: [...one.statuses, status] });
}

const note = ({ journal }: Worker, what: string, refusal: ApiError | undefined) =>
  journal.wrong.push(`${what} ended as ${refusal?.status} ${refusal?.body?.code} ${refusal?.body?.status}`);

type Ending<T> = { answer?: T; refusal?: ApiError; wasUnclear: boolean };

/** Longer than this, no answer is waited for, and no way is tried. */
const patienceMs = { answer: 6000, all: 90_000 };

/** Asks one process after the other, in the same words, until one of them answers. */
async function insist<T>(worker: Worker, token: string, call: (client: Client) => Promise<T>): Promise<Ending<T>> {
  const { journal, origins, id } = worker;
  const until = Date.now() + patienceMs.all;
  let wasUnclear = false;
  for (let turn = id; Date.now() < until; turn++) {
    try {
      return { answer: await call(clientAt(origins[turn % origins.length] ?? '', token)), wasUnclear };
    } catch (error) {
      const refusal = error instanceof ApiError ? error : undefined;
      if (refusal?.body && refusal.status < 500 && refusal.body.code !== 'in_progress') return { refusal, wasUnclear };
      // The server says that it has trouble with its database: so it may. It never says that it does not know why.
      if (refusal && refusal.status !== 503 && refusal.status !== 409)
        journal.wrong.push(`an answer ${refusal.status}`);
      journal.unclear += 1;
      wasUnclear = true;
      await sleep(40 + Math.random() * 80);
    }
  }
  throw new Error(`client ${id} got no answer in ${patienceMs.all} ms`);
}

const clientAt = (origin: string, token: string): Client =>
  createClient({
    base: `${origin}/api`,
    language: 'en',
    token,
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(patienceMs.answer) }),
  });

function oneOf<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}
