import type { Client } from '@tajmeelspot/contract/client.ts';
import { addDays } from '@tajmeelspot/language/dates.ts';
import { describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { frozenNow } from '#testing/frozen.ts';
import { markAsked } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const { service, hairCut, cutColorTreatment } = landmarks.specifiedPrices;

type BookingRequestBody = Parameters<Client['placeBooking']>[0]['body'];

/** A wish for the first free start of a service on or after a day. */
async function bodyFor(serviceId: number, treatmentId?: number, from?: string): Promise<BookingRequestBody> {
  const { pricing } = await server.client().findService({ params: { id: String(serviceId) } });
  const item = pricing.find(({ id }) => treatmentId === undefined || id === treatmentId)!;
  const query = { treatment_id: String(item.id), days: '20', ...(from ? { from } : {}) };
  const { data } = await server.client().listSlots({ params: { id: String(serviceId) }, query });
  const day = data.days.find(({ free }) => free > 0)!;
  return {
    service_id: serviceId,
    pricing_item_id: item.id,
    customer_name: 'Zainab Kareem',
    booking_date: day.date,
    time: day.times.find((start) => start.is_free)!.time,
    duration: item.duration,
    notes: 'Fringe stays',
    price: item.final_price,
  };
}

const asCustomer = async () => server.client({ token: (await server.signIn()).token });

describe('placeBooking', () => {
  it('R7.22 makes a pending booking at the price of the venue and shows it to its customer', async () => {
    const client = await asCustomer();
    const body = await bodyFor(service, cutColorTreatment);
    const { data, message } = await client.placeBooking({ body: { ...body, status: 'confirmed' } });
    expect(data).toMatchObject({
      status: 'pending',
      price: 60_000,
      pricing_title: 'Cut + Color + Treatment',
      booking_date: body.booking_date,
      time: body.time,
      customer_name: 'Zainab Kareem',
      notes: 'Fringe stays',
    });
    expect(message).toMatch(/will confirm your booking by/);
    expect((await client.listBookings()).data.map(({ id }) => id)).toEqual([data.id]);
  });

  it('R6.05 nobody else sees it', async () => {
    const body = await bodyFor(service, hairCut);
    const { data } = await (await asCustomer()).placeBooking({ body });
    const other = await (await asCustomer()).listBookings();
    expect(other.data.map(({ id }) => id)).not.toContain(data.id);
  });

  it('placeBooking answers price_changed with the price now, and holds nothing', async () => {
    const body = await bodyFor(service, hairCut);
    const client = await asCustomer();
    const refused = await apiErrorOf(client.placeBooking({ body: { ...body, price: 1000 } }));
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed', price: 25_000 } });
    expect(refused.message).toMatch(/IQD\s25,000/);
    expect((await client.listBookings()).data).toEqual([]);
  });

  it('placeBooking answers slot_taken with the three nearest free starts', async () => {
    const body = { ...(await bodyFor(landmarks.oneEmployee.service)), employee_id: landmarks.oneEmployee.employee };
    await (await asCustomer()).placeBooking({ body });
    const refused = await apiErrorOf((await asCustomer()).placeBooking({ body }));
    expect(refused).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    expect(refused.message).toBe('That time has just been taken. Here are the nearest free ones.');
    expect(refused.body?.near).toHaveLength(3);
    for (const near of refused.body?.near ?? []) {
      expect([near.date, near.time]).not.toEqual([body.booking_date, body.time]);
    }
    const [nearest] = refused.body?.near ?? [];
    await (await asCustomer()).placeBooking({ body: { ...body, booking_date: nearest!.date, time: nearest!.time } });
  });
});

describe('what a booking asks for', () => {
  it('a taken start stays in the list of times as taken', async () => {
    const body = await bodyFor(landmarks.oneEmployee.service);
    await (await asCustomer()).placeBooking({ body });
    const { data } = await server.client().listSlots({
      params: { id: String(body.service_id) },
      query: { treatment_id: String(body.pricing_item_id), from: body.booking_date, days: '1' },
    });
    expect(data.days[0]?.times.find(({ time }) => time === body.time)).toEqual({ time: body.time, is_free: false });
  });

  it('finds the line of the price list by its title in any language', async () => {
    const { pricing_item_id: _, ...body } = await bodyFor(service, hairCut);
    const { pricing } = await server.client({ language: 'ar' }).findService({ params: { id: String(service) } });
    const arabic = pricing.find(({ id }) => id === hairCut)!.title;
    const { data } = await (await asCustomer()).placeBooking({ body: { ...body, pricing_title: arabic } });
    expect(data.pricing_title).toBe('Hair Cut');
  });

  it.each([
    ['booking_date', addDays('2026-11-21', -1), 'This day is in the past. Please choose a later one.'],
    ['booking_date', '2027-06-01', 'This day is too far ahead. Please choose an earlier one.'],
    ['booking_date', '2026-02-30', 'Date: please enter a date like 2026-01-31.'],
    ['time', '03:07', 'Time: this choice is not available.'],
    ['time', '25:00', 'Time: please enter a time like 16:30.'],
    ['duration', 5, 'The duration does not match the treatment.'],
    ['customer_name', '   ', 'The name field is required.'],
    ['price', '25,000', 'The price field is not valid.'],
    ['employee_id', 801, 'Team member: this choice is not available.'],
  ])('R5.07 refuses %s %j', async (field, value, sentence) => {
    const body = { ...(await bodyFor(service, hairCut)), [field]: value };
    const refused = await apiErrorOf((await asCustomer()).placeBooking({ body }));
    expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: [sentence] } } });
  });
});

