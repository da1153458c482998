import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { addBegunBooking, addMember, cash, pay } from '#testing/till/bookings-to-pay.ts';

const server = useServer();
const params = { id: String(landmarks.noorSalon) };
const body = { name: { en: 'Argan oil', ar: 'زيت أركان' }, price_iqd: 12_000, stock: 12 };
let owner: TestUser;

beforeAll(async () => {
  owner = await createOwner(server, landmarks.noorSalon);
});

const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;

describe('R15.10 products', () => {
  it('R15.10 are added, counted anew and sold no more; their stock follows the sales, also below zero', async () => {
    const { data } = await owner.client.addProduct({ params, body });
    expect(data).toMatchObject({ name: 'Argan oil', names: body.name, price_iqd: 12_000, stock: 12, is_active: true });
    const ids = await Promise.all([1, 2, 3].map(() => addBegunBooking(server)));
    const products = [{ product_id: data.id, pieces: 5 }];
    await Promise.all(ids.map((id) => pay(owner.client, id, [cash(85_000)], { products })));
    const stockOf = async () =>
      (await owner.client.listProducts({ params })).data.find(({ id }) => id === data.id)?.stock;
    expect(await stockOf()).toBe(-3);
    const change = { params: { ...params, product_id: String(data.id) } };
    const { stock: _, ...uncounted } = body;
    await owner.client.changeProduct({ ...change, body: { ...uncounted, price_iqd: 13_000 } });
    expect(await stockOf()).toBe(-3);
    await owner.client.changeProduct({ ...change, body: { ...body, stock: 7, is_active: false } });
    expect(await stockOf()).toBe(7);
    const id = await addBegunBooking(server);
    expect(await codeOf(pay(owner.client, id, [], { products }))).toBe('invalid');
  });

  it('R15.10 listProducts, addProduct and changeProduct answer not_found to others, the latter two also to staff', async () => {
    const { data } = await owner.client.addProduct({ params, body });
    const change = { params: { ...params, product_id: String(data.id) }, body };
    const stranger = await createUser(server, 'vendor');
    expect(await codeOf(stranger.client.listProducts({ params }))).toBe('not_found');
    const staff = await addMember(server, landmarks.noorSalon, 'staff', 101);
    expect((await staff.listProducts({ params })).data.length).toBeGreaterThan(0);
    for (const client of [stranger.client, staff]) {
      expect(await codeOf(client.addProduct({ params, body }))).toBe('not_found');
      expect(await codeOf(client.changeProduct(change))).toBe('not_found');
    }
    const other = await createOwner(server, 2);
    const elsewhere = { ...change, params: { id: '2', product_id: String(data.id) } };
    expect(await codeOf(other.client.changeProduct(elsewhere))).toBe('not_found');
  });
});
