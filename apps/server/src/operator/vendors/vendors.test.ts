import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { listFreeTimes, createOwner, type TestUser, createUser, toBookingBody } from '#testing/bookings.ts';
import { apiErrorOf, type TestServer, useServer } from '#testing/harness.ts';

const server = useServer();
const reason = 'Complaints of customers';
const { noorSalon } = landmarks;
const { service } = landmarks.specifiedPrices;
/** A venue with dental services only. */
const dental = { venueId: 0, service: 0 };
let operator: ReturnType<TestServer['client']>;
let huda: TestUser;
let dentist: TestUser;

const params = (id: number | string) => ({ params: { id: String(id) } });
const because = { body: { reason } };
const found = async (text: string) =>
  (await server.client().searchServices({ query: { treatment: text, limit: '100' } })).data.data.map(({ id }) => id);

beforeAll(async () => {
  operator = server.client({ token: (await server.signIn('operator')).token });
  const { rows } = await server.deps.pool.query<{ venueId: number; service: number }>(
    `select e.id as "venueId", s.id as service from services s
       join venues e on e.id = s.venue_id join categories c on c.id = s.category_id
     where c.name = 'dental' order by s.id limit 1`,
  );
  Object.assign(dental, rows[0]);
  huda = await createOwner(server, noorSalon);
  dentist = await createOwner(server, dental.venueId);
});

const setStatus = (id: number, status: string) =>
  server.deps.db.updateTable('services').set({ status }).where('id', '=', id).execute();

describe('vendors', () => {
  it('are listed page by page, and found by name, address and venue', async () => {
    const first = await operator.listVendors({ query: { limit: '2' } });
    const second = await operator.listVendors({ query: { limit: '2', cursor: first.next ?? '' } });
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(ids.length);
    for (const search of [huda.email.toUpperCase(), huda.email.slice(0, 12), 'Noor Sal']) {
      expect((await operator.listVendors({ query: { search } })).data.map(({ id }) => id)).toEqual([huda.id]);
    }
    expect((await operator.listVendors({ query: { search: '%' } })).data).toEqual([]);
  });

  it('findVendor shows the venues with their licences; findVendor answers not_found for a customer', async () => {
    const { data } = await operator.findVendor(params(dentist.id));
    const venue = data.venue_list.find(({ id }) => id === dental.venueId);
    expect(venue).toMatchObject({ type: 'dental', missing: [], licences: [{ class: 'dentist', is_valid: true }] });
    expect((await apiErrorOf(operator.findVendor(params((await server.signIn()).id)))).body?.code).toBe('not_found');
  });
});

describe('a suspended vendor', () => {
  it('leaves search and cannot be booked, keeps what is booked, and comes back as before', async () => {
    const vendor = huda.id;
    const before = await server.client().findService(params(service));
    const title = before.title;
    expect(await found(title)).toContain(service);
    const { hairCut } = landmarks.specifiedPrices;
    const customer = await createUser(server);
    const [time = '', later = ''] = await listFreeTimes(server, service, hairCut, '2026-12-10');
    const first = await toBookingBody(server, service, hairCut, '2026-12-10', time);
    await customer.client.placeBooking({ body: first });
    // One that was suspended for itself stays so.
    await operator.suspendService({ ...params(102), ...because });
    await operator.suspendVendor({ ...params(vendor), ...because });
    expect(await found(title)).not.toContain(service);
    expect((await apiErrorOf(server.client().findService(params(service)))).status).toBe(404);
    const body = { ...first, time: later };
    expect((await apiErrorOf(customer.client.placeBooking({ body }))).status).toBe(404);
    expect((await customer.client.listBookings()).data.map(({ status }) => status)).toEqual(['pending']);
    await operator.reinstateVendor(params(vendor));
    expect(await found(title)).toContain(service);
    expect((await apiErrorOf(server.client().findService(params(102)))).status).toBe(404);
    await operator.reinstateService(params(102));
    expect((await server.client().findService(params(102))).id).toBe(102);
  });

  it('suspendVendor and reinstateVendor answer not_found for a user who is no vendor, or is already so', async () => {
    const { id } = await server.signIn('vendor');
    const customer = await server.signIn();
    expect((await apiErrorOf(operator.reinstateVendor(params(id)))).body?.code).toBe('not_found');
    await operator.suspendVendor({ ...params(id), ...because });
    for (const one of [id, customer.id, 424_242]) {
      expect((await apiErrorOf(operator.suspendVendor({ ...params(one), ...because }))).body?.code).toBe('not_found');
    }
  });
});

