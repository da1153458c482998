import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { defaultNumbersAndTime, localeOf } from '@tajmeelspot/language/locale.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { listFreeTimes, type TestUser, createUser, toBookingBody } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { serviceBody, treatmentBody, createVenueWithDraft } from '#testing/request-bodies.ts';

const server = useServer();
const day = '2026-12-10';
let stranger: TestUser;

beforeAll(async () => {
  stranger = await createUser(server, 'vendor');
});

type OwnVenueWorld = Awaited<ReturnType<typeof createVenueWithDraft>>;

const publish = ({ vendor, serviceParams }: OwnVenueWorld, is_published: boolean) =>
  vendor.client.changePublication({ ...serviceParams, body: { is_published, resolutions: [] } });

const found = async (treatment: string, language: Language = 'ar') =>
  (await server.client({ language }).searchServices({ query: { treatment } })).data.data.map(({ id }) => id);

const picture = async () => {
  const create = { width: 1300, height: 700, channels: 3, background: '#a67' } as const;
  return new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]);
};

describe('a service', () => {
  it('is seen by nobody else while it is a draft; once it is published it is found, has free times and can be booked', async () => {
    const made = await createVenueWithDraft(server);
    const { service } = made;
    expect(service).toMatchObject({ status: 'draft', missing: [], description: { ar: 'قص وتصفيف' } });
    expect(await found('الذهبي')).not.toContain(service.id);
    const hidden = server.client().findService({ params: { id: String(service.id) } });
    expect((await apiErrorOf(hidden)).body?.code).toBe('not_found');
    await publish(made, true);
    // In each language, by what was entered in one.
    expect(await found('الذهبي')).toContain(service.id);
    expect(await found('الذهبي', 'en')).toContain(service.id);
    const [item] = service.treatments;
    const times = await listFreeTimes(server, service.id, item!.id, day);
    expect(times.at(0)).toBe('10:00');
    const customer = await createUser(server);
    const body = await toBookingBody(server, service.id, item!.id, day, '10:00');
    const { data } = await customer.client.placeBooking({ body: { ...body, for_woman: true } });
    expect(data).toMatchObject({ status: 'pending', price: 20_000 });
    const requests = await made.vendor.client.listRequests({ params: { id: String(made.venue.id) } });
    expect(requests.data.map(({ id }) => id)).toEqual([data.id]);
  });
});

describe('what is said of a service', () => {
  it('changePublication answers service_incomplete with everything that is missing, in one sentence', async () => {
    const made = await createVenueWithDraft(server, { hours: null });
    const { data } = await made.vendor.client.createService({ ...made.params, body: serviceBody({ treatments: [] }) });
    expect(data.missing).toEqual(['treatments', 'team', 'hours']);
    const input = { params: { id: String(data.id) }, body: { is_published: true, resolutions: [] } };
    const { status, body } = await apiErrorOf(made.vendor.client.changePublication(input));
    expect([status, body?.code, body?.missing]).toEqual([409, 'service_incomplete', ['treatments', 'team', 'hours']]);
    expect(body?.message).toContain('opening hours');
    expect((await apiErrorOf(publish(made, true))).body?.missing).toEqual(['hours']);
  });

  it('changeService replaces its texts, tags and coupon, also where it is published', async () => {
    const made = await createVenueWithDraft(server);
    await publish(made, true);
    const coupon = {
      code: 'EID-15',
      percent: 15,
      expires_on: '2026-12-31',
      offer: { ar: 'عرض العيد' },
      instructions: {},
    };
    const body = serviceBody({ title: { ar: 'جديد', en: 'Renewed' }, tag_ids: [2, 3, 2], coupon });
    const { data } = await made.vendor.client.changeService({ ...made.serviceParams, body });
    expect(data).toMatchObject({ title: { ar: 'جديد', en: 'Renewed' }, tag_ids: [2, 3], coupon });
    const shown = await server.client().findService(made.serviceParams);
    expect(shown).toMatchObject({ title: 'Renewed', coupon_code: 'EID-15', discount_expiry: '2026-12-31' });
    expect(await found('Renewed', 'en')).toContain(made.service.id);
  });
});

