import { contract } from '@tajmeelspot/contract/contract.ts';
import type { Endpoint } from '@tajmeelspot/contract/endpoint.ts';
import type { Context } from 'hono';
import { expect, it } from 'vitest';
import { openAdmission } from '#app/admission/open-admission.ts';
import { noActor } from '#testing/no-actor.ts';
import type { Host } from './actor.ts';
import { runCall } from './run-call.ts';

/** Calls whose work lasts until it is told to end; gives the names of those that have begun. */
function openCalls() {
  const admission = openAdmission(1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const ask = (declared: Endpoint, name: string, address: string, id?: number) => {
    const actor = { ...noActor, address, member: id === undefined ? undefined : { id } };
    const raw = new Request('http://test');
    const c = { env: {}, get: () => actor, req: { raw } } as unknown as Context<Host>;
    return runCall(admission, c, declared, () => (begun.push(name), promise));
  };
  return { begun, ask, end: resolve };
}

it('R11.03 the accounts of one address leave room for the files of others, which wait for none of them', async () => {
  const { begun, ask, end } = openCalls();
  const upload = contract.setPicture;
  const strangers = Array.from({ length: 12 }, (_, n) => ask(upload, `stranger ${n}`, '203.0.113.1', n));
  const other = ask(upload, 'other', '203.0.113.2', 100);
  await Promise.resolve();
  expect(begun).toEqual(['stranger 0', 'stranger 1', 'stranger 2', 'stranger 3', 'other']);
  end();
  await Promise.all([...strangers, other]);
});

it('R11.02 the logins of one address leave room for the bookings of others', async () => {
  const { begun, ask, end } = openCalls();
  const strangers = Array.from({ length: 30 }, () => ask(contract.logIn, 'login', '203.0.113.1'));
  const bookings = Array.from({ length: 5 }, (_, n) => ask(contract.placeBooking, `booking ${n}`, '203.0.113.2', n));
  await Promise.resolve();
  expect(begun.filter((name) => name === 'login')).toHaveLength(5);
  expect(begun.filter((name) => name !== 'login')).toHaveLength(5);
  end();
  await Promise.all([...strangers, ...bookings]);
});
