import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Resolution } from '@tajmeelspot/contract/scheduling.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { listFreeTimes, createOwner, type TestUser, createUser, setStatus } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { placeBooking, closedOn, cancelVenueBookings, weekOf } from '#testing/scheduling.ts';

const server = useServer();
/** Three people give this service. */
const { service, employees } = landmarks.threeEmployees;
const [ann] = employees;
const item = 11011;
const day = '2026-12-10';
let venueId = 0;
let vendor: TestUser;
let customer: TestUser;

const params = (id: number = venueId) => ({ params: { id: String(id) } });
const leave = (resolutions: Resolution[], on = day) =>
  vendor.client.addException({ ...params(), body: { ...closedOn(on, ann), resolutions } });
const booked = (index = 0) =>
  placeBooking(server, customer, day, { serviceId: service, treatmentId: item, employee_id: ann, nth: index });
const show = async (id: number) => (await customer.client.findBooking(params(id))).data;
const conflicts = async () => (await vendor.client.listConflicts(params())).data;

beforeAll(async () => {
  const found = server.deps.db.selectFrom('services').select('venue_id').where('id', '=', service);
  venueId = (await found.executeTakeFirstOrThrow()).venue_id;
  vendor = await createOwner(server, venueId);
});
beforeEach(async () => {
  customer = await createUser(server);
  await cancelVenueBookings(server, venueId);
  await server.deps.db.deleteFrom('hours_exceptions').where('venue_id', '=', venueId).execute();
  await server.deliver();
  await server.deps.db.deleteFrom('stored_emails').execute();
});

/** The subjects and texts of the mails that the customer has got. */
async function mails(): Promise<string> {
  await server.deliver();
  const found = await server.deps.db.selectFrom('stored_emails').selectAll().execute();
  return found.map((mail) => JSON.stringify(mail)).join('\n');
}

describe('each resolution', () => {
  it('keep: the booking stays, is listed no more, and its history says so', async () => {
    const { id, time } = await booked();
    const { data } = await leave([{ booking_id: id, action: 'retain' }]);
    expect(data).toMatchObject({ is_changed: true, affected: [{ booking_id: id }] });
    const kept = await show(id);
    expect(kept).toMatchObject({ status: 'pending', time, employee: { id: ann } });
    expect(kept.history.at(-1)).toMatchObject({ verb: 'retain', who: 'venue', status: 'pending' });
    expect(await conflicts()).toEqual([]);
    // It is kept in spite of the leave: that the venue closes is another reason.
    const closing = { ...closedOn(day), resolutions: [] };
    const refused = await apiErrorOf(vendor.client.addException({ ...params(), body: closing }));
    expect(refused.body?.affected).toMatchObject([{ booking_id: id, items: [{ why: 'closed' }] }]);
  });

  it('cancel: the booking is cancelled by the venue, and the customer is told why', async () => {
    const { id } = await booked();
    await setStatus(server, id, 'confirmed');
    await leave([{ booking_id: id, action: 'cancel', reason: 'Our Ann is ill, forgive us' }]);
    const gone = await show(id);
    expect(gone.status).toBe('cancelled');
    expect(gone.history.at(-1)).toMatchObject({ verb: 'cancel', who: 'venue', reason: 'Our Ann is ill, forgive us' });
    expect(await mails()).toContain('Our Ann is ill, forgive us');
  });

  it('propose: the booking stays in conflict until the customer accepts, or the proposal lapses', async () => {
    const { id } = await booked();
    const time = (await listFreeTimes(server, service, item, '2026-12-12')).at(-1)!;
    const proposed = { booking_id: id, action: 'propose' as const, booking_date: '2026-12-12', time };
    await leave([proposed]);
    const { proposal } = await show(id);
    expect(proposal).toMatchObject({ by: 'venue', booking_date: '2026-12-12', time });
    expect(await conflicts()).toMatchObject([{ booking_id: id, proposed_until: proposal?.expires_at }]);
    server.setClock(Temporal.Instant.from(proposal!.expires_at));
    await setStatus(server, id, 'confirmed');
    expect(await conflicts()).toMatchObject([{ booking_id: id, proposed_until: null }]);
    server.setClock(frozenNow);
    await customer.client.acceptProposal(params(proposal!.id));
    expect(await show(id)).toMatchObject({ status: 'confirmed', booking_date: '2026-12-12', time });
    expect(await conflicts()).toEqual([]);
  });
});

