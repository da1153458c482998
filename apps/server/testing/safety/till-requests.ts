import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { landmarks } from '#db/world/landmarks.ts';
import { pastBookingOf } from './booking-requests.ts';
import { type AccessWorld, type RequestMakers, sessionOf } from './roles.ts';

const venue = landmarks.noorSalon;
const product = { name: { en: 'Argan oil' }, price_iqd: 12_000, stock: 3 };
const keyed = () => ({ 'idempotency-key': randomUUID() });

/** Requests about the till of the vendor's venue. */
export const tillRequests: RequestMakers = {
  findBill: async (world) => ({ path: `/bookings/${await pastBookingOf(world)}/bill` }),
  findReceipt: async (world) => ({ path: `/bookings/${await bookingWithDebt(world)}/receipt.pdf` }),
  async takePayment(world) {
    const { id, price } = await unpaidBooking(world);
    return { path: `/bookings/${id}/payments`, headers: keyed(), body: { treatments_iqd: price, parts: [] } };
  },
  payDebt: async (world) => ({
    path: `/bookings/${await bookingWithDebt(world)}/debt-payments`,
    headers: keyed(),
    body: { parts: [{ method: 'cash', amount_iqd: 1000 }] },
  }),
  refundPayment: async (world) => ({
    path: `/bookings/${await bookingWithDebt(world)}/refunds`,
    headers: keyed(),
    body: { amount_iqd: 1000, method: 'debt', reason: 'goodwill' },
  }),
  async reverseTransaction(world) {
    const booking = await bookingWithDebt(world);
    const { rows } = await sql<{ id: number }>`
      select id from ledger_transactions where booking_id = ${booking}`.execute(world.server.deps.db);
    return { path: `/venues/${venue}/ledger/${rows[0]?.id}/reversal` };
  },
  listProducts: () => ({ path: `/venues/${venue}/products` }),
  addProduct: () => ({ path: `/venues/${venue}/products`, body: product }),
  async changeProduct(world) {
    const { data } = await (await ownerOf(world)).addProduct({ params: { id: String(venue) }, body: product });
    return { path: `/venues/${venue}/products/${data.id}`, body: product };
  },
  listCommissionRates: () => ({ path: `/venues/${venue}/commission-rates` }),
  changeCommissionRates: () => ({ path: `/venues/${venue}/commission-rates/101`, body: { percent: 40 } }),
  listCommissions: () => ({ path: `/venues/${venue}/commissions?from=2026-11-01&to=2026-11-30` }),
  findTillDay: () => ({ path: `/venues/${venue}/till-days/2026-11-21` }),
  setFloat: () => ({ path: `/venues/${venue}/floats`, headers: keyed(), body: { amount_iqd: 0 } }),
  payOut: () => ({
    path: `/venues/${venue}/pay-outs`,
    headers: keyed(),
    body: { amount_iqd: 1000, reason: 'supplies' },
  }),
  sealDay: () => ({ path: `/venues/${venue}/till-seals`, body: { day: '2026-11-21', counts: {}, reason: 'unknown' } }),
};

const ownerOf = async (world: AccessWorld) => world.server.client({ token: await sessionOf(world, 'vendor') });

async function unpaidBooking(world: AccessWorld) {
  const id = await pastBookingOf(world);
  const { data } = await (await ownerOf(world)).findBill({ params: { id: String(id) } });
  return { id, price: data.treatments_iqd };
}

async function bookingWithDebt(world: AccessWorld): Promise<number> {
  const { id, price } = await unpaidBooking(world);
  const body = { treatments_iqd: price, parts: [] };
  const headers = { 'idempotency-key': randomUUID() };
  await (await ownerOf(world)).takePayment({ params: { id: String(id) }, headers, body });
  return id;
}
