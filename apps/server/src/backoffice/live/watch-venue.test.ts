import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { hashToken } from '#app/secrets/tokens.ts';
import { stopBeingReady } from '#app/http/health.ts';
import { listFreeTimes, createOwner, type TestUser, createUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { placeBooking, cancelVenueBookings, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service, hairCut } = landmarks.specifiedPrices;
const day = '2026-12-12';
let vendor: TestUser;
let customer: TestUser;

const params = (id: number = venue) => ({ params: { id: String(id) } });
const change = `event: change\ndata: {"venue":${venue}}\n\n`;

beforeAll(async () => {
  vendor = await createOwner(server, venue);
  customer = await createUser(server);
  await cancelVenueBookings(server, venue);
});
afterEach(() => vi.useRealTimers());

/** An open stream; `next` gives its next part, undefined at its end. */
async function watch(by: TestUser = vendor) {
  const reader = (await by.client.watchVenue(params())).getReader();
  const next = async () => {
    const { value } = await reader.read();
    return value && new TextDecoder().decode(value);
  };
  expect(await next()).toBe('retry: 2000\n\n');
  return { next, leave: () => reader.cancel() };
}

it('every step that an agenda shows is told to the owner of its venue', async () => {
  const { next, leave } = await watch();
  const announced = async <T>(step: Promise<T>): Promise<T> => {
    const done = await step;
    expect(await next()).toBe(change);
    return done;
  };
  const { id, employee } = await announced(placeBooking(server, customer, day, { serviceId: service }));
  const [time] = await listFreeTimes(server, service, hairCut, '2026-12-13');
  const input = { booking_date: '2026-12-13', time: time!, employee_id: employee.id };
  const proposed = await announced(customer.client.proposeTime({ ...params(id), body: input }));
  await announced(vendor.client.declineProposal(params(proposed.data.proposal!.id)));
  await announced(vendor.client.confirmBooking(params(id)));
  await sql`update bookings set attendance_token_hash = ${hashToken('t'.repeat(43))} where id = ${id}`.execute(
    server.deps.db,
  );
  await announced(customer.client.confirmAttendance({ body: { token: 't'.repeat(43) } }));
  await announced(customer.client.rescheduleBooking({ ...params(id), body: input }));
  await announced(vendor.client.cancelBooking({ ...params(id), body: { reason: 'Ill' } }));
  await announced(vendor.client.changeHours({ ...params(), body: weekOf('09:00', '21:00') }));
  await leave();
});

describe('a stream', () => {
  it('tells of several changes at once, and of no other venue’s', async () => {
    const { next, leave } = await watch();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { changes } = server.deps;
    let announced: string | undefined;
    const first = next().then((text) => (announced = text));
    changes.publish(['times-2', 'bookings-3', `times-${venue}0`, 'services']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(announced).toBeUndefined();
    changes.publish([`times-${venue}`]);
    changes.publish([`bookings-${venue}`, 'services']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toBe(change);
    await leave();
  });

  it('tells of a change where notices may have been missed', async () => {
    const { next, leave } = await watch();
    const lost = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'tajmeelspot changes' and datname = current_database()`;
    await lost.execute(server.deps.db);
    expect(await next()).toBe(change);
    await leave();
  });

  it('keeps one change for a reader who is slow', async () => {
    const { next, leave } = await watch();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (let round = 0; round < 3; round++) {
      server.deps.changes.publish([`bookings-${venue}`]);
      vi.advanceTimersByTime(1000);
    }
    vi.useRealTimers();
    expect(await next()).toBe(change);
    await leave();
  });
});

describe('the end of a stream', () => {
  it('comes with the heartbeat after its session is over', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const owner = await createOwner(server, venue);
    const { next } = await watch(owner);
    vi.advanceTimersByTime(15_000);
    expect(await next()).toBe(':\n\n');
    await owner.client.logOut();
    vi.advanceTimersByTime(15_000);
    expect(await next()).toBeUndefined();
    await sql`update venues set owner_id = ${vendor.id} where id = ${venue}`.execute(server.deps.db);
  });

  it('R11.14 comes at once to the user who loses the membership, and to nobody else', async () => {
    const owner = await createOwner(server, venue);
    const member = await createUser(server, 'vendor');
    await sql`insert into memberships (venue_id, user_id, role, created_at)
      values (${venue}, ${member.id}, 'manager', now())`.execute(server.deps.db);
    const [lost, kept] = [await watch(member), await watch(owner)];
    await owner.client.removeMember({ params: { id: String(venue), user_id: String(member.id) } });
    expect(await lost.next()).toBeUndefined();
    expect((await apiErrorOf(member.client.watchVenue(params()))).body?.code).toBe('not_found');
    server.deps.changes.publish([`bookings-${venue}`]);
    expect(await kept.next()).toBe(change);
    await kept.leave();
    await sql`update venues set owner_id = ${vendor.id} where id = ${venue}`.execute(server.deps.db);
  });

  it('R11.14 comes with the heartbeat where the membership went without a notice', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const owner = await createOwner(server, venue);
    const { next } = await watch(owner);
    await sql`update venues set owner_id = ${vendor.id} where id = ${venue}`.execute(server.deps.db);
    await sql`delete from memberships where user_id = ${owner.id}`.execute(server.deps.db);
    vi.advanceTimersByTime(15_000);
    expect(await next()).toBeUndefined();
  });

  it('lets its member open another one, of fifty at most', async () => {
    const open = await Promise.all(Array.from({ length: 50 }, () => watch()));
    expect((await apiErrorOf(vendor.client.watchVenue(params()))).body?.code).toBe('too_many_requests');
    await Promise.all(open.map(({ leave }) => leave()));
    const { leave } = await watch();
    await leave();
  });

  it('that is never read holds nothing', async () => {
    const subscribed = vi.spyOn(server.deps.changes, 'subscribe');
    await vendor.client.watchVenue(params());
    expect(subscribed).not.toHaveBeenCalled();
    subscribed.mockRestore();
  });
});

describe('watchVenue', () => {
  it('watchVenue answers not_found to everybody but the owner', async () => {
    for (const stranger of [customer, await createUser(server, 'vendor')]) {
      expect((await apiErrorOf(stranger.client.watchVenue(params()))).body?.code).toBe('not_found');
    }
  });

  it('is neither kept nor gathered on its way', async () => {
    const { token } = await server.signIn('vendor');
    await sql`update venues set owner_id = (select user_id from sessions where token_hash = ${hashToken(token)})
      where id = 2`.execute(server.deps.db);
    const answer = await server.call('GET', '/venues/2/live', undefined, { authorization: `Bearer ${token}` });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    await answer.body?.cancel();
  });
});

it('every stream ends when the process is told to stop', async () => {
  const open = await Promise.all([watch(), watch()]);
  const last = open.map(({ next }) => next());
  stopBeingReady(server.deps);
  expect(await Promise.all(last)).toEqual([undefined, undefined]);
});
