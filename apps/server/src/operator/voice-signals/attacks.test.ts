import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { watchVoices } from '#app/reviews/reviews.ts';
import { addCompletedBooking } from '#testing/completed-bookings.ts';
import { apiErrorOf, type TestServer, useServer } from '#testing/harness.ts';

const server = useServer();
let operator: ReturnType<TestServer['client']>;

beforeAll(async () => {
  operator = server.client({ token: (await server.signIn('operator')).token });
});

const params = (id: number) => ({ params: { id: String(id) } });

/** Figures that order and rate a service. */
async function figuresOf(id: number) {
  const { rating, recommendations, total } = (await server.client().findStanding(params(id))).data;
  return { mean: rating.mean, reviews: rating.reviews, accounts: recommendations.accounts, points: total.points };
}

type AttackAccount = { readonly id: number; readonly client: ReturnType<TestServer['client']> };

/** Accounts that were made for one purpose; with a device where they are of one. */
async function invent(count: number, device?: Buffer): Promise<AttackAccount[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { id, token } = await server.signIn();
      if (device) await knowDevice(id, device);
      return { id, client: server.client({ token }) };
    }),
  );
}

const knowDevice = (id: number, device: Buffer) =>
  server.deps.pool.query(`insert into known_devices values ($1, $2, $3, $3)`, [
    id,
    device,
    server.deps.clock.now().toString(),
  ]);

async function praise(accounts: readonly AttackAccount[], serviceId: number, rating: number): Promise<void> {
  for (const { client } of accounts) {
    await client.writeReview({ ...params(serviceId), body: { rating, comment: `Words ${rating}` } });
    if (rating === 5) await client.toggleFeature(params(serviceId));
  }
}

/** The open signals that name one of some accounts. */
async function signalsOf(accounts: readonly AttackAccount[]) {
  await watchVoices(server.deps);
  const ids = new Set(accounts.map(({ id }) => id));
  const { data } = await operator.listVoiceSignals({ query: { state: 'open', limit: '100' } });
  return data.filter((signal) => signal.accounts.some(({ id }) => ids.has(id)));
}

const exclude = (id: number) =>
  operator.decideVoiceSignal({ ...params(id), body: { decision: 'exclude', reason: 'They are one person' } });

describe('attacks on the order of results', () => {
  it.each([6, 60])('R13.07 %i invented accounts move nothing, and the operator sees a burst', async (count) => {
    const [before, service] = [await figuresOf(1201), 1201];
    const accounts = await invent(count);
    await praise(accounts, service, 5);
    expect(await figuresOf(service)).toEqual(before);
    const signal = (await signalsOf(accounts)).find(({ kind }) => kind === 'burst');
    expect(signal).toMatchObject({ state: 'open', figures: { counted: 0, stars: 5 } });
    expect(signal?.figures.accounts).toBeGreaterThanOrEqual(count);
  });

  it('R13.07 a ring with a completed booking each is seen by its device and its venues, and its voices go', async () => {
    const services = [402, 502];
    const before = await Promise.all(services.map(figuresOf));
    const ring = await invent(5, randomBytes(32));
    for (const service of services) {
      for (const { id } of ring) await addCompletedBooking(server, id, service, 1);
      await praise(ring, service, 5);
    }
    const risen = await Promise.all(services.map(figuresOf));
    expect(risen.every(({ points }, index) => points > (before[index]?.points ?? 0))).toBe(true);
    const signals = await signalsOf(ring);
    expect(new Set(signals.map(({ kind }) => kind))).toEqual(new Set(['shared_device', 'ring']));
    const atFirst = signals.find(({ venue }) => venue.id === 4);
    expect(atFirst?.accounts[0]).toMatchObject({
      completed: 1,
      recommendations: 1,
      reviews: [{ voice: 'counted' }],
    });
    for (const { id } of signals) await exclude(id);
    expect(await Promise.all(services.map(figuresOf))).toEqual(before);
  });
});

describe('attacks by people who were there', () => {
  it('R13.07 a rival with a visit of an own account is seen by the device of the trade', async () => {
    const device = randomBytes(32);
    const { id: vendor } = await server.signIn('vendor');
    await server.deps.pool.query(
      `insert into memberships (venue_id, user_id, role, created_at) values (9, $1, 'manager', now())`,
      [vendor],
    );
    await knowDevice(vendor, device);
    const before = await figuresOf(603);
    const rival = await invent(1, device);
    await addCompletedBooking(server, rival[0]!.id, 603, 1);
    await praise(rival, 603, 1);
    expect((await figuresOf(603)).points).toBeLessThan(before.points);
    const [signal] = await signalsOf(rival);
    expect(signal).toMatchObject({ kind: 'trade_device', figures: { accounts: 1, other_venues: 1, stars: 1 } });
    await exclude(signal!.id);
    expect(await figuresOf(603)).toEqual(before);
  });

  it('R13.07 who bombs a venue after an appointment has one voice, and the friends have none', async () => {
    const venue = [301, 302, 303];
    const [angry] = await invent(1);
    const friends = await invent(8);
    const before = await Promise.all(venue.map(figuresOf));
    await addCompletedBooking(server, angry!.id, 301, 1);
    for (const service of venue) await praise([angry!], service, 1);
    await praise(friends, 301, 1);
    const after = await Promise.all(venue.map(figuresOf));
    const voices = await server.deps.db.selectFrom('reviews').selectAll().where('user_id', '=', angry!.id).execute();
    expect(voices.map(({ shared_by: parts }) => parts)).toEqual([3, 3, 3]);
    expect(after.map(({ reviews }, index) => reviews - (before[index]?.reviews ?? 0))).toEqual([1, 1, 1]);
    const burst = (await signalsOf(friends)).find(({ kind }) => kind === 'burst');
    expect(burst).toMatchObject({ figures: { stars: 1 } });
    expect(burst?.accounts.length).toBeGreaterThanOrEqual(9);
  });
});

describe('decideVoiceSignal', () => {
  it('R13.07 is recorded with its reason, can be taken back, and more accounts open it again', async () => {
    const device = randomBytes(32);
    const family = await invent(3, device);
    const before = await figuresOf(901);
    for (const { id } of family) await addCompletedBooking(server, id, 901, 1);
    await praise(family, 901, 5);
    const counted = await figuresOf(901);
    const [signal] = await signalsOf(family);
    await exclude(signal!.id);
    expect(await figuresOf(901)).toEqual(before);
    expect(await signalsOf(family)).toEqual([]);
    const body = { decision: 'count', reason: 'A family with one tablet' } as const;
    await operator.decideVoiceSignal({ ...params(signal!.id), body });
    expect(await figuresOf(901)).toEqual(counted);
    const { data: log } = await operator.listAudit({ query: { search: body.reason } });
    expect(log).toMatchObject([{ kind: 'operator.voices_counted' }]);
    const more = await invent(1, device);
    await praise(more, 901, 5);
    expect(await signalsOf(more)).toMatchObject([{ id: signal!.id, decided: { reason: body.reason }, state: 'open' }]);
  });

  it('decideVoiceSignal answers not_found for none, and invalid without a reason', async () => {
    expect((await apiErrorOf(exclude(424_242))).body?.code).toBe('not_found');
    const body = { decision: 'count', reason: '' } as const;
    const refused = await apiErrorOf(operator.decideVoiceSignal({ ...params(1), body }));
    expect(refused.body?.errors).toHaveProperty('reason');
  });
});
