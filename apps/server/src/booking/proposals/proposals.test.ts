import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { listFreeTimes, createOwner, type TestUser, createUser, setStatus, toBookingBody } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const { service, hairCut } = landmarks.specifiedPrices;
const alone = landmarks.oneEmployee;
let aloneItem = 0;
let vendor: TestUser;

beforeAll(async () => {
  vendor = await createOwner(server, landmarks.noorSalon);
  const { pricing } = await server.client().findService({ params: { id: String(alone.service) } });
  aloneItem = pricing[0]!.id;
});
afterEach(() => server.setClock(frozenNow));

const params = (id: number) => ({ params: { id: String(id) } });

async function booked(customer: TestUser, on: string, index = 0, serviceId: number = service, item: number = hairCut) {
  const time = (await listFreeTimes(server, serviceId, item, on))[index]!;
  const body = await toBookingBody(server, serviceId, item, on, time);
  return (await customer.client.placeBooking({ body })).data;
}

/** A booking with a proposal that one side has made. */
const proposed = async (by: 'customer' | 'vendor', on: string) => {
  const customer = await createUser(server);
  const booking = await booked(customer, on);
  const time = (await listFreeTimes(server, service, hairCut, '2026-12-10')).at(-1)!;
  const { client } = by === 'vendor' ? vendor : customer;
  const body = { booking_date: '2026-12-10', time, employee_id: null };
  const { data } = await client.proposeTime({ ...params(booking.id), body });
  return { customer, booking, time, proposal: data.proposal! };
};

describe('another time', () => {
  it('holds nothing, and accepted it becomes the time of a confirmed booking', async () => {
    const { customer, booking, time, proposal } = await proposed('vendor', '2026-12-12');
    expect(proposal).toMatchObject({ by: 'you', booking_date: '2026-12-10', time, employee: null });
    expect(await listFreeTimes(server, service, hairCut, '2026-12-10')).toContain(time);
    const seen = (await customer.client.findBooking(params(booking.id))).data;
    expect(seen).toMatchObject({
      status: 'pending',
      proposal: { by: 'venue' },
      can: { accept_proposal: { is_allowed: true } },
    });
    const { data } = await customer.client.acceptProposal(params(proposal.id));
    expect(data).toMatchObject({ status: 'confirmed', booking_date: '2026-12-10', time, proposal: null });
    expect(data.history.map(({ verb }) => verb)).toEqual(['place', 'propose', 'accept_proposal']);
  });

  it('that is only another employee is announced as that', async () => {
    const customer = await createUser(server);
    const booking = await booked(customer, '2026-12-16');
    const { data: schedule } = await vendor.client.findSchedule(params(landmarks.noorSalon));
    const team = schedule.services.find(({ id }) => id === service)!.employee_ids;
    const colleague = team.find((id) => id !== booking.employee.id)!;
    const body = { booking_date: '2026-12-16', time: booking.time, employee_id: colleague };
    const { data: asked } = await vendor.client.proposeTime({ ...params(booking.id), body });
    await sql`delete from pgboss.job`.execute(server.deps.db);
    const { data } = await customer.client.acceptProposal(params(asked.proposal!.id));
    expect(data).toMatchObject({ time: booking.time, employee: { id: colleague }, status: 'confirmed' });
    expect(data.history.at(-1)).toMatchObject({ verb: 'accept_proposal' });
    const events = await sql<{ kind: string; to: string }>`select data -> 'event' ->> 'kind' as kind,
      data -> 'event' ->> 'to' as "to" from pgboss.job
      where data -> 'event' ->> 'bookingId' = ${String(booking.id)} order by 2`.execute(server.deps.db);
    expect(events.rows).toEqual(['customer', 'venue'].map((to) => ({ kind: 'booking.reassigned', to })));
  });

  it('of the customer is accepted by the venue', async () => {
    const { proposal } = await proposed('customer', '2026-12-13');
    expect((await vendor.client.acceptProposal(params(proposal.id))).data.status).toBe('confirmed');
  });

  it('refused leaves the booking as it is', async () => {
    const { customer, booking, proposal } = await proposed('vendor', '2026-12-14');
    const { data } = await customer.client.declineProposal(params(proposal.id));
    expect(data).toMatchObject({ status: 'pending', time: booking.time, proposal: null });
    const refused = await apiErrorOf(customer.client.acceptProposal(params(proposal.id)));
    expect(refused.body).toMatchObject({ code: 'not_possible' });
  });
});

