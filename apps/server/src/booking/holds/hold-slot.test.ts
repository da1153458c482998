import { afterEach, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, toBookingBody } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { logInByPhone, newPhone } from '#testing/phones.ts';
import { noActor } from '#testing/no-actor.ts';
import type { Problem } from '#app/http/problem.ts';
import { maintainBookings } from '../booking.ts';
import { holdSlot } from './hold-slot.ts';

const server = useServer();
const strict = useServer({ RATE_LIMIT_SCALE: '1' });
const narrow = useServer({ RATE_LIMIT_SCALE: '0.1' });
const { service, hairCut } = landmarks.specifiedPrices;
const { noorSalon: venue } = landmarks;
let nextDay = Temporal.PlainDate.from('2026-12-01');
afterEach(() => server.setClock(frozenNow));

type HoldOwner = Awaited<ReturnType<typeof logInByPhone>>;

/** The free times of one employee on a day. */
async function listTimes(target: typeof server, employee: number, from: string): Promise<string[]> {
  const query = { treatment_id: String(hairCut), employee_id: String(employee), from, days: '1' };
  const { data } = await target.client().listSlots({ params: { id: String(service) }, query });
  return (data.days[0]?.times ?? []).filter(({ is_free }) => is_free).map(({ time }) => time);
}

/** What is to be booked with one employee, at a free time that no other test has. */
async function freeSelection(target = server) {
  const team = target.deps.db.selectFrom('service_employees').select('employee_id').where('service_id', '=', service);
  const { employee_id } = await team.orderBy('employee_id').executeTakeFirstOrThrow();
  let times: string[] = [];
  while (times.length === 0) {
    nextDay = nextDay.add({ days: 1 });
    times = await listTimes(target, employee_id, nextDay.toString());
  }
  const { customer_name: _, ...body } = await toBookingBody(
    target,
    service,
    hairCut,
    nextDay.toString(),
    times[0] ?? '',
  );
  return { ...body, employee_id };
}

type FreeSelection = Awaited<ReturnType<typeof freeSelection>>;

const hold = async (selection: FreeSelection, phone: string, former?: string) =>
  (await server.client().holdSlot({ body: { ...selection, phone, ...(former ? { former } : {}) } })).data;
const place = ({ client }: Pick<HoldOwner, 'client'>, selection: FreeSelection, token?: string) =>
  client.placeBooking({ body: { ...selection, customer_name: 'Zainab', ...(token ? { hold: token } : {}) } });
const codeOfError = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;
const isFree = async ({ booking_date: date, time, employee_id }: FreeSelection) =>
  (await listTimes(server, employee_id, date)).includes(time);
const countHeldRows = async () => {
  const found = server.deps.db.selectFrom('bookings').select('id').where('status', '=', 'held');
  return (await found.execute()).length;
};

it('R12.02 of two guests at once for one slot exactly one holds it', async () => {
  const selection = await freeSelection();
  const both = await Promise.allSettled([hold(selection, newPhone()), hold(selection, newPhone())]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await isFree(selection)).toBe(false);
});

it('R12.02 holdSlot holds time that nobody else can book (slot_taken) until the owner books it', async () => {
  const selection = await freeSelection();
  const phone = newPhone();
  const { id, expires_at, price } = await hold(selection, phone);
  expect([expires_at, price]).toEqual([
    frozenNow.add({ minutes: 10 }).toString({ fractionalSecondDigits: 3 }),
    selection.price,
  ]);
  const stranger = await createUser(server);
  expect(await codeOfError(place(stranger, selection))).toBe('slot_taken');
  expect(await codeOfError(hold(selection, newPhone()))).toBe('slot_taken');
  const owner = await logInByPhone(server, phone);
  const { data } = await place(owner, selection, id);
  expect(data).toMatchObject({ status: 'pending', customer_name: 'Zainab' });
  expect(await server.deps.db.selectFrom('slot_holds').select('id').where('phone', '=', phone).execute()).toEqual([]);
});

it('R12.02 a stolen token books nothing for another account', async () => {
  const selection = await freeSelection();
  const { id } = await hold(selection, newPhone());
  const thief = await logInByPhone(server);
  expect(await codeOfError(place(thief, selection, id))).toBe('slot_taken');
});