describe('of a suspended vendor', () => {
  it('changePublication answers vendor_suspended, and so does whatever else publishes', async () => {
    const vendor = huda.id;
    const owner = huda.client;
    const body = { is_published: false, dry_run: false, resolutions: [] };
    await setStatus(103, 'draft');
    await operator.suspendVendor({ ...params(vendor), ...because });
    const refused = await apiErrorOf(
      owner.changePublication({ ...params(103), body: { ...body, is_published: true } }),
    );
    expect(refused.body?.code).toBe('vendor_suspended');
    const input = apiErrorOf(operator.reinstateService(params(101)));
    expect((await input).body?.code).toBe('vendor_suspended');
    await operator.reinstateVendor(params(vendor));
    await owner.changePublication({ ...params(103), body: { ...body, is_published: true } });
  });

  it('reinstateService answers vendor_suspended while its vendor is, not_found to what is not suspended', async () => {
    const vendor = huda.id;
    await operator.suspendVendor({ ...params(vendor), ...because });
    expect((await apiErrorOf(operator.reinstateService(params(service)))).body?.code).toBe('vendor_suspended');
    await operator.reinstateVendor(params(vendor));
    expect((await apiErrorOf(operator.reinstateService(params(service)))).body?.code).toBe('not_found');
  });
});

describe('a licence', () => {
  const licence = { class: 'dentist', number: 'D-7', expires_on: '2028-01-01' } as const;

  it('changePublication answers licence_missing without the one that the category needs, reinstateService answers licence_missing too', async () => {
    const owner = dentist.client;
    const body = { is_published: false, dry_run: false, resolutions: [] };
    const offer = (is_published: boolean) =>
      owner.changePublication({ ...params(dental.service), body: { ...body, is_published } });
    await setStatus(dental.service, 'draft');
    await operator.removeLicence({ params: { id: String(dental.venueId), class: 'dentist' } });
    expect((await apiErrorOf(offer(true))).body?.code).toBe('licence_missing');
    await setStatus(dental.service, 'suspended');
    expect((await apiErrorOf(operator.reinstateService(params(dental.service)))).body?.code).toBe('licence_missing');
    await operator.setLicence({ ...params(dental.venueId), body: licence });
    await operator.reinstateService(params(dental.service));
    expect((await server.client().findService(params(dental.service))).id).toBe(dental.service);
  });

  it('setLicence answers not_found for no venue and invalid for one that is over; removeLicence answers not_found', async () => {
    expect((await apiErrorOf(operator.setLicence({ ...params(424_242), body: licence }))).body?.code).toBe('not_found');
    const over = { ...licence, expires_on: '2026-11-20' };
    const refused = await apiErrorOf(operator.setLicence({ ...params(dental.venueId), body: over }));
    expect(refused.body?.errors).toHaveProperty('expires_on');
    const gone = operator.removeLicence({ params: { id: String(noorSalon), class: 'dentist' } });
    expect((await apiErrorOf(gone)).body?.code).toBe('not_found');
  });
});

describe('services', () => {
  it('are found in every state by words and number', async () => {
    await operator.suspendService({ ...params(302), ...because });
    const { data } = await operator.listOperatorServices({ query: { search: '302' } });
    expect(data).toMatchObject([{ id: 302, status: 'suspended', suspension_reason: reason }]);
    const { title } = data[0] ?? { title: '' };
    const byTitle = await operator.listOperatorServices({ query: { search: title, status: 'suspended' } });
    expect(byTitle.data.map(({ id }) => id)).toContain(302);
    const published = await operator.listOperatorServices({ query: { status: 'published' } });
    expect(published.data.map(({ id }) => id)).not.toContain(302);
    await operator.reinstateService(params(302));
  });

  it('suspendService tells every page that shows it, and answers not_found for what is not published', async () => {
    const heard: string[] = [];
    const stop = server.deps.changes.subscribe((tags) => heard.push(...(tags ?? [])));
    await operator.suspendService({ ...params(303), ...because });
    stop();
    expect(heard).toEqual(expect.arrayContaining(['services', 'service-303']));
    expect((await apiErrorOf(operator.suspendService({ ...params(303), ...because }))).body?.code).toBe('not_found');
    await operator.reinstateService(params(303));
  });

  it('what is done is in the log with its reason', async () => {
    const { data } = await operator.listAudit({ query: { search: 'service_suspended' } });
    expect(JSON.parse(data[0]?.detail ?? '{}')).toEqual({ on: 303, venue: 3, reason });
  });
});
