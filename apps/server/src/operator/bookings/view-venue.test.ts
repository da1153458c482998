import { contract } from '@tajmeelspot/contract/contract.ts';
import { dashboardCalls, viewCalls } from '@tajmeelspot/contract/dashboard-calls.ts';
import type { Endpoint } from '@tajmeelspot/contract/endpoint.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { clientOf, ofClient } from '#testing/clients.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { placeBooking } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service } = landmarks.specifiedPrices;
const params = { params: { id: String(venue) } };
const reason = 'She cannot find a booking';
let owner: TestUser;
let operatorToken = '';
let bookingId = 0;
let clientId = 0;

/** Opens the dashboard of the venue as an operator does; gives the token of the session. */
async function openView(): Promise<string> {
  const { token } = await server.client({ token: operatorToken }).viewVenue({ ...params, body: { reason } });
  const opened = await server.client().openDashboard({ body: { token, audience: 'vendor_dashboard' } });
  expect(
    (await apiErrorOf(server.client().openDashboard({ body: { token, audience: 'vendor_dashboard' } }))).status,
  ).toBe(403);
  return opened.token;
}

const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;

beforeAll(async () => {
  owner = await createOwner(server, venue);
  await server.deps.db
    .updateTable('venues')
    .set({ owner_id: owner.id })
    .where('id', '=', landmarks.openPastMidnight)
    .execute();
  const customer = await createUser(server);
  bookingId = (await placeBooking(server, customer, '2026-12-12', { serviceId: service, nth: 0 })).id;
  clientId = await clientOf(server, venue, customer.id);
  await owner.client.writeClientNote({ ...ofClient(venue, clientId), body: { text: 'For the venue alone' } });
  operatorToken = (await server.signIn('operator')).token;
});
afterEach(() => server.setClock(frozenNow));

describe('an operator in the dashboard of a venue', () => {
  it('R15.17 reads what its owner sees, of this venue alone', async () => {
    const view = server.client({ token: await openView() });
    const { data } = await view.listVenues();
    expect(data.map(({ id, role }) => [id, role])).toEqual([[venue, 'owner']]);
    expect(data[0]?.view_until).toBe(frozenNow.add({ minutes: 30 }).toString({ fractionalSecondDigits: 3 }));
    const agenda = { ...params, query: { from: '2026-12-12' } };
    expect((await view.listAgenda(agenda)).data.bookings).toEqual(
      (await owner.client.listAgenda(agenda)).data.bookings,
    );
    expect((await view.findBooking({ params: { id: String(bookingId) } })).data.id).toBe(bookingId);
    expect((await view.listClients(params)).total).toBeGreaterThan(0);
    const elsewhere = { params: { id: String(landmarks.openPastMidnight) } };
    expect((await owner.client.findVenue(elsewhere)).data.id).toBe(landmarks.openPastMidnight);
    expect(await codeOf(view.findVenue(elsewhere))).toBe('not_found');
  });

  const calls = Object.entries(contract as Record<string, Endpoint>);
  const refused = calls.filter(([verb]) => dashboardCalls.has(verb) && !viewCalls.has(verb));

  it.each(refused)('R15.17 is refused %s with view_only', async (_, { path }) => {
    const [method = '', template = ''] = path.split(' ');
    const token = await openView();
    const where = template
      .replace('{id}', String(venue))
      .replace('{client_id}', String(clientId))
      .replaceAll(/\{\w+\}/g, '1');
    const answer = await server.call(method, where, method === 'GET' ? undefined : {}, {
      authorization: `Bearer ${token}`,
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'view_only']);
  });

  it('R15.17 changes nothing: what is open to it only reads, but for its own end', () => {
    const writing = [...viewCalls].filter(
      (verb) => !(contract as Record<string, Endpoint>)[verb]?.path.startsWith('GET '),
    );
    expect(writing).toEqual(['logOut']);
    expect(refused.map(([verb]) => verb)).toEqual(
      expect.arrayContaining(['findClientNote', 'findClientAllergies', 'lookAtContact', 'addWalkIn', 'changeHours']),
    );
  });
});

describe('what else is the owner’s', () => {
  it('R15.17 sees neither bookings nor services of another venue of the owner, nor what the owner books', async () => {
    const view = server.client({ token: await openView() });
    const { rows } = await server.deps.pool.query<{ id: number }>(
      'select id from services where venue_id = $1 limit 1',
      [landmarks.openPastMidnight],
    );
    const [{ id: otherService } = { id: 0 }] = rows;
    const settings = { params: { id: String(otherService) } };
    expect((await owner.client.findOwnService(settings)).data.id).toBe(otherService);
    expect(await codeOf(view.findOwnService(settings))).toBe('not_found');
    const customer = await createUser(server);
    const there = await placeBooking(server, customer, '2026-12-12', { serviceId: otherService, nth: 0 });
    const own = await placeBooking(server, owner, '2026-12-13', { serviceId: otherService, nth: 0 });
    for (const { id } of [there, own]) {
      const booking = { params: { id: String(id) } };
      expect((await owner.client.findBooking(booking)).data.id).toBe(id);
      expect(await codeOf(view.findBooking(booking))).toBe('not_found');
      expect(await codeOf(view.listBookingDeliveries(booking))).toBe('not_found');
    }
  });
});

describe('the session of such a look', () => {
  it('R15.17 is over after half an hour however much it is used, and ends no session of the owner', async () => {
    const token = await openView();
    const view = server.client({ token });
    for (const minutes of [10, 20, 29]) {
      server.setClock(frozenNow.add({ minutes }));
      await view.listVenues();
    }
    server.setClock(frozenNow.add({ minutes: 30 }));
    expect(await codeOf(view.listVenues())).toBe('unauthenticated');
    server.setClock(frozenNow);
    await view.logOut();
    expect(await codeOf(view.listVenues())).toBe('unauthenticated');
    expect((await owner.client.listVenues()).data[0]?.view_until).toBeUndefined();
    expect((await owner.client.listSessions()).data.map(({ audience }) => audience)).toEqual(['site']);
  });

  it('R15.17 ends with the session of the operator', async () => {
    const { token } = await server.signIn('operator');
    const made = await server.client({ token }).viewVenue({ ...params, body: { reason } });
    const opened = await server.client().openDashboard({ body: { token: made.token, audience: 'vendor_dashboard' } });
    await server.client({ token }).logOut();
    expect(await codeOf(server.client({ token: opened.token }).listVenues())).toBe('unauthenticated');
  });

  it('R15.17 is in the log with its reason, and what it was refused under the name of the operator', async () => {
    const { id, token } = await server.signIn('operator');
    const made = await server.client({ token }).viewVenue({ ...params, body: { reason } });
    const opened = await server.client().openDashboard({ body: { token: made.token, audience: 'vendor_dashboard' } });
    await apiErrorOf(server.client({ token: opened.token }).confirmBooking({ params: { id: String(bookingId) } }));
    const entries = await server.deps.db
      .selectFrom('audit_entries')
      .select(['kind', 'detail'])
      .where('user_id', '=', id)
      .where('kind', 'in', ['operator.dashboard_viewed', 'denied'])
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { kind: 'operator.dashboard_viewed', detail: { on: venue, reason } },
      { kind: 'denied', detail: { code: 'view_only' } },
    ]);
  });

  it('viewVenue answers not_found for a venue that there is not, or that nobody owns', async () => {
    const call = (id: number) =>
      server.client({ token: operatorToken }).viewVenue({ params: { id: String(id) }, body: { reason } });
    expect(await codeOf(call(999_999))).toBe('not_found');
  });
});