it('R12.02 placeBooking answers invalid where something else is to be booked with a hold', async () => {
  const selection = await freeSelection();
  const phone = newPhone();
  const { id } = await hold(selection, phone);
  const owner = await logInByPhone(server, phone);
  const other = await freeSelection();
  expect((await apiErrorOf(place(owner, other, id))).body?.errors).toHaveProperty('hold');
});

it('R12.02 a hold ends after ten minutes by itself, also while no job runs', async () => {
  const selection = await freeSelection();
  await hold(selection, newPhone());
  server.setClock(frozenNow.add({ minutes: 10 }));
  expect(await isFree(selection)).toBe(true);
  const { data } = await place(await createUser(server), selection);
  expect(data.status).toBe('pending');
});

it('R12.02 the regular work deletes holds that are over', async () => {
  await hold(await freeSelection(), newPhone());
  expect(await countHeldRows()).toBeGreaterThan(0);
  server.setClock(frozenNow.add({ minutes: 10 }));
  await maintainBookings(server.deps);
  expect(await countHeldRows()).toBe(0);
});

it('R12.02 two placements at once with one hold make one booking', async () => {
  const selection = await freeSelection();
  const phone = newPhone();
  const { id } = await hold(selection, phone);
  const owner = await logInByPhone(server, phone);
  const both = await Promise.allSettled([place(owner, selection, id), place(owner, selection, id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('R12.02 a new hold of the same browser takes the place of the former one, also at the same time', async () => {
  const selection = await freeSelection();
  const phone = newPhone();
  const first = await hold(selection, phone);
  const second = await hold(selection, phone, first.id);
  const owner = await logInByPhone(server, phone);
  expect(second.id).not.toBe(first.id);
  await place(owner, selection, second.id);
});

it('R12.02 a browser that has lost the token is not refused its own time, neither with the code nor before it', async () => {
  const selection = await freeSelection();
  const phone = newPhone();
  const first = await hold(selection, phone);
  const again = await hold(selection, phone);
  expect(again.id).not.toBe(first.id);
  expect(await codeOfError(hold(selection, newPhone()))).toBe('slot_taken');
  const stranger = await logInByPhone(server);
  expect(await codeOfError(place(stranger, selection))).toBe('slot_taken');
  const owner = await logInByPhone(server, phone);
  const { data } = await place(owner, selection);
  expect(data.status).toBe('pending');
  expect(await server.deps.db.selectFrom('slot_holds').select('id').where('phone', '=', phone).execute()).toEqual([]);
});

it('R12.02 the token of a hold that another browser of the same phone has taken over still books it', async () => {
  const selection = await freeSelection();
  const phone = newPhone();
  const first = await hold(selection, phone);
  await hold(selection, phone);
  const owner = await logInByPhone(server, phone);
  expect((await place(owner, selection, first.id)).data.status).toBe('pending');
});

it('R12.02 releaseHold frees the time at once', async () => {
  const selection = await freeSelection();
  const { id } = await hold(selection, newPhone());
  await server.client().releaseHold({ body: { hold: id } });
  expect(await isFree(selection)).toBe(true);
});

it('R12.02 holdSlot answers too_many_attempts to one phone with a third hold, and to one address with many', async () => {
  const phone = newPhone();
  await hold(await freeSelection(), phone);
  await hold(await freeSelection(), phone);
  expect(await codeOfError(hold(await freeSelection(), phone))).toBe('too_many_attempts');
  const statuses: number[] = [];
  for (let count = 0; count < 24; count++) {
    const body = { ...(await freeSelection(strict)), phone: newPhone() };
    statuses.push((await strict.call('POST', '/holds', body)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429, 429, 429, 429]);
});

it('R12.02 a network with any number of networks inside holds no more than a few of them may', async () => {
  const outcomes: string[] = [];
  // A database of its own, with every day free.
  const reached = nextDay;
  nextDay = Temporal.PlainDate.from('2026-12-01');
  const ask = async (address: string) => {
    const input = { ...(await freeSelection(narrow)), phone: newPhone() };
    const held = await holdSlot(narrow.deps, { ...noActor, address }, input).catch((error: Problem) => error.code);
    outcomes.push(typeof held === 'string' ? held : 'held');
  };
  for (let n = 0; n < 8; n++) await ask(`2001:db8:5:${n.toString(16)}::1`);
  expect(outcomes).toEqual([...Array.from({ length: 6 }, () => 'held'), 'too_many_attempts', 'too_many_attempts']);
  await ask('2001:db8:6::1');
  await ask('203.0.113.7');
  expect(outcomes.slice(8)).toEqual(['held', 'held']);
  nextDay = reached;
});

it('R12.02 no list, agenda, report or step of a venue knows of a hold', async () => {
  const owner = await createOwner(server, venue);
  const selection = await freeSelection();
  const read = async () => {
    const params = { id: String(venue) };
    const day = selection.booking_date;
    const answers = await Promise.all([
      owner.client.listAgenda({ params, query: { from: day, days: '1' } }),
      owner.client.listVenueBookings({ params, query: { from: day, to: day } }),
      owner.client.findReport({ params, query: { from: day, to: day } }),
      owner.client.listClients({ params, query: {} }),
    ]);
    return JSON.stringify(answers);
  };
  const before = await read();
  await hold(selection, newPhone());
  expect(await read()).toBe(before);
  const [row] = await server.deps.db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'held')
    .orderBy('id', 'desc')
    .execute();
  const params = { id: String(row?.id) };
  expect((await apiErrorOf(owner.client.findBooking({ params }))).status).toBe(404);
  expect((await apiErrorOf(owner.client.confirmBooking({ params }))).status).toBe(404);
  const walkIn = { id: String(venue), booking_id: String(row?.id) };
  expect((await apiErrorOf(owner.client.eraseWalkIn({ params: walkIn }))).status).toBe(404);
});

it('R12.02 holdSlot answers price_changed and coupon_invalid before any code is sent', async () => {
  const selection = await freeSelection();
  expect(await codeOfError(hold({ ...selection, price: selection.price + 250 }, newPhone()))).toBe('price_changed');
  const coupon = { ...selection, coupon_code: 'NOT-A-COUPON' };
  expect(await codeOfError(hold(coupon, newPhone()))).toBe('coupon_invalid');
});

it('R12.02 holdSlot and releaseHold answer invalid to a body without phone or token', async () => {
  expect((await server.call('POST', '/holds', await freeSelection())).status).toBe(422);
  expect((await server.call('POST', '/hold-releases', {})).status).toBe(422);
});

it('R12.02 several treatments are held in a row and booked as one', async () => {
  const items = [{ pricing_item_id: hairCut }, { pricing_item_id: 1021 }];
  const query = { items: items.map((item) => item.pricing_item_id).join(','), from: '2026-12-20', days: '1' };
  const { data } = await server.client().listSelectionSlots({ query });
  const time = data.days[0]?.times.find(({ is_free }) => is_free)?.time ?? '';
  const { duration, price } = data;
  const selection = { service_id: service, items, booking_date: '2026-12-20', time, duration, price };
  const phone = newPhone();
  const held = (await server.client().holdSlot({ body: { ...selection, phone } })).data;
  const owner = await logInByPhone(server, phone);
  const placed = await owner.client.placeBooking({ body: { ...selection, customer_name: 'Zainab', hold: held.id } });
  expect(placed.data.items.map((item) => item.pricing_item_id)).toEqual([hairCut, 1021]);
  expect((await owner.client.listBookings()).data.map(({ id }) => id)).toEqual([placed.data.id]);
});

it('R12.02 the way of a venue: a walk-in and a move find held time taken, and free once it is over', async () => {
  const owner = await createOwner(server, venue);
  const selection = await freeSelection();
  await hold(selection, newPhone());
  const body = {
    treatment_id: hairCut,
    employee_id: selection.employee_id,
    customer_name: 'Huda',
    booking_date: selection.booking_date,
    time: selection.time,
  };
  const add = () => owner.client.addWalkIn({ params: { id: String(venue) }, body });
  expect(await codeOfError(add())).toBe('slot_taken');
  server.setClock(frozenNow.add({ minutes: 10 }));
  expect((await add()).data.status).toBe('confirmed');
});