describe('a service at home', () => {
  it('R14.09 is one while its owner says so; who does not say it leaves it as it was', async () => {
    const made = await createVenueWithDraft(server);
    await publish(made, true);
    const { changeService } = made.vendor.client;
    const change = async (changes: Parameters<typeof serviceBody>[0]) =>
      (await changeService({ ...made.serviceParams, body: serviceBody(changes) })).data.is_at_home;
    const isFound = async () => {
      const { data } = await server.client().searchServices({ query: { at_home: '1', limit: '100' } });
      return data.data.some(({ id }) => id === made.service.id);
    };
    expect([made.service.is_at_home, await isFound()]).toEqual([false, false]);
    expect([await change({ is_at_home: true }), await isFound()]).toEqual([true, true]);
    expect(await change({ title: { ar: 'الذهبي' } })).toBe(true);
    expect([await change({ is_at_home: false }), await isFound()]).toEqual([false, false]);
  });
});

describe('what is wrong about a service', () => {
  it.each([
    ['a category that there is not', { category_id: 99 }, 'category_id'],
    ['a tag that there is not', { tag_ids: [999] }, 'tag_ids'],
    ['somebody of another venue', { employee_ids: [1] }, 'employee_ids'],
    ['a line of another service', { treatments: [treatmentBody({ id: 1011 })] }, 'treatments.0.id'],
    ['a price that nobody can pay in notes', { treatments: [treatmentBody({ price: 20_100 })] }, 'treatments.0.price'],
    [
      'a coupon that is over',
      { coupon: { code: 'OLD', percent: 5, expires_on: '2020-01-01', offer: {}, instructions: {} } },
      'coupon.expires_on',
    ],
  ])('createService answers invalid to %s', async (_, more, field) => {
    const { vendor, params } = await createVenueWithDraft(server);
    const refused = await apiErrorOf(vendor.client.createService({ ...params, body: serviceBody(more) }));
    expect(Object.keys(refused.body?.errors ?? {})).toEqual([field]);
  });

  it('listOwnServices, findOwnService, createService, changeService, changeTreatments, addServicePicture and changeServicePictures answer not_found to others', async () => {
    const { params, serviceParams } = await createVenueWithDraft(server);
    const { client } = stranger;
    for (const refused of [
      () => client.listOwnServices(params),
      () => client.findOwnService(serviceParams),
      () => client.createService({ ...params, body: serviceBody() }),
      () => client.changeService({ ...serviceParams, body: serviceBody() }),
      () => client.changeTreatments({ ...serviceParams, body: { treatments: [treatmentBody()] } }),
      async () => client.addServicePicture({ ...serviceParams, upload: await picture() }),
      () => client.changeServicePictures({ ...serviceParams, body: { pictures: [] } }),
    ]) {
      expect((await apiErrorOf(refused())).body?.code).toBe('not_found');
    }
  });
});

describe('its price list', () => {
  it('is changed, ordered, lengthened and shortened in one go, and what is booked stays as it was booked', async () => {
    const made = await createVenueWithDraft(server);
    await publish(made, true);
    const [line] = made.service.treatments;
    const customer = await createUser(server);
    const body = await toBookingBody(server, made.service.id, line!.id, day, '11:00');
    const { data: booked } = await customer.client.placeBooking({ body: { ...body, for_woman: true } });
    const dearer = treatmentBody({ id: line!.id, price: 40_000, discount: 50 });
    const longer = treatmentBody({ title: { en: 'Cut and colour' }, duration: 90, price: 60_000 });
    const set = (prices: object[]) =>
      made.vendor.client.changeTreatments({ ...made.serviceParams, body: { treatments: prices as (typeof dearer)[] } });
    const { data } = await set([longer, dearer]);
    expect(data.treatments.map((one) => [one.id === line!.id, one.final_price])).toEqual([
      [false, 60_000],
      [true, 20_000],
    ]);
    await set([{ ...longer, id: data.treatments[0]!.id }]);
    const kept = await customer.client.findBooking({ params: { id: String(booked.id) } });
    expect(kept.data).toMatchObject({ price: 20_000, duration: 45, status: 'pending' });
    const shown = await server.client().findService(made.serviceParams);
    expect(shown).toMatchObject({ price: 60_000, pricing: [{ title: 'Cut and colour' }] });
  });
});