describe('what a booking needs', () => {
  it('R5.07 needs name, date, time and duration', async () => {
    const { token } = await server.signIn();
    const answer = await server.call(
      'POST',
      '/bookings',
      { service_id: service },
      { authorization: `Bearer ${token}` },
    );
    const { errors } = (await answer.json()) as { errors: object };
    expect(Object.keys(errors)).toEqual(['customer_name', 'booking_date', 'time', 'duration', 'price']);
  });

  it('R7.22 whole numbers may be written as text, as forms write them', async () => {
    const { token } = await server.signIn();
    const body = await bodyFor(service, hairCut);
    const written = Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
    );
    expect(written).toMatchObject({ service_id: String(service), pricing_item_id: String(hairCut) });
    const answer = await server.call('POST', '/bookings', written, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(201);
    const { data } = (await answer.json()) as { data: object };
    expect(data).toMatchObject({ service_id: service, pricing_item_id: hairCut, price: body.price });
  });

  it.each(['1.5', '', ' ', '1e3', '0x10', '9007199254740993'])('R5.11 refuses service_id %j', async (serviceId) => {
    const { token } = await server.signIn();
    const body = { ...(await bodyFor(service, hairCut)), service_id: serviceId };
    const answer = await server.call('POST', '/bookings', body, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual(['service_id']);
  });

  it('the day of the customer is the day in Baghdad', async () => {
    // 22:30 in London is 01:30 of the next day in Baghdad: yesterday's date there is over.
    server.setClock(Temporal.Instant.from('2026-11-21T22:30:00Z'));
    const body = { ...(await bodyFor(service, hairCut)), booking_date: '2026-11-21', time: '23:30' };
    const refused = await apiErrorOf((await asCustomer()).placeBooking({ body }));
    server.setClock(frozenNow);
    expect(refused.body?.errors).toHaveProperty('booking_date');
  });
});

describe('an idempotency key', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });

  it('gives the same booking for the same request', async () => {
    const client = await asCustomer();
    const request = { body: await bodyFor(service, hairCut), headers: key() };
    const first = await client.placeBooking(request);
    const again = await client.placeBooking(request);
    expect(again.data).toEqual(first.data);
    expect((await client.listBookings()).data).toHaveLength(1);
  });

  it('placeBooking answers key_reused for another request', async () => {
    const client = await asCustomer();
    const request = { body: await bodyFor(service, hairCut), headers: key() };
    await client.placeBooking(request);
    const refused = await apiErrorOf(client.placeBooking({ ...request, body: { ...request.body, notes: 'other' } }));
    expect(refused).toMatchObject({ status: 422, body: { code: 'key_reused' } });
  });

  it('sent ten times at once makes one booking; who comes while it is made hears that', async () => {
    const client = await asCustomer();
    const request = { body: await bodyFor(service, hairCut), headers: key() };
    const tries = Array.from({ length: 10 }, () => client.placeBooking(request));
    const answers = await Promise.allSettled(tries);
    const made = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.data.id] : []));
    expect(new Set(made).size).toBe(1);
    for (const one of answers.filter(({ status }) => status === 'rejected')) {
      expect(one).toMatchObject({ reason: { status: 409, body: { code: 'in_progress' } } });
    }
    expect((await client.listBookings()).data).toHaveLength(1);
  });

  it('belongs to its customer alone', async () => {
    const headers = key();
    const first = await (await asCustomer()).placeBooking({ body: await bodyFor(service, hairCut), headers });
    const second = await (await asCustomer()).placeBooking({ body: await bodyFor(service, hairCut), headers });
    expect(second.data.id).not.toBe(first.data.id);
  });
});

