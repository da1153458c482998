import { contract } from '@tajmeelspot/contract/contract.ts';
import type { Endpoint } from '@tajmeelspot/contract/endpoint.ts';
import type { Verb } from '@tajmeelspot/contract/paths.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { openDb, openPool } from '#app/database/connection.ts';
import type { VisitorReads } from '#app/database/replica/visitor-reads.ts';
import { createApp } from '#app/process/app.ts';
import { useServer } from '#testing/harness.ts';
import { visitorCalls } from './visitor-calls.ts';

const server = useServer();
const { service, hairCut, cutColorTreatment } = landmarks.specifiedPrices;
/** Calls with another path than that of the contract. */
const paths: Partial<Record<Verb, string>> = {
  findService: `/services/${service}`,
  findStanding: `/services/${service}/standing`,
  shareService: `/services/${service}/share`,
  listReviews: `/services/${service}/reviews`,
  listSlots: `/services/${service}/slots?treatment_id=${hairCut}&days=2`,
  listSelectionSlots: `/selection-slots?items=${hairCut},${cutColorTreatment}&days=2`,
  listNextSlots: `/next-slots?service_ids=${service}&from=2026-11-22`,
  listSuggestions: '/suggestions?text=hair',
  listDistricts: '/districts?city=baghdad',
  findPage: '/pages/privacy',
  findCategory: '/categories/hair-removal',
};
const pathOf = (verb: Verb) => paths[verb] ?? contract[verb].path.split(' ')[1] ?? '';
let reads = 0;
let pool: Pool;

// A replica takes no writes.
beforeAll(() => {
  const { databaseUrl = '' } = server.deps.env;
  pool = openPool(`${databaseUrl}&options=${encodeURIComponent('-c default_transaction_read_only=on')}`, 4, () => {});
});
beforeEach(() => void (reads = 0));
afterAll(() => pool.end());

/** The status of an answer of the app, whose reads for visitors are counted. */
async function ask(verb: Verb, token?: string): Promise<number> {
  const visitorReads: VisitorReads = {
    read(work) {
      reads += 1;
      return work(openDb(pool));
    },
    close: () => Promise.resolve(),
  };
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const app = createApp({ ...server.deps, visitorReads });
  return (await app.fetch(new Request(`http://test/api${pathOf(verb)}`, { headers }))).status;
}

it('what stands for the replica takes no writes', async () => {
  await expect(pool.query('update users set name = name')).rejects.toMatchObject({ code: '25006' });
});

describe.each([...visitorCalls] as Verb[])('%s', (verb) => {
  it('is a call that reads what is the same for everybody', () => {
    const { path, access }: Endpoint = contract[verb];
    expect(path).toMatch(/^GET /);
    expect(['visitor', 'known-visitor']).toContain(access);
  });

  it('may be answered to a visitor by a replica, and to nobody with a session', async () => {
    expect([await ask(verb), reads]).toEqual([200, 1]);
    const { token } = await server.signIn();
    expect([await ask(verb, token), reads]).toEqual([200, 1]);
    // A token that opens nothing is that of a visitor.
    expect([await ask(verb, 'x'.repeat(43)), reads]).toEqual([200, 2]);
  });
});

it('no other call is answered by a replica: what knows its caller, what changes something, and the state of the service', async () => {
  for (const verb of ['findStatus', 'listProviders', 'findPushKey'] as const) await ask(verb);
  const { token } = await server.signIn();
  for (const verb of ['listWishlist', 'listBookings', 'findUser'] as const) await ask(verb, token);
  expect(reads).toBe(0);
});