describe('a price list of little', () => {
  it('changeTreatments answers service_incomplete to an empty list of what is published', async () => {
    const made = await createVenueWithDraft(server);
    await publish(made, true);
    const empty = () => made.vendor.client.changeTreatments({ ...made.serviceParams, body: { treatments: [] } });
    expect((await apiErrorOf(empty())).body).toMatchObject({ code: 'service_incomplete', missing: ['treatments'] });
    await publish(made, false);
    expect((await empty()).data.missing).toEqual(['treatments']);
  });

  it('keeps preparation and the time in which a treatment works by itself', async () => {
    const made = await createVenueWithDraft(server);
    const [line] = made.service.treatments;
    const timed = treatmentBody({
      id: line!.id,
      duration: 90,
      buffer_before: 10,
      processing_from: 20,
      processing_minutes: 50,
    });
    const { data } = await made.vendor.client.changeTreatments({
      ...made.serviceParams,
      body: { treatments: [timed] },
    });
    expect(data.treatments).toMatchObject([{ buffer_before: 10, processing_from: 20, processing_minutes: 50 }]);
    const [kept] = await server.deps.db.selectFrom('treatments').selectAll().where('id', '=', line!.id).execute();
    expect(kept).toMatchObject({ buffer_before_minutes: 10, processing_from_minute: 20, processing_minutes: 50 });
  });

  it.each([
    ['a time that works by itself to the very end', { processing_from: 20, processing_minutes: 25 }, 'minutes'],
    ['such a time without a beginning', { processing_minutes: 10 }, 'from'],
    ['such a time without a length', { processing_from: 10 }, 'minutes'],
  ])('changeTreatments answers invalid to %s', async (_, more, field) => {
    const { vendor, serviceParams } = await createVenueWithDraft(server);
    const body = { treatments: [treatmentBody({ duration: 45, ...more })] };
    const refused = await apiErrorOf(vendor.client.changeTreatments({ ...serviceParams, body }));
    expect(Object.keys(refused.body?.errors ?? {})).toEqual([`treatments.0.processing_${field}`]);
  });
});

describe('its pictures', () => {
  it('are made anew, ordered, described in a language and dropped with their files', async () => {
    const made = await createVenueWithDraft(server);
    const { vendor, serviceParams } = made;
    await vendor.client.addServicePicture({ ...serviceParams, upload: await picture() });
    const { data } = await vendor.client.addServicePicture({ ...serviceParams, upload: await picture() });
    const [first, second] = data.pictures.map(({ name }) => name);
    expect(data.pictures[0]).toMatchObject({ widths: [300, 600, 900, 1200], alt: {} });
    const set = (pictures: { name: string; alt: object }[]) =>
      vendor.client.changeServicePictures({ ...serviceParams, body: { pictures } });
    await set([
      { name: second!, alt: { ar: 'الكرسي الأزرق' } },
      { name: first!, alt: {} },
    ]);
    await publish(made, true);
    const shown = await server.client().findService(serviceParams);
    expect(shown.pictures.map(({ alt }) => alt)).toEqual(['الكرسي الأزرق', null]);
    expect(shown.main_image).toContain(second);
    await set([{ name: first!, alt: {} }]);
    await server.deliver();
    const files = path.join(server.deps.env.dataDir, 'files');
    expect((await readdir(files)).filter((name) => name === first || name === second)).toEqual([first]);
    const strange = await apiErrorOf(set([{ name: 'hair-c1ad98-1200x900', alt: {} }]));
    expect(Object.keys(strange.body?.errors ?? {})).toEqual(['pictures.0.name']);
  });
});