describe('a proposal that cannot be answered', () => {
  it('proposeTime, acceptProposal, declineProposal answer not_found to others and not_possible to the wrong side', async () => {
    const { customer, booking, proposal, time } = await proposed('vendor', '2026-12-15');
    const stranger = await createUser(server);
    const body = { booking_date: '2026-12-10', time, employee_id: null };
    const propose = (who: TestUser) => who.client.proposeTime({ ...params(booking.id), body });
    const accept = (who: TestUser) => who.client.acceptProposal(params(proposal.id));
    const refuse = (who: TestUser) => who.client.declineProposal(params(proposal.id));
    for (const call of [propose, accept, refuse]) {
      expect((await apiErrorOf(call(stranger))).body?.code).toBe('not_found');
    }
    for (const call of [accept, refuse]) expect((await apiErrorOf(call(vendor))).body?.code).toBe('not_possible');
    expect((await apiErrorOf(propose(customer))).body?.code).toBe('not_possible');
    const { can } = (await customer.client.findBooking(params(booking.id))).data;
    expect(can.propose).toMatchObject({ is_allowed: false, code: 'not_possible' });
    await propose(vendor);
    expect((await apiErrorOf(accept(customer))).body?.code).toBe('not_possible');
    await setStatus(server, booking.id, 'cancelled');
    expect((await apiErrorOf(propose(vendor))).body).toMatchObject({ code: 'not_possible', status: 'cancelled' });
  });

  it('acceptProposal answers slot_taken where somebody else came first', async () => {
    const customer = await createUser(server);
    const owner = await createOwner(server, 8);
    const booking = await booked(customer, '2026-12-09', 0, alone.service, aloneItem);
    const time = (await listFreeTimes(server, alone.service, aloneItem, '2026-12-09')).at(-1)!;
    const body = { booking_date: '2026-12-09', time };
    const { data } = await owner.client.proposeTime({ ...params(booking.id), body });
    const rival = await toBookingBody(server, alone.service, aloneItem, '2026-12-09', time);
    await (await createUser(server)).client.placeBooking({ body: rival });
    const refused = await apiErrorOf(customer.client.acceptProposal(params(data.proposal!.id)));
    expect(refused.body).toMatchObject({ code: 'slot_taken', near: expect.arrayContaining([expect.any(Object)]) });
    expect((await customer.client.findBooking(params(booking.id))).data).toMatchObject({
      time: booking.time,
      status: 'pending',
    });
  });

  it('is over after two days', async () => {
    const { customer, proposal } = await proposed('vendor', '2026-12-16');
    expect(proposal.expires_at).toBe('2026-11-23T07:00:00.000Z');
    await setStatus(server, (await customer.client.listBookings()).data[0]!.id, 'confirmed');
    server.setClock(Temporal.Instant.from(proposal.expires_at));
    expect((await apiErrorOf(customer.client.acceptProposal(params(proposal.id)))).body?.code).toBe('not_possible');
  });
});

describe('a proposal of a time that is offered no more', () => {
  it('acceptProposal answers invalid where the venue offers the time no more', async () => {
    const { customer, proposal } = await proposed('vendor', '2026-12-17');
    const closed = `insert into hours_exceptions (venue_id, kind, starts_on, ends_on)
      values ($1, 'closed', '2026-12-10', '2026-12-10') returning id`;
    const { rows } = await server.deps.pool.query<{ id: number }>(closed, [landmarks.noorSalon]);
    const refused = await apiErrorOf(customer.client.acceptProposal(params(proposal.id)));
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid', errors: { time: [expect.any(String)] } } });
    await server.deps.pool.query('delete from hours_exceptions where id = $1', [rows[0]?.id]);
    expect((await customer.client.acceptProposal(params(proposal.id))).data.status).toBe('confirmed');
  });
});
