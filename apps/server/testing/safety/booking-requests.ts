import { sql } from 'kysely';
import { newPhone } from '../phones.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import type { TestServer } from '#testing/harness.ts';
import { addResources } from '#testing/resources.ts';
import { type AccessWorld, type RequestMakers, sessionOf } from './roles.ts';

const { service, hairCut, cutColorTreatment } = landmarks.specifiedPrices;
/** A name that only the customer's booking contains. */
export const secret = 'Only for her eyes';

/** Requests about the customer's booking at the vendor's venue. */
export const bookingRequests: RequestMakers = {
  placeBooking: async (world) => ({ body: await freeBookingBody(world.server) }),
  async holdSlot({ server }) {
    const { customer_name: _, ...selection } = await freeBookingBody(server);
    return { body: { ...selection, phone: newPhone() } };
  },
  releaseHold: () => ({ body: { hold: 'of nothing' } }),
  async listBookings(world, role) {
    if (role !== 'customer') return { secrets: [secret] };
    await bookingOf(world);
    return { expected: secret };
  },
  listSelectionSlots: () => ({ path: `/selection-slots?items=${hairCut},${cutColorTreatment}` }),
  quoteBooking: () => ({ body: { items: [{ treatment_id: hairCut }] } }),
  findBooking: async (world, role) => ({
    path: `/bookings/${await bookingOf(world)}`,
    expected: secret,
    secrets: role === 'vendor' ? [] : [secret],
  }),
  async lookAtContact(world) {
    const id = await bookingOf(world);
    const { deps } = world.server;
    await sql`update bookings set status = 'confirmed' where id = ${id}`.execute(deps.db);
    await sql`update users set phone = '+9647709998877' where id = ${world.users.customer.id}`.execute(deps.db);
    return { path: `/bookings/${id}/contact-looks`, secrets: [] };
  },
  confirmBooking: async (world) => ({ path: `/bookings/${await bookingOf(world)}/confirmation` }),
  declineBooking: async (world) => ({ path: `/bookings/${await bookingOf(world)}/rejection`, body: { reason: 'Ill' } }),
  cancelBooking: async (world) => ({
    path: `/bookings/${await bookingOf(world)}/cancellation`,
    body: { reason: 'Ill' },
  }),
  async assignResource(world) {
    const { deps } = world.server;
    const [one, other] = await addResources(world.server, landmarks.noorSalon, hairCut, 2);
    const id = await bookingOf(world);
    await deps.db.deleteFrom('treatment_needs').where('treatment_id', '=', hairCut).execute();
    return { path: `/bookings/${id}/resources`, body: { resource_id: one, to_id: other } };
  },
  completeBooking: async (world) => ({ path: `/bookings/${await pastBookingOf(world)}/completion` }),
  markNoShow: async (world) => ({ path: `/bookings/${await pastBookingOf(world)}/no-show` }),
  async disputeNoShow(world) {
    const id = await pastBookingOf(world);
    await sql`update bookings set status = 'no_show' where id = ${id}`.execute(world.server.deps.db);
    return { path: `/bookings/${id}/no-show-dispute` };
  },
  async undoNoShow(world) {
    const id = await pastBookingOf(world);
    const [db, now] = [world.server.deps.db, world.server.deps.clock.now().toString()];
    await sql`update bookings set status = 'no_show' where id = ${id}`.execute(db);
    await sql`insert into booking_events (venue_id, booking_id, verb, status, created_at)
      select venue_id, id, 'no_show', 'no_show', ${now} from bookings where id = ${id}`.execute(db);
    return { path: `/bookings/${id}/no-show` };
  },
  async correctBooking(world) {
    const id = await pastBookingOf(world);
    const now = world.server.deps.clock.now().toString();
    await sql`update bookings set status = 'no_show', during = tstzrange(${now}::timestamptz - interval '1 hour', ${now}),
      held = tstzmultirange(tstzrange(${now}::timestamptz - interval '1 hour', ${now}))
      where id = ${id}`.execute(world.server.deps.db);
    return { path: `/bookings/${id}/correction`, body: { status: 'completed', reason: 'She came late' } };
  },
  async rescheduleBooking(world) {
    const { booking_date, time } = await freeBookingBody(world.server);
    return { path: `/bookings/${await bookingOf(world)}/time`, body: { booking_date, time, employee_id: null } };
  },
  async moveBooking(world) {
    const { booking_date, time } = await freeBookingBody(world.server);
    return { path: `/bookings/${await bookingOf(world)}/assignment`, body: { booking_date, time, employee_id: null } };
  },
  async proposeTime(world) {
    const { booking_date, time } = await freeBookingBody(world.server);
    return { path: `/bookings/${await bookingOf(world)}/proposals`, body: { booking_date, time, employee_id: null } };
  },
  acceptProposal: async (world) => ({ path: `/proposals/${await proposalOf(world)}/acceptance` }),
  declineProposal: async (world) => ({ path: `/proposals/${await proposalOf(world)}/rejection` }),
  async confirmAttendance(world) {
    const token = newToken();
    const id = await bookingOf(world);
    await sql`update bookings set status = 'confirmed', attendance_token_hash = ${hashToken(token)} where id = ${id}`.execute(
      world.server.deps.db,
    );
    return { body: { token } };
  },
  listVenueTreatments: () => ({ path: `/venues/${landmarks.noorSalon}/treatments` }),
  async addWalkIn(world) {
    const { pricing_item_id, booking_date, time } = await freeBookingBody(world.server);
    const body = { treatment_id: pricing_item_id, booking_date, time, customer_name: 'Customer' };
    return { path: `/venues/${landmarks.noorSalon}/walk-ins`, body };
  },
  previewDelay: () => ({
    path: `/venues/${landmarks.noorSalon}/delay-previews`,
    body: { employee_id: 101, minutes: 15 },
  }),
  delayBookings: () => ({ path: `/venues/${landmarks.noorSalon}/delays`, body: { employee_id: 101, minutes: 5 } }),
  async undoDelay(world) {
    const client = world.server.client({ token: await sessionOf(world, 'vendor') });
    const params = { id: String(landmarks.noorSalon) };
    const { data } = await client.delayBookings({ params, body: { employee_id: 101, minutes: 5 } });
    return { path: `/delays/${data.delay_id}` };
  },
  previewRepeat: async (world) => ({
    path: `/bookings/${await confirmedBookingOf(world)}/repeat-previews`,
    body: { unit: 'week', every: 1, times: 2 },
  }),
  async repeatBooking(world) {
    const id = await confirmedBookingOf(world);
    return { path: `/bookings/${id}/repeats`, body: { unit: 'week', every: 1, starts: [await freeSlotOf(world, id)] } };
  },
  async cancelSeries(world) {
    const id = await confirmedBookingOf(world);
    const client = world.server.client({ token: await sessionOf(world, 'vendor') });
    const body = { unit: 'week', every: 1, starts: [await freeSlotOf(world, id)] } as const;
    const { data } = await client.repeatBooking({
      params: { id: String(id) },
      body: { ...body, starts: [...body.starts] },
    });
    return { path: `/bookings/${data.bookings[0]?.id}/series-cancellation`, body: { reason: 'Ill' } };
  },
  async eraseWalkIn(world) {
    const client = world.server.client({ token: await sessionOf(world, 'vendor') });
    const { pricing_item_id: treatment_id, booking_date, time } = await freeBookingBody(world.server);
    const body = { treatment_id, booking_date, time, customer_name: 'Customer' };
    const { data } = await client.addWalkIn({ params: { id: String(landmarks.noorSalon) }, body });
    return { path: `/venues/${landmarks.noorSalon}/walk-ins/${data.id}/erasure` };
  },
  checkIn: async (world) => ({ path: `/bookings/${await pastBookingOf(world)}/check-in` }),
  async undoCheckIn(world) {
    const id = await pastBookingOf(world);
    await sql`update bookings set checked_in_at = ${world.server.deps.clock.now().toString()} where id = ${id}`.execute(
      world.server.deps.db,
    );
    return { path: `/bookings/${id}/check-in` };
  },
  findCalendarEntry: async (world) => ({
    path: `/bookings/${await bookingOf(world)}/calendar`,
    expected: 'BEGIN:VEVENT',
  }),
  async findCalendarFeed(world) {
    const client = world.server.client({ token: await sessionOf(world, 'customer') });
    const { url } = (await client.createCalendarFeed()).data;
    return { path: url.slice(url.indexOf('/calendar/')) };
  },
};

