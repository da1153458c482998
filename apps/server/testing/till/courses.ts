import { randomUUID } from 'node:crypto';
import type { Client } from '@tajmeelspot/contract/client.ts';
import type { PaymentPart } from '@tajmeelspot/contract/till/money.ts';
import { sql } from 'kysely';
import { landmarks } from '#db/world/landmarks.ts';
import type { TestServer } from '../harness.ts';
import { addBegunBooking } from './bookings-to-pay.ts';

const venue = String(landmarks.noorSalon);
const { hairCut } = landmarks.specifiedPrices;

/** Six sessions for 120,000 dinars, as a venue enters them. */
export const coursePlan = {
  name: { en: 'Six sessions of laser', ar: 'ست جلسات ليزر' },
  treatment_id: hairCut,
  sessions: 6,
  price_iqd: 120_000,
  valid_months: 12 as number | null,
};

/** Adds an plan of Noor Salon; gives it. */
export const addPlan = async (client: Client, more: Partial<typeof coursePlan> = {}) =>
  (await client.addCoursePlan({ params: { id: venue }, body: { ...coursePlan, ...more } })).data;

let count = 0;

/** A new file of Noor Salon with a number of its own; gives its id. */
export async function addClientFile(client: Client, name = 'Shahad Ali'): Promise<number> {
  count += 1;
  const phone = `0780${String(1_000_000 + count)}`;
  return (await client.addClient({ params: { id: venue }, body: { name, phone } })).data.id;
}

/** Params and headers of a call that sells to a client, under a key of its own. */
export const toClient = (clientId: number, key: string = randomUUID()) => ({
  params: { id: venue, client_id: String(clientId) },
  headers: { 'idempotency-key': key },
});

/** Params and headers of a call about a course, under a key of its own. */
export const toCourse = (courseId: number, key: string = randomUUID()) => ({
  params: { id: venue, course_id: String(courseId) },
  headers: { 'idempotency-key': key },
});

/** Sells a course of six sessions for 120,000 dinars to a client. */
export async function sellTo(client: Client, clientId: number, parts: PaymentPart[], planId?: number) {
  const plan = planId ?? (await addPlan(client)).id;
  const body = { plan_id: plan, price_iqd: coursePlan.price_iqd, parts };
  return (await client.sellCourse({ ...toClient(clientId), body })).data;
}

/** A visit of a client that has begun, of the treatment of the course unless it is said otherwise; gives its id. */
export async function addBookingOf(
  server: TestServer,
  clientId: number,
  { treatmentId = hairCut, ...booking }: { treatmentId?: number | null } & Parameters<typeof addBegunBooking>[1] = {},
): Promise<number> {
  const id = await addBegunBooking(server, booking);
  await sql`update bookings set client_id = ${clientId}, treatment_id = ${treatmentId}
    where id = ${id} or first_item_id = ${id}`.execute(server.deps.db);
  return id;
}