describe('an unanswered request', () => {
  it('expires in time, frees its hour and says so', async () => {
    const client = await asCustomer();
    const body = await bodyFor(landmarks.oneEmployee.service, undefined, '2026-11-25');
    const { data } = await client.placeBooking({ body });
    await markAsked(server);
    server.setClock(Temporal.Instant.from(data.answer_by!));
    expect((await client.listBookings()).data[0]).toMatchObject({ status: 'expired', answer_by: null });
    await (await asCustomer()).placeBooking({ body });
    const events = await server.deps.db
      .selectFrom('booking_events')
      .select(['status', 'actor_id'])
      .where('booking_id', '=', data.id)
      .orderBy('id')
      .execute();
    server.setClock(frozenNow);
    expect(events.map(({ status }) => status)).toEqual(['pending', 'expired']);
    expect(events[1]?.actor_id).toBeNull();
  });
});

describe('toSlotGrid', () => {
  const ask = (
    id: number,
    query: Partial<{ treatment_id: string; employee_id: string; from: string; days: string }> = {},
  ) => server.client().listSlots({ params: { id: String(id) }, query: { treatment_id: String(hairCut), ...query } });

  it('P7 offers days in a row from today on, in Baghdad', async () => {
    const { data } = await ask(service, { from: '2020-01-01', days: '3' });
    expect(data.days.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
    expect(data.timezone).toBe('Asia/Baghdad');
  });

  it('somebody on leave has no times', async () => {
    const { employee, fromDays, toDays } = landmarks.onLeave;
    const from = addDays('2026-11-21', fromDays);
    const days = String(toDays - fromDays + 1);
    const { data } = await ask(service, { employee_id: String(employee), from, days });
    expect(data.days.every(({ times }) => times.length === 0)).toBe(true);
  });

  it('a venue that closes for a day has no times on it', async () => {
    const { venue, inDays } = landmarks.closedNextWeek;
    const [closed] = await server.deps.db
      .selectFrom('services')
      .innerJoin('treatments', 'treatments.service_id', 'services.id')
      .select(['services.id', 'treatments.id as item'])
      .where('venue_id', '=', venue)
      .execute();
    const from = addDays('2026-11-21', inDays);
    const { data } = await ask(closed!.id, { treatment_id: String(closed!.item), from, days: '1' });
    expect(data.days[0]?.times).toEqual([]);
  });

  it('listSlots answers not_found for an unknown service, invalid for a line or person of another one', async () => {
    expect((await apiErrorOf(ask(999_999))).status).toBe(404);
    expect((await apiErrorOf(ask(service, { treatment_id: '1' }))).body?.errors).toHaveProperty('treatment_id');
    expect((await apiErrorOf(ask(service, { employee_id: '801' }))).body?.errors).toHaveProperty('employee_id');
  });
});

describe('listNextSlots', () => {
  it('names the first free starts of each service that has any', async () => {
    const ids = [service, landmarks.oneEmployee.service, 999_999];
    const { data } = await server.client().listNextSlots({ query: { service_ids: ids.join(',') } });
    expect(new Set(data.map(({ service_id: id }) => id))).toEqual(new Set([service, landmarks.oneEmployee.service]));
    for (const { times } of data) expect(times.length).toBeGreaterThan(0);
    const later = await server.client().listNextSlots({ query: { service_ids: ids.join(','), from: '2026-12-01' } });
    expect(later.data.length).toBe(2);
    for (const { date } of later.data) expect(date >= '2026-12-01').toBe(true);
  });
});

describe('listBookings', () => {
  it('R7.23 R3.03 lists own bookings with what a customer needs, latest start first', async () => {
    const body = { email: 'zainab@example.com', password: 'bukra-inshallah' };
    const { token } = await server.client().logIn({ body });
    const { data } = await server.client({ token }).listBookings();
    expect(data.length).toBeGreaterThan(3);
    const slots = data.map(({ starts_at: at }) => at);
    expect(slots).toEqual([...slots].toSorted().toReversed());
    expect(new Set(data.map(({ status }) => status)).size).toBeGreaterThan(2);
    expect(data[0]).toMatchObject({
      service: { title: expect.any(String) },
      establishment: { name: expect.any(String) },
    });
  });

  it('R7.23 says where the venue is on the map, or that it gave no place', async () => {
    const { token } = await server
      .client()
      .logIn({ body: { email: 'zainab@example.com', password: 'bukra-inshallah' } });
    const client = server.client({ token });
    const placeOf = async () => (await client.listBookings()).data[0]!.establishment;
    const { service_id: id } = (await client.listBookings()).data[0]!;
    const { establishment } = await client.findService({ params: { id: String(id) } });
    const { latitude, longitude } = establishment;
    expect(latitude).toEqual(expect.any(Number));
    expect(await placeOf()).toMatchObject({ latitude, longitude });
    await server.deps.db
      .updateTable('venues')
      .set({ latitude: null, longitude: null })
      .where('id', '=', establishment.id)
      .execute();
    expect(await placeOf()).toMatchObject({ latitude: null, longitude: null });
  });
});