describe('pictures that are not taken', () => {
  it('addServicePicture answers too_many_pictures to the thirteenth', async () => {
    const { vendor, service, serviceParams } = await createVenueWithDraft(server);
    const images = Array.from({ length: 12 }, (_, index) => `listing-${index}-aabbcc-8x8`);
    await server.deps.db.updateTable('services').set({ images }).where('id', '=', service.id).execute();
    const refused = await apiErrorOf(vendor.client.addServicePicture({ ...serviceParams, upload: await picture() }));
    expect([refused.status, refused.body?.code]).toEqual([409, 'too_many_pictures']);
  });

  it('addServicePicture answers unreadable_picture, damaged_picture, too_many_pixels and too_large, and keeps none', async () => {
    const { vendor, serviceParams } = await createVenueWithDraft(server);
    const whole = Buffer.from(await (await picture()).arrayBuffer());
    const long = await sharp({ create: { width: 16_001, height: 1, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const codeOf = async (bytes: Uint8Array) =>
      (
        await apiErrorOf(
          vendor.client.addServicePicture({ ...serviceParams, upload: new Blob([new Uint8Array(bytes)]) }),
        )
      ).body?.code;
    expect(await codeOf(Buffer.from('GIF89a'))).toBe('unreadable_picture');
    expect(await codeOf(whole.subarray(0, whole.length / 2))).toBe('damaged_picture');
    expect(await codeOf(long)).toBe('too_many_pixels');
    expect(await codeOf(Buffer.alloc(8 * 1024 * 1024 + 1))).toBe('too_large');
    expect((await vendor.client.findOwnService(serviceParams)).data.pictures).toEqual([]);
  });
});

it('R13.01 listTemplates names every city, hours that fit a schedule, and the procedures of the registry', async () => {
  const { data } = await server.client({ language: 'ckb' }).listTemplates();
  expect(data.cities.length).toBe(19);
  expect(data.cities.find(({ code }) => code === 'erbil')?.districts.length).toBeGreaterThan(0);
  const categories = new Set(data.categories.map(({ id }) => id));
  expect(data.procedures.length).toBeGreaterThanOrEqual(150);
  for (const one of data.procedures) {
    expect([categories.has(one.category_id), Object.keys(one.title)]).toEqual([true, ['en', 'ar', 'ckb']]);
    expect(one.from_iqd % 250 === 0 && one.from_iqd < one.to_iqd && one.duration >= 5).toBe(true);
  }
  expect(new Set(data.procedures.map(({ id }) => id)).size).toBe(data.procedures.length);
  expect(data.procedures.find(({ title }) => title.en === 'Botox')).toMatchObject({ licence_class: 'physician' });
  expect(data.hours[0]?.week[0]).toEqual({ weekday: 1, from: '10:00', to: '21:00' });
});

it.each([
  ['en', {}, 'Every day, 10 AM to 9 PM'],
  ['en', { clock: 'h23' }, 'Every day, 10:00 to 21:00'],
  ['ar', {}, 'كل يوم من 10 ص إلى 9 م'],
  ['ar', { digits: 'arab', clock: 'h23' }, 'كل يوم من ١٠:٠٠ إلى ٢١:٠٠'],
  ['ckb', { digits: 'arab' }, 'هەموو ڕۆژێک، ١٠ بەیانی تا ٩ ئێوارە'],
] as const)('R10.08 listTemplates names hours in %s by the clock of %j: %s', async (language, choice, label) => {
  const locale = localeOf(language, { ...defaultNumbersAndTime, ...choice });
  const answer = await server.call('GET', '/templates', undefined, { 'accept-language': locale });
  const { data } = (await answer.json()) as { data: Templates };
  expect(data.hours[0]?.label.replaceAll('\u00a0', ' ')).toBe(label);
  expect(data.hours.map((hours) => hours.label).join(' ')).not.toMatch(/[{}]/);
});
