import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, setStatus, type TestUser } from '#testing/bookings.ts';
import { clientOf, ofClient } from '#testing/clients.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { cancelVenueBookings, placeBooking, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service, hairCut } = landmarks.specifiedPrices;
const date = '2026-12-12';
let vendor: TestUser;
let regular: TestUser;
let newcomer: TestUser;
let next = '';
let last = '';

const params = (id: number = venue) => ({ params: { id: String(id) } });
const list = (query: { text?: string; tag?: string; cursor?: string; limit?: string } = {}) =>
  vendor.client.listClients({ ...params(), query });
const search = async (text: string, by = vendor) =>
  (await by.client.searchClients({ ...params(), query: { text } })).data;
const enter = async (body: object) =>
  (
    await vendor.client.addWalkIn({
      ...params(),
      body: { treatment_id: hairCut, customer_name: 'Umm Ali', booking_date: date, ...body },
    })
  ).data;

beforeAll(async () => {
  vendor = await createOwner(server, venue);
  await cancelVenueBookings(server, venue);
  await sql`delete from clients where venue_id = ${venue}`.execute(server.deps.db);
  await vendor.client.changeHours({ ...params(), body: weekOf('10:00', '20:00') });
  [regular, newcomer] = [await createUser(server), await createUser(server)];
  const first = await placeBooking(server, regular, date, { serviceId: service, nth: 0 });
  const missed = await placeBooking(server, regular, date, { serviceId: service, nth: 6 });
  await setStatus(server, first.id, 'completed');
  await setStatus(server, missed.id, 'no_show');
  next = (await placeBooking(server, regular, '2026-12-14', { serviceId: service, nth: 0 })).starts_at;
  last = first.starts_at;
  const gone = await placeBooking(server, newcomer, '2026-12-13', { serviceId: service, nth: 0 });
  await setStatus(server, gone.id, 'cancelled');
  await sql`update clients set name = 'آمنة العلي' where customer_id = ${newcomer.id}`.execute(server.deps.db);
});

describe('listClients', () => {
  it('R15.01 has everybody who booked, with visits, no-shows and what comes next', async () => {
    const facts = { tags: [], has_account: true, has_allergies: false };
    expect(await list()).toEqual({
      data: [
        {
          ...facts,
          id: await clientOf(server, venue, regular.id),
          name: 'Zainab Kareem',
          completed: 1,
          no_shows: 1,
          last_completed_at: last,
          next_booking_at: next,
        },
        {
          ...facts,
          id: await clientOf(server, venue, newcomer.id),
          name: 'آمنة العلي',
          completed: 0,
          no_shows: 0,
          last_completed_at: null,
          next_booking_at: null,
        },
      ],
      total: 2,
      tags: [],
      next_cursor: null,
    });
  });

  it('R15.01 goes on page by page', async () => {
    const first = await list({ limit: '1' });
    expect(first).toMatchObject({ data: [{ name: 'Zainab Kareem' }], total: 2 });
    const second = await list({ limit: '1', cursor: first.next_cursor! });
    expect(second).toMatchObject({ data: [{ name: 'آمنة العلي' }], total: 2, next_cursor: null });
  });
});

describe('a search of clients', () => {
  it('R15.01 finds by the beginning of any word of a name, however its letters are written, and by tag', async () => {
    const found = async (text: string) => (await list({ text })).data.map(({ name }) => name);
    expect(await found('kar')).toEqual(['Zainab Kareem']);
    for (const text of ['امنه', 'آمنة', 'علی', 'ٱمنة ال'.slice(0, 4)])
      expect(await found(text)).toEqual(['آمنة العلي']);
    expect(await found('reem')).toEqual([]);
    expect(await found('%')).toEqual([]);
    const id = await clientOf(server, venue, regular.id);
    await vendor.client.changeClient({ ...ofClient(venue, id), body: { tags: ['Bride, May', 'Bride, May'] } });
    expect(await list({ tag: 'Bride, May' })).toMatchObject({ data: [{ id }], total: 1, tags: ['Bride, May'] });
  });

  it('listClients and searchClients answer not_found to everybody but the owner, and refuse a mark that is none', async () => {
    for (const stranger of [regular, await createUser(server, 'vendor')]) {
      expect((await apiErrorOf(stranger.client.listClients(params()))).body?.code).toBe('not_found');
      const searching = stranger.client.searchClients({ ...params(), query: { text: 'za' } });
      expect((await apiErrorOf(searching)).body?.code).toBe('not_found');
    }
    expect(Object.keys((await apiErrorOf(list({ cursor: 'AAAA' }))).body?.errors ?? {})).toEqual(['cursor']);
  });
});

