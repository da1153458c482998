import { beforeAll, describe, expect, it } from 'vitest';
import { createOwner, createUser, listFreeTimes, type TestUser, toBookingBody } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
/** Given at home, too; 1402 of the same venue is not. */
const [atHome, atVenue] = [
  { service: 1401, treatment: 14011 },
  { service: 1402, treatment: 14021 },
];
const date = '2026-12-05';
const address = 'Karrada, street 62, the green door';
let owner: TestUser;

beforeAll(async () => {
  owner = await createOwner(server, 14);
});

async function bodyOf({ service, treatment }: typeof atHome, home_address?: string | null) {
  const [time = ''] = await listFreeTimes(server, service, treatment, date);
  const body = await toBookingBody(server, service, treatment, date, time);
  return home_address === undefined ? body : { ...body, home_address };
}

const storedOf = async (id: number) =>
  (await server.deps.pool.query('select home_address from bookings where id = $1', [id])).rows[0];

describe('a booking at home', () => {
  it('R14.09 keeps the address for its customer and its venue alone', async () => {
    const { client } = await createUser(server);
    const { data } = await client.placeBooking({ body: await bodyOf(atHome, `  ${address}\n`) });
    expect(data.home_address).toBe(address);
    const params = { id: String(data.id) };
    expect((await client.findBooking({ params })).data.home_address).toBe(address);
    expect((await owner.client.findBooking({ params })).data.home_address).toBe(address);
    const other = await createUser(server, 'vendor');
    expect((await apiErrorOf(other.client.findBooking({ params }))).body?.code).toBe('not_found');
  });

  it.each([undefined, null, '', '   '])('R14.09 is one at the venue with %j as address', async (given) => {
    const { client } = await createUser(server);
    const { data } = await client.placeBooking({ body: await bodyOf(atHome, given) });
    expect(data.home_address).toBeNull();
  });

  it('R14.09 is refused with a treatment that is given at the venue alone, and with too long an address', async () => {
    const { client } = await createUser(server);
    const refused = await apiErrorOf(client.placeBooking({ body: await bodyOf(atVenue, address) }));
    expect([refused.status, Object.keys(refused.body?.errors ?? {})]).toEqual([422, ['home_address']]);
    const body = await bodyOf(atHome);
    const second = { pricing_item_id: atVenue.treatment };
    const { pricing } = await server.client().findService({ params: { id: String(atVenue.service) } });
    const more = pricing.find(({ id }) => id === atVenue.treatment)!;
    const several = {
      ...body,
      items: [{ pricing_item_id: atHome.treatment }, second],
      duration: body.duration + more.duration,
      price: body.price + more.final_price,
      home_address: address,
    };
    const both = await apiErrorOf(client.placeBooking({ body: several }));
    expect([both.status, Object.keys(both.body?.errors ?? {})]).toEqual([422, ['home_address']]);
    const long = await apiErrorOf(client.placeBooking({ body: { ...body, home_address: 'x'.repeat(301) } }));
    expect(Object.keys(long.body?.errors ?? {})).toEqual(['home_address']);
  });
});

describe('a walk-in at home', () => {
  const params = { id: '14' };
  const bodyFor = async ({ service, treatment }: typeof atHome, home_address?: string | null) => {
    const [time = ''] = await listFreeTimes(server, service, treatment, date);
    return { treatment_id: treatment, customer_name: 'Umm Ali', booking_date: date, time, home_address };
  };

  it('R14.09 keeps the address that the venue was told, and ends with whom it is about', async () => {
    const { data: treatments } = await owner.client.listVenueTreatments({ params });
    const offered = (id: number) => treatments.find((one) => one.treatment_id === id)?.is_at_home;
    expect([offered(atHome.treatment), offered(atVenue.treatment)]).toEqual([true, false]);
    const { data } = await owner.client.addWalkIn({ params, body: await bodyFor(atHome, ` ${address} `) });
    expect(data.home_address).toBe(address);
    await owner.client.eraseWalkIn({ params: { ...params, booking_id: String(data.id) } });
    expect(await storedOf(data.id)).toEqual({ home_address: null });
  });

  it.each([undefined, null, '', '  '])('R14.09 is one at the venue with %j as address', async (given) => {
    const { data } = await owner.client.addWalkIn({ params, body: await bodyFor(atHome, given) });
    expect(data.home_address).toBeNull();
  });

  it('R14.09 is refused with a treatment that is given at the venue alone', async () => {
    const refused = await apiErrorOf(owner.client.addWalkIn({ params, body: await bodyFor(atVenue, address) }));
    expect([refused.status, Object.keys(refused.body?.errors ?? {})]).toEqual([422, ['home_address']]);
  });
});

describe('the address of a booking at home', () => {
  it('R14.09 the database itself takes no address for a service that is given at the venue alone', async () => {
    const { client } = await createUser(server);
    const { data } = await client.placeBooking({ body: await bodyOf(atVenue) });
    const change = server.deps.pool.query('update bookings set home_address = $2 where id = $1', [data.id, address]);
    await expect(change).rejects.toMatchObject({ constraint: 'not_at_home' });
  });

  it('R14.09 stays what it was where the venue comes to nobody any more, and loses the address with its account', async () => {
    const customer = await createUser(server);
    const { data } = await customer.client.placeBooking({ body: await bodyOf(atHome, address) });
    await server.deps.pool.query('update services set is_at_home = false where id = $1', [atHome.service]);
    await owner.client.confirmBooking({ params: { id: String(data.id) } });
    expect(await storedOf(data.id)).toEqual({ home_address: address });
    await customer.client.deleteAccount({ body: { password: null } });
    expect(await storedOf(data.id)).toEqual({ home_address: null });
    await server.deps.pool.query('update services set is_at_home = true where id = $1', [atHome.service]);
  });
});