describe('reassign', () => {
  it('somebody else who is free takes it at the same time, and the customer is told', async () => {
    const { id, time } = await booked();
    await setStatus(server, id, 'confirmed');
    await leave([{ booking_id: id, action: 'reassign' }]);
    const given = await show(id);
    expect(given).toMatchObject({ status: 'confirmed', booking_date: day, time });
    expect(given.employee.id).not.toBe(ann);
    expect(employees).toContain(given.employee.id);
    expect(given.history.at(-1)).toMatchObject({ verb: 'reassign', who: 'venue' });
    expect(await mails()).toContain('Another team member at');
    expect(await conflicts()).toEqual([]);
  });

  it('two at one time go to two people', async () => {
    const first = await booked();
    const second = await placeBooking(server, customer, day, {
      serviceId: service,
      treatmentId: item,
      employee_id: employees[1],
      for_other: true,
    });
    expect(second.time).toBe(first.time);
    await leave([{ booking_id: first.id, action: 'reassign', employee_id: null }]);
    expect((await show(first.id)).employee.id).toBe(employees[2]);
  });
});

describe('what is refused changes nothing', () => {
  it.each([
    ['resolutions.1.time', { action: 'propose', booking_date: '2026-12-12', time: '03:07' }],
    ['resolutions.1.booking_date', { action: 'propose', booking_date: '2026-11-01', time: '10:00' }],
    ['resolutions.1.time', { action: 'propose', booking_date: day, time: '' }],
    ['resolutions.1.employee_id', { action: 'reassign', employee_id: 101 }],
    ['resolutions.1.employee_id', { action: 'reassign', employee_id: ann }],
    ['resolutions.1.reason', { action: 'cancel', reason: ' ' }],
    ['resolutions.1.action', { action: 'forget' }],
  ])('one bad resolution (%s) undoes the good ones and the change', async (field, bad) => {
    const [first, second] = [await booked(0), await booked(2)];
    const before = (await vendor.client.findSchedule(params())).data;
    const good: Resolution = { booking_id: first.id, action: 'cancel', reason: 'Ill' };
    const body = {
      ...bad,
      booking_id: second.id,
      ...('time' in bad && bad.time === '' ? { time: second.time } : {}),
    } as Resolution;
    const refused = await apiErrorOf(leave([good, body]));
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body?.errors ?? {})).toEqual([field]);
    expect((await vendor.client.findSchedule(params())).data).toEqual(before);
    expect(await show(first.id)).toMatchObject({ status: 'pending', history: [{ verb: 'place' }] });
    expect(await mails()).not.toContain('Ill');
  });

  it('one booking left without a resolution refuses the change and names all, and a stranger’s booking is passed over', async () => {
    const [first, second] = [await booked(0), await booked(2)];
    const others = await placeBooking(server, customer, day, { nth: 0 });
    const resolved: Resolution = { booking_id: first.id, action: 'cancel', reason: 'Ill' };
    const refused = await apiErrorOf(leave([resolved]));
    expect(refused.body?.affected?.map(({ booking_id: id }) => id)).toEqual([first.id, second.id]);
    expect((await show(first.id)).status).toBe('pending');
    const cancelled = (id: number): Resolution => ({ booking_id: id, action: 'cancel', reason: 'Ill' });
    await leave([resolved, cancelled(second.id), cancelled(others.id)]);
    expect((await show(second.id)).status).toBe('cancelled');
    expect((await show(others.id)).status).toBe('pending');
  });

  it('two resolutions of one booking are refused', async () => {
    const { id } = await booked();
    const refused = await apiErrorOf(
      leave([
        { booking_id: id, action: 'retain' },
        { booking_id: id, action: 'cancel', reason: 'Ill' },
      ]),
    );
    expect(Object.keys(refused.body?.errors ?? {})).toEqual(['resolutions.1.booking_id']);
  });
});