describe('a walk-in', () => {
  it('R15.01 with a number has a file, the same at each visit, which any spelling of the number finds', async () => {
    const first = await enter({ customer_phone: '0770 123 4567', time: '11:00' });
    const again = await enter({ customer_phone: '+964 770 123 4567', customer_name: 'Umm', time: '13:00' });
    expect(first.client).not.toBeNull();
    expect(again.client).toEqual(first.client);
    for (const text of ['0770 12', '٠٧٧٠١٢', '+964 770 1', '00964770', '7701234', 'umm al']) {
      expect(await search(text)).toMatchObject([
        { id: first.client!.id, name: 'Umm Ali', masked_phone: '0770 ••• ••67' },
      ]);
    }
    expect(await search('77')).toEqual([]);
    expect(await search('0771')).toEqual([]);
  });

  it('R15.01 that is entered for a found client belongs to the file, with its number and its usual treatment', async () => {
    const [found] = await search('umm');
    expect(found?.usual_treatment_id).toBe(hairCut);
    const booked = await enter({ client_id: found!.id, customer_name: 'Umm Ali', time: '15:00' });
    expect(booked).toMatchObject({ client: { id: found!.id }, customer_phone: '+9647701234567' });
    const other = await createOwner(server, landmarks.openPastMidnight);
    const elsewhere = await other.client.addClient({
      ...params(landmarks.openPastMidnight),
      body: { name: 'Umm Ali' },
    });
    for (const id of [elsewhere.data.id, 999_999]) {
      const refused = await apiErrorOf(enter({ client_id: id, time: '16:00' }));
      expect(Object.keys(refused.body?.errors ?? {})).toEqual(['client_id']);
    }
  });

  it('R15.01 without a number has a file only where one is asked for', async () => {
    expect((await enter({ time: '17:00' })).client).toBeNull();
    const kept = await enter({ time: '18:00', adds_client: true, customer_name: 'Um Hassan' });
    expect(kept.client).not.toBeNull();
    expect(await search('um has')).toMatchObject([{ id: kept.client!.id, masked_phone: null }]);
  });
});

describe('a walk-in with a number', () => {
  it('R15.01 that two receptions enter at once has one file', async () => {
    const times = ['10:00', '12:00', '14:00', '16:00', '18:00'];
    const all = await Promise.all(
      times.map((time) => enter({ booking_date: '2026-12-15', time, customer_phone: '07809998877' })),
    );
    expect(new Set(all.map(({ client }) => client?.id)).size).toBe(1);
  });

  it('R15.01 becomes the file of the account that proves the number and books', async () => {
    const before = await enter({ booking_date: '2026-12-16', time: '10:00', customer_phone: '07812223344' });
    const account = await createUser(server);
    await sql`update users set proven_phone = '+9647812223344' where id = ${account.id}`.execute(server.deps.db);
    await placeBooking(server, account, '2026-12-16', { serviceId: service, nth: 6 });
    expect(await clientOf(server, venue, account.id)).toBe(before.client?.id);
    const { data } = await vendor.client.findClient(ofClient(venue, before.client!.id));
    expect(data).toMatchObject({ has_account: true, phone: '0781 ••• ••44' });
  });
});

describe('the number of an account', () => {
  it('R13.10 is found by its beginning in its window alone, and as a whole at any time', async () => {
    const account = await createUser(server);
    await sql`update users set proven_phone = '+9647755556666' where id = ${account.id}`.execute(server.deps.db);
    const { id } = await placeBooking(server, account, '2026-12-17', { serviceId: service, nth: 0 });
    expect(await search('0775')).toEqual([]);
    expect(await search('07755556666')).toMatchObject([{ masked_phone: '0775 ••• ••66' }]);
    await setStatus(server, id, 'confirmed');
    expect(await search('0775')).toHaveLength(1);
    await setStatus(server, id, 'cancelled');
    expect(await search('07755')).toEqual([]);
  });
});

describe('a member of the staff', () => {
  it('R15.01 finds whom she has served, and anybody by a whole number', async () => {
    const booked = await enter({
      booking_date: '2026-12-18',
      time: '10:00',
      customer_phone: '07901112233',
      customer_name: 'Dalia',
    });
    const staff = await createUser(server, 'vendor');
    const join = (employee: number) =>
      sql`insert into memberships (venue_id, user_id, role, employee_id, created_at) values (${venue}, ${staff.id}, 'staff', ${employee}, now())
        on conflict (venue_id, user_id) do update set employee_id = excluded.employee_id`.execute(server.deps.db);
    await join(booked.employee.id);
    expect(await search('dali', staff)).toHaveLength(1);
    const { data } = await vendor.client.findSchedule(params());
    const other = data.employees.map(({ id }) => id).find((id) => id !== booked.employee.id)!;
    await join(other);
    expect(await search('dali', staff)).toEqual([]);
    expect(await search('0790111', staff)).toEqual([]);
    expect(await search('07901112233', staff)).toHaveLength(1);
    const file = ofClient(venue, booked.client!.id);
    expect((await apiErrorOf(staff.client.findClient(file))).body?.code).toBe('not_found');
    expect((await apiErrorOf(staff.client.findClientAllergies(file))).body?.code).toBe('not_found');
  });
});
