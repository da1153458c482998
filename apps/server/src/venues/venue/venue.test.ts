import { beforeAll, describe, expect, it } from 'vitest';
import { type TestUser, createUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { venueBody, employeeBody } from '#testing/request-bodies.ts';

const server = useServer();
const of = (id: number) => ({ params: { id: String(id) } });
let vendor: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  vendor = await createUser(server, 'vendor');
  stranger = await createUser(server, 'vendor');
});

const make = async (more: Parameters<typeof venueBody>[0] = {}) =>
  (await vendor.client.createVenue({ body: venueBody(more) })).data;

const versionOf = async (venueId: number) => (await vendor.client.findSchedule(of(venueId))).data.version;

describe('a venue', () => {
  it('createVenue keeps what was said in the one language it was said in, with the hours of a template', async () => {
    const venue = await make({ hours: 'friday-off', website: 'yasmin.example', postcode: ' ' });
    expect(venue).toMatchObject({
      name: { ar: 'صالون ياسمين' },
      city: 'kirkuk',
      phone: '+9647701234567',
      website: 'https://yasmin.example',
      postcode: null,
      progress: { has_hours: true, employees: 0, services: 0, published: 0 },
    });
    const { data } = await vendor.client.findSchedule(of(venue.id));
    expect(data.hours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 6, 7]);
    expect((await vendor.client.listVenues()).data).toContainEqual({
      id: venue.id,
      name: 'صالون ياسمين',
      role: 'owner',
      is_women_only: true,
    });
    const without = await make({ hours: null });
    expect(without.progress.has_hours).toBe(false);
  });

  it('createVenue answers no_dashboard to a customer, whatever the customer says to be', async () => {
    const customer = await createUser(server);
    const refused = await apiErrorOf(customer.client.createVenue({ body: venueBody() }));
    expect(refused.body?.code).toBe('no_dashboard');
    expect((await customer.client.listVenues()).data).toEqual([]);
  });

  it.each([
    ['a name of blanks', { name: { en: '  ' } }, 'name'],
    ['a city that there is not', { city: 'atlantis' }, 'city'],
    ['hours that there are not', { hours: 'always' }, 'hours'],
    ['half a place', { longitude: null }, 'longitude'],
    ['a place on another continent', { latitude: -3 }, 'latitude'],
    ['a telephone that is none', { phone: '12' }, 'phone'],
    ['a website that is a script', { website: 'javascript:alert(1)' }, 'website'],
    ['an email that is none', { email: 'nobody' }, 'email'],
  ])('createVenue answers invalid to %s', async (_, more, field) => {
    const refused = await apiErrorOf(vendor.client.createVenue({ body: venueBody(more) }));
    expect(Object.keys(refused.body?.errors ?? {})).toEqual([field]);
  });
});

describe('a venue that there is', () => {
  it('changeVenue replaces what is said of it and has everybody plan anew', async () => {
    const venue = await make();
    const before = await versionOf(venue.id);
    const { hours: _, ...body } = venueBody({
      name: { en: 'Yasmin', ar: 'ياسمين' },
      city: 'erbil',
    });
    const { data } = await vendor.client.changeVenue({ ...of(venue.id), body });
    expect(data).toMatchObject({ name: { en: 'Yasmin', ar: 'ياسمين' }, city: 'erbil' });
    expect(await versionOf(venue.id)).toBe(before + 1);
  });

  it('findVenue and changeVenue answer not_found to others', async () => {
    const venue = await make();
    const { hours: _, ...body } = venueBody();
    for (const refused of [
      () => stranger.client.findVenue(of(venue.id)),
      () => stranger.client.changeVenue({ ...of(venue.id), body }),
    ]) {
      expect((await apiErrorOf(refused())).body?.code).toBe('not_found');
    }
  });

  it('more than twenty venues are too many', async () => {
    const busy = await createUser(server, 'vendor');
    for (let venueId = 0; venueId < 20; venueId += 1) await busy.client.createVenue({ body: venueBody() });
    expect((await apiErrorOf(busy.client.createVenue({ body: venueBody() }))).body?.code).toBe('invalid');
  });
});

describe('its people', () => {
  it('addEmployee and changeEmployee keep the order in which people came, and have everybody plan anew', async () => {
    const venue = await make();
    const before = await versionOf(venue.id);
    const { data: first } = await vendor.client.addEmployee({ ...of(venue.id), body: employeeBody() });
    const { data: second } = await vendor.client.addEmployee({
      ...of(venue.id),
      body: employeeBody({ name: { ar: 'هدى' }, gender: 'male', phone: '0780 765 4321' }),
    });
    expect(second).toMatchObject({ gender: 'male', phone: '+9647807654321', is_active: true, daily_cap: null });
    const changed = await vendor.client.changeEmployee({
      ...of(first.id),
      body: employeeBody({ name: { en: 'Yasmin' } }),
    });
    expect(changed.data.name).toEqual({ en: 'Yasmin' });
    expect((await vendor.client.listVenueEmployees(of(venue.id))).data.map(({ id }) => id)).toEqual([
      first.id,
      second.id,
    ]);
    expect(await versionOf(venue.id)).toBe(before + 3);
  });

  it('listVenueEmployees, addEmployee and changeEmployee answer not_found to others', async () => {
    const venue = await make();
    const { data } = await vendor.client.addEmployee({ ...of(venue.id), body: employeeBody() });
    for (const refused of [
      () => stranger.client.listVenueEmployees(of(venue.id)),
      () => stranger.client.addEmployee({ ...of(venue.id), body: employeeBody() }),
      () => stranger.client.changeEmployee({ ...of(data.id), body: employeeBody() }),
    ]) {
      expect((await apiErrorOf(refused())).body?.code).toBe('not_found');
    }
  });
});