/** Places a pending booking of the customer and cancels all former ones; returns its id. */
export async function bookingOf(world: AccessWorld): Promise<number> {
  const { server, users } = world;
  await sql`update bookings set status = 'cancelled' where customer_id = ${users.customer.id}`.execute(server.deps.db);
  const client = server.client({ token: await sessionOf(world, 'customer') });
  const { data } = await client.placeBooking({ body: { ...(await freeBookingBody(server)), customer_name: secret } });
  return data.id;
}

/** The id of a confirmed booking of the customer that has begun. */
/** A booking of the customer that began ninety days ago. */
export async function pastBookingOf(world: AccessWorld): Promise<number> {
  const id = await bookingOf(world);
  await sql`update bookings set status = 'confirmed', during = tstzrange(lower(during) - interval '90 days',
    upper(during) - interval '90 days'), held = tstzmultirange(tstzrange(lower(during) - interval '90 days',
    upper(during) - interval '90 days')) where id = ${id}`.execute(world.server.deps.db);
  return id;
}

async function proposalOf(world: AccessWorld): Promise<number> {
  const id = await bookingOf(world);
  const client = world.server.client({ token: await sessionOf(world, 'customer') });
  const { booking_date, time } = await freeBookingBody(world.server);
  const body = { booking_date, time, employee_id: null };
  const { data } = await client.proposeTime({ params: { id: String(id) }, body });
  return data.proposal?.id ?? 0;
}

/** The body of placeBooking for the first free time of the landmark's hair cut. */
export async function freeBookingBody(server: TestServer) {
  const found = await server.client().findService({ params: { id: String(service) } });
  const item = found.pricing.find(({ id }) => id === hairCut);
  const query = { treatment_id: String(hairCut), days: '20' };
  const { data } = await server.client().listSlots({ params: { id: String(service) }, query });
  const day = data.days.find(({ free }) => free > 0);
  const time = day?.times.find((start) => start.is_free)?.time;
  if (!item || !day || !time) throw new Error('the landmark has no free time');
  return {
    service_id: service,
    pricing_item_id: hairCut,
    customer_name: 'Customer',
    booking_date: day.date,
    time,
    duration: item.duration,
    price: item.final_price,
  };
}

async function confirmedBookingOf(world: AccessWorld): Promise<number> {
  const id = await bookingOf(world);
  await sql`update bookings set status = 'confirmed' where id = ${id}`.execute(world.server.deps.db);
  return id;
}

/** A start at which a booking can be repeated. */
async function freeSlotOf(world: AccessWorld, id: number) {
  const client = world.server.client({ token: await sessionOf(world, 'vendor') });
  const body = { unit: 'day', every: 1, times: 12 } as const;
  const { occurrences } = (await client.previewRepeat({ params: { id: String(id) }, body })).data;
  const free = occurrences.find(({ collides }) => collides === null);
  if (!free) throw new Error('no day is free');
  return { booking_date: free.booking_date, time: free.time };
}