describe('what a customer has proposed', () => {
  it('addException, changeHours, removeException, changeEmployment, changeServiceTeam and changePublication answer not_possible where the customer’s own proposal is unanswered', async () => {
    const open = { ...closedOn(day), kind: 'open' as const, from: '05:00', to: '23:00', resolutions: [] };
    const exceptions = (await vendor.client.addException({ ...params(), body: open })).data.schedule.exceptions;
    const { id } = await booked();
    const [time] = await listFreeTimes(server, service, item, '2026-12-13');
    const input = { booking_date: '2026-12-13', time: time! };
    await customer.client.proposeTime({ ...params(id), body: input });
    const decided = { resolutions: [{ booking_id: id, action: 'propose' as const, ...input }] };
    const changes = [
      () => leave(decided.resolutions),
      () =>
        vendor.client.changeHours({ ...params(), body: { ...weekOf('23:00', '23:30'), employee_id: ann, ...decided } }),
      () => vendor.client.removeException({ ...params(exceptions[0]!.id), body: decided }),
      () => vendor.client.changeEmployment({ ...params(ann), body: { is_active: false, daily_cap: null, ...decided } }),
      () => vendor.client.changeServiceTeam({ ...params(service), body: { employee_ids: [], ...decided } }),
      () => vendor.client.changePublication({ ...params(service), body: { is_published: false, ...decided } }),
    ];
    for (const change of changes) {
      expect((await apiErrorOf(change())).body).toMatchObject({ code: 'not_possible', status: 'pending' });
    }
  });
});

describe('resolveConflicts', () => {
  const closed = () =>
    server.deps.db
      .insertInto('hours_exceptions')
      .values({ venue_id: venueId, kind: 'closed', starts_on: day, ends_on: day })
      .execute();

  it('settles what is listed, some of it at a time, until nothing is left', async () => {
    const [first, second] = [await booked(0), await booked(2)];
    await closed();
    const resolve = (resolutions: Resolution[]) =>
      vendor.client.resolveConflicts({ ...params(), body: { resolutions } });
    const { data } = await resolve([{ booking_id: first.id, action: 'retain' }]);
    expect(data.map(({ booking_id: id }) => id)).toEqual([second.id]);
    const left = await resolve([{ booking_id: second.id, action: 'cancel', reason: 'Closed' }]);
    expect(left.data).toEqual([]);
    expect((await show(second.id)).status).toBe('cancelled');
  });

  it('resolveConflicts answers not_found to others, invalid for what is not listed, not_possible where a proposal is unanswered', async () => {
    const { id } = await booked();
    const body = { resolutions: [{ booking_id: id, action: 'retain' as const }] };
    const stranger = await createUser(server, 'vendor');
    expect((await apiErrorOf(stranger.client.resolveConflicts({ ...params(), body }))).body?.code).toBe('not_found');
    const refused = await apiErrorOf(vendor.client.resolveConflicts({ ...params(), body }));
    expect(Object.keys(refused.body?.errors ?? {})).toEqual(['resolutions.0.booking_id']);
    await closed();
    const [time] = await listFreeTimes(server, service, item, '2026-12-13');
    const input = { booking_date: '2026-12-13', time: time! };
    await customer.client.proposeTime({ ...params(id), body: input });
    const resolutions = [{ booking_id: id, action: 'propose' as const, ...input }];
    const impossible = await apiErrorOf(vendor.client.resolveConflicts({ ...params(), body: { resolutions } }));
    expect(impossible.body?.code).toBe('not_possible');
  });
});
