import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, person } from '#testing/bookings.ts';
import { refusalOf, useServer } from '#testing/harness.ts';
import { aHouse, aPerson } from '#testing/manage.ts';

const server = useServer();
const of = (id: number) => ({ params: { id: String(id) } });
let vendor: Person;
let stranger: Person;

beforeAll(async () => {
  vendor = await person(server, 'vendor');
  stranger = await person(server, 'vendor');
});

const make = async (more: Parameters<typeof aHouse>[0] = {}) =>
  (await vendor.client.createHouse({ body: aHouse(more) })).data;

const versionOf = async (house: number) => (await vendor.client.findSchedule(of(house))).data.version;

describe('a house', () => {
  it('createHouse keeps what was said in the one language it was said in, with the hours of a template', async () => {
    const house = await make({ hours: 'friday-off', website: 'yasmin.example', postcode: ' ' });
    expect(house).toMatchObject({
      name: { ar: 'صالون ياسمين' },
      city: 'kirkuk',
      phone: '+9647701234567',
      website: 'https://yasmin.example',
      postcode: null,
      progress: { has_hours: true, employees: 0, listings: 0, published: 0 },
    });
    const { data } = await vendor.client.findSchedule(of(house.id));
    expect(data.hours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 6, 7]);
    expect((await vendor.client.listHouses()).data).toContainEqual({ id: house.id, name: 'صالون ياسمين' });
    const without = await make({ hours: null });
    expect(without.progress.has_hours).toBe(false);
  });

  it('createHouse answers no_dashboard to a customer, whatever the customer says to be', async () => {
    const customer = await person(server);
    const refused = await refusalOf(customer.client.createHouse({ body: aHouse() }));
    expect(refused.body?.code).toBe('no_dashboard');
    expect((await customer.client.listHouses()).data).toEqual([]);
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
  ])('createHouse answers invalid to %s', async (_, more, field) => {
    const refused = await refusalOf(vendor.client.createHouse({ body: aHouse(more) }));
    expect(Object.keys(refused.body?.errors ?? {})).toEqual([field]);
  });
});

describe('a house that there is', () => {
  it('changeHouse replaces what is said of it and has everybody plan anew', async () => {
    const house = await make();
    const before = await versionOf(house.id);
    const { hours: _, ...body } = aHouse({ name: { en: 'Yasmin', ar: 'ياسمين' }, city: 'erbil', is_women_only: false });
    const { data } = await vendor.client.changeHouse({ ...of(house.id), body });
    expect(data).toMatchObject({ name: { en: 'Yasmin', ar: 'ياسمين' }, city: 'erbil', is_women_only: false });
    expect(await versionOf(house.id)).toBe(before + 1);
  });

  it('findHouse and changeHouse answer not_found to others', async () => {
    const house = await make();
    const { hours: _, ...body } = aHouse();
    for (const refused of [
      () => stranger.client.findHouse(of(house.id)),
      () => stranger.client.changeHouse({ ...of(house.id), body }),
    ]) {
      expect((await refusalOf(refused())).body?.code).toBe('not_found');
    }
  });

  it('more than twenty houses are too many', async () => {
    const busy = await person(server, 'vendor');
    for (let house = 0; house < 20; house += 1) await busy.client.createHouse({ body: aHouse() });
    expect((await refusalOf(busy.client.createHouse({ body: aHouse() }))).body?.code).toBe('invalid');
  });
});

describe('its people', () => {
  it('addEmployee and changeEmployee keep the order in which people came, and have everybody plan anew', async () => {
    const house = await make();
    const before = await versionOf(house.id);
    const { data: first } = await vendor.client.addEmployee({ ...of(house.id), body: aPerson() });
    const { data: second } = await vendor.client.addEmployee({
      ...of(house.id),
      body: aPerson({ name: { ar: 'هدى' }, gender: 'male', phone: '0780 765 4321' }),
    });
    expect(second).toMatchObject({ gender: 'male', phone: '+9647807654321', is_active: true, daily_cap: null });
    const changed = await vendor.client.changeEmployee({ ...of(first.id), body: aPerson({ name: { en: 'Yasmin' } }) });
    expect(changed.data.name).toEqual({ en: 'Yasmin' });
    expect((await vendor.client.listTeam(of(house.id))).data.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await versionOf(house.id)).toBe(before + 3);
  });

  it('listTeam, addEmployee and changeEmployee answer not_found to others', async () => {
    const house = await make();
    const { data } = await vendor.client.addEmployee({ ...of(house.id), body: aPerson() });
    for (const refused of [
      () => stranger.client.listTeam(of(house.id)),
      () => stranger.client.addEmployee({ ...of(house.id), body: aPerson() }),
      () => stranger.client.changeEmployee({ ...of(data.id), body: aPerson() }),
    ]) {
      expect((await refusalOf(refused())).body?.code).toBe('not_found');
    }
  });
});
