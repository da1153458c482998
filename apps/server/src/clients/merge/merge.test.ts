import { beforeAll, afterEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { clientOf, ofClient } from '#testing/clients.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { cancelVenueBookings, placeBooking, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service, hairCut } = landmarks.specifiedPrices;
const params = { params: { id: String(venue) } };
let owner: TestUser;
let customer: TestUser;
let account = 0;
let walkIn = 0;

const merge = async (id: number, other: number) =>
  (await owner.client.mergeClients({ ...ofClient(venue, id), body: { other_id: other } })).data;
const undo = (id: number) => owner.client.undoClientMerge({ params: { id: String(venue), merge_id: String(id) } });
const enter = async (time: string) =>
  (
    await owner.client.addWalkIn({
      ...params,
      body: {
        treatment_id: hairCut,
        customer_name: 'Zaynab',
        customer_phone: '07701234567',
        booking_date: '2026-12-12',
        time,
      },
    })
  ).data;
const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;

beforeAll(async () => {
  owner = await createOwner(server, venue);
  await cancelVenueBookings(server, venue);
  await owner.client.changeHours({ ...params, body: weekOf('10:00', '20:00') });
  customer = await createUser(server);
  await placeBooking(server, customer, '2026-12-13', { serviceId: service, nth: 0 });
  account = await clientOf(server, venue, customer.id);
  walkIn = (await enter('11:00')).client!.id;
  await owner.client.changeClient({ ...ofClient(venue, account), body: { tags: ['Evenings'], accepts_photos: true } });
  await owner.client.changeClient({ ...ofClient(venue, walkIn), body: { tags: ['Bride'], accepts_photos: false } });
  await owner.client.writeClientAllergies({ ...ofClient(venue, walkIn), body: { text: 'Henna' } });
});
afterEach(() => server.setClock(frozenNow));

describe('a merge', () => {
  it('R15.01 joins bookings, tags and texts, keeps what was refused, and is found by both numbers', async () => {
    const merged = await merge(account, walkIn);
    expect(merged).toMatchObject({ id: account, tags: ['Evenings', 'Bride'], allergies: 'Henna', has_account: true });
    expect(merged.consent.photos.given).toBe(false);
    const { data } = await owner.client.listVenueBookings({ ...params, query: { client: String(account) } });
    expect(data).toHaveLength(2);
    expect(new Set(data.map(({ client }) => client?.id))).toEqual(new Set([account]));
    const found = await owner.client.searchClients({ ...params, query: { text: '0770123' } });
    expect(found.data.map(({ id }) => id)).toEqual([account]);
    expect((await enter('13:00')).client?.id).toBe(account);
    expect(await codeOf(owner.client.findClient(ofClient(venue, walkIn)))).toBe('not_found');
  });

  it('R15.01 is taken back within ten minutes with everything, bookings since then included', async () => {
    const { data } = await owner.client.findClient(ofClient(venue, account));
    expect(data.open_merge?.name).toBe('Zaynab');
    const undone = (await undo(data.open_merge!.id)).data;
    expect(undone).toMatchObject({ tags: ['Evenings'], allergies: null, consent: { photos: { given: true } } });
    const other = (await owner.client.findClient(ofClient(venue, walkIn))).data;
    expect(other).toMatchObject({ tags: ['Bride'], allergies: 'Henna', phone: '+9647701234567' });
    const bookings = await owner.client.listVenueBookings({ ...params, query: { client: String(walkIn) } });
    expect(bookings.data).toHaveLength(2);
    expect(await codeOf(undo(data.open_merge!.id))).toBe('not_found');
  });

  it('undoClientMerge answers merge_over after ten minutes, and after a change of the file', async () => {
    const first = await merge(account, walkIn);
    server.setClock(Temporal.Instant.from(frozenNow.toString()).add({ minutes: 10 }));
    expect(await codeOf(undo(first.open_merge!.id))).toBe('merge_over');
    server.setClock(frozenNow);
    await owner.client.changeClient({ ...ofClient(venue, account), body: { name: 'Zainab' } });
    expect(await codeOf(undo(first.open_merge!.id))).toBe('merge_over');
    expect((await owner.client.findClient(ofClient(venue, account))).data.open_merge).toBeNull();
  });
});

describe('merges', () => {
  it('R15.01 of files that are merged already leads to one file, also when two ask at once', async () => {
    const [a, b] = await Promise.all(
      ['A', 'B'].map(async (name) => (await owner.client.addClient({ ...params, body: { name } })).data.id),
    );
    await merge(a!, account);
    const { data } = await owner.client.listVenueBookings({ ...params, query: { client: String(a) } });
    expect(data.map(({ client }) => client?.id)).toEqual([a, a, a]);
    const both = await Promise.allSettled([merge(a!, b!), merge(b!, a!)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('mergeClients and undoClientMerge answer not_found across venues and to others', async () => {
    const other = await createOwner(server, landmarks.openPastMidnight);
    const theirs = (
      await other.client.addClient({ params: { id: String(landmarks.openPastMidnight) }, body: { name: 'A' } })
    ).data.id;
    const own = (await owner.client.addClient({ ...params, body: { name: 'C' } })).data.id;
    const call = (by: TestUser, at: number, id: number, other_id: number) =>
      codeOf(by.client.mergeClients({ ...ofClient(at, id), body: { other_id } }));
    expect(await call(owner, venue, own, theirs)).toBe('not_found');
    expect(await call(other, venue, own, theirs)).toBe('not_found');
    expect(await call(other, landmarks.openPastMidnight, theirs, own)).toBe('not_found');
    expect(await call(owner, venue, own, own)).toBe('invalid');
    const merged = await merge(own, (await owner.client.addClient({ ...params, body: { name: 'D' } })).data.id);
    const merge_id = String(merged.open_merge?.id);
    for (const at of [venue, landmarks.openPastMidnight])
      expect(await codeOf(other.client.undoClientMerge({ params: { id: String(at), merge_id } }))).toBe('not_found');
  });
});
