import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { endAccess } from '#app/identity/identity.ts';
import { createUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { createReachableOwner, requestBooking } from '#testing/readers.ts';
import { issueRequestLink } from './issue-request-link.ts';

const server = useServer({ DEMO: 'on' });
let owner: Awaited<ReturnType<typeof createReachableOwner>>;

beforeAll(async () => {
  owner = await createReachableOwner(server);
});

const tokenFor = async (bookingId: number, userId = owner.id) =>
  (await issueRequestLink(server.deps, { userId, bookingId, language: 'en' })).split('#token=')[1] ?? '';
const view = (token: string) => server.client().readBookingRequest({ body: { token } });
const answer = (token: string, given: 'confirm' | 'decline', reason?: string) =>
  server.client().answerBookingRequest({ body: { token, answer: given, ...(reason ? { reason } : {}) } });
const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;
const statusOf = async (id: number) => (await owner.client.findBooking({ params: { id: String(id) } })).data.status;

it('R12.09 a venue sees a request by its link and confirms it without a login, once', async () => {
  const { id, customer } = await requestBooking(server);
  const token = await tokenFor(id);
  const { data } = await view(token);
  expect(data).toMatchObject({ id, status: 'pending', can_answer: true, customer_name: 'Zainab Kareem' });
  expect(await statusOf(id)).toBe('pending');
  expect((await answer(token, 'confirm')).data).toMatchObject({ status: 'confirmed', can_answer: false });
  expect((await customer.client.findBooking({ params: { id: String(id) } })).data.status).toBe('confirmed');
  expect((await view(token)).data.can_answer).toBe(false);
});

it('R12.09 answerBookingRequest answers not_possible when the request was answered, also by two links at once', async () => {
  const { id } = await requestBooking(server);
  const tokens = [await tokenFor(id), await tokenFor(id)];
  const [confirm, decline] = await Promise.allSettled([answer(tokens[0]!, 'confirm'), answer(tokens[1]!, 'decline')]);
  expect([confirm.status, decline.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await codeOf(answer(tokens[0]!, 'decline'))).toBe('not_possible');
});

it('R12.09 the reason of a venue that declines by its link reaches the customer', async () => {
  const { id, customer } = await requestBooking(server);
  await answer(await tokenFor(id), 'decline', 'We are closed that evening');
  const { data } = await customer.client.findBooking({ params: { id: String(id) } });
  expect(JSON.stringify(data.history)).toContain('We are closed that evening');
});

it('R12.09 readBookingRequest and answerBookingRequest answer link_over to what is no link, or one that has ended', async () => {
  const { id } = await requestBooking(server);
  const token = await tokenFor(id);
  const stranger = await tokenFor(id, (await createUser(server, 'vendor')).id);
  for (const wrong of ['x'.repeat(43), stranger]) {
    expect(await codeOf(view(wrong))).toBe('link_over');
    expect(await codeOf(answer(wrong, 'confirm'))).toBe('link_over');
  }
  await sql`update request_links set expires_at = ${server.deps.clock.now().toString()} where booking_id = ${id}`.execute(
    server.deps.db,
  );
  expect([await codeOf(view(token)), await codeOf(answer(token, 'confirm'))]).toEqual(['link_over', 'link_over']);
  expect(await statusOf(id)).toBe('pending');
});

it('R12.09 a link is for its booking and its member alone, and ends with the membership and the access', async () => {
  const { id } = await requestBooking(server);
  const colleague = await createUser(server, 'vendor');
  const employee = await sql<{ id: number }>`select employee_id as id from bookings where id = ${id}`.execute(
    server.deps.db,
  );
  const membership = { venue_id: landmarks.noorSalon, user_id: colleague.id, role: 'staff' };
  const given = { ...membership, employee_id: employee.rows[0]?.id ?? 0, created_at: new Date() };
  await server.deps.db.insertInto('memberships').values(given).execute();
  const token = await tokenFor(id, colleague.id);
  expect((await view(token)).data.id).toBe(id);
  await server.deps.db.deleteFrom('memberships').where('user_id', '=', colleague.id).execute();
  expect(await codeOf(view(token))).toBe('link_over');
  expect(await codeOf(answer(token, 'confirm'))).toBe('link_over');
  const own = await tokenFor(id);
  await server.deps.db.transaction().execute((tx) => endAccess(tx, owner.id));
  expect(await codeOf(answer(own, 'confirm'))).toBe('link_over');
});

it('R12.09 R11.06 a member who is blocked answers by no link, not even by one that was written afterwards', async () => {
  const { id } = await requestBooking(server);
  const block = (at: string | null) =>
    sql`update users set blocked_at = ${at} where id = ${owner.id}`.execute(server.deps.db);
  await block(server.deps.clock.now().toString());
  const token = await tokenFor(id);
  expect([await codeOf(view(token)), await codeOf(answer(token, 'confirm'))]).toEqual(['link_over', 'link_over']);
  await block(null);
  expect((await view(token)).data.status).toBe('pending');
});

it('R12.09 a robot that previews the address changes nothing, and gets no token', async () => {
  const { id } = await requestBooking(server);
  const token = await tokenFor(id);
  for (const method of ['GET', 'HEAD']) {
    for (const path of ['/request-answers', `/request-answers?token=${token}&answer=confirm`, '/request-answers/view'])
      expect((await server.call(method, path)).status).toBe(405);
  }
  const found = await sql`select 1 from bookings where id = ${id} and status = 'pending'`.execute(server.deps.db);
  expect(found.rows).toHaveLength(1);
});
