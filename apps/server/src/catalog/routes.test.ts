import { describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const configured = useServer({ ORIGIN: 'https://salons.example', BASE_PATH: '' });
const { service } = landmarks.specifiedPrices;

/** The names of a category and of those below it. */
async function listBranch(category: string): Promise<string[]> {
  const found = await server.deps.pool.query<{ name: string }>(
    'select name from categories where id = any(category_branch($1))',
    [category],
  );
  return found.rows.map(({ name }) => name);
}

describe('listServices', () => {
  it('R7.02 D4 is a bare list of at most 100, newest first, with the next page in a Link header', async () => {
    const all = await server.client().listServices({ query: { limit: '100' } });
    expect(all.length).toBeGreaterThanOrEqual(60);
    const walked: number[] = [];
    let next: string | undefined = '/api/services?limit=7';
    while (next) {
      const answer: Response = await server.call('GET', next.slice('/api'.length));
      const page = (await answer.json()) as { id: number }[];
      expect(page.length).toBeLessThanOrEqual(7);
      walked.push(...page.map(({ id }) => id));
      next = /<(.*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(walked).toEqual(all.map(({ id }) => id));
    expect(walked[0]).toBe(landmarks.unreviewed);
  });

  it('R1.06 R3.01 R14.13 shows price and discount of one treatment, rating, place and pictures', async () => {
    const all = await server.client().listServices();
    const shown = all.find(({ id }) => id === service)!;
    expect(shown).toMatchObject({
      category: { name: 'hair', label: 'Hair' },
      price: 10_000,
      discount: 0,
      priced_treatment: 'Girls under ten',
      status: 'published',
      establishment: { type: 'saloon', city: 'Baghdad' },
      main_image: expect.stringMatching(/^\/tajmeelspot\/files\/[\w-]+\/900\.webp$/),
      main_picture: {
        url: expect.stringMatching(/\/900\.webp$/),
        widths: [300, 600, 900],
        height: 675,
        colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
      },
    });
    expect(shown.rating).toBeGreaterThan(3);
    expect(all.find(({ id }) => id === landmarks.unreviewed)?.rating).toBeNull();
  });

  it.each(['hair', 'hair removal', 'Hair-Removal', 'massage', 'dental', 'clinic'])(
    'takes the category %s',
    async (category) => {
      const found = await server.client().listServices({ query: { category } });
      expect(await server.client().listServices({ query: { category: category.toUpperCase() } })).toEqual(found);
      expect(found.length).toBeGreaterThanOrEqual(8);
      const input = category.toLowerCase().replace('-', ' ');
      const names = new Set(found.map((one) => one.category.name));
      expect(names).toContain(input);
      expect(await listBranch(input)).toEqual(expect.arrayContaining([...names]));
    },
  );
});

describe('the filters of listServices', () => {
  it('takes cities and governorates', async () => {
    const query = { city: 'erbil,mosul' };
    const found = await server.client().listServices({ query });
    expect(new Set(found.map(({ establishment: venue }) => venue.city))).toEqual(new Set(['Erbil', 'Mosul']));
    const anbar = await server.client().listServices({ query: { city: 'al-anbar' } });
    expect(new Set(anbar.map(({ establishment: venue }) => venue.city))).toEqual(new Set(['Ramadi']));
    expect(await server.client().listServices({ query: { city: 'atlantis' } })).toEqual([]);
  });

  it('finds words in any language and spelling, the last one unfinished', async () => {
    const ids = async (search: string) =>
      (await server.client().listServices({ query: { search } })).map(({ id }) => id);
    expect(await ids('keratin')).toContain(102);
    expect(await ids('KERAT')).toContain(102);
    expect(await ids('كيراتين')).toContain(102);
    expect(await ids('الكيراتين')).toContain(102);
    expect(await ids('کیراتین')).toContain(102);
    expect(await ids('noor keratin')).toContain(102);
    expect(await ids('keratin zzzz')).toEqual([]);
    expect(await ids('!!! ؟')).toEqual([]);
  });

  it('speaks the language asked for', async () => {
    const [arabic] = await server
      .client({ language: 'ar' })
      .listServices({ query: { search: 'keratin', city: 'baghdad' } });
    expect(arabic?.title).toMatch(/كيراتين/);
    expect(arabic?.category.label).not.toBe('Hair');
  });

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'many'],
    ['cursor', 'AAAA'],
    ['cursor', Buffer.from("newest|'; drop table services|1").toString('base64url')],
    ['cursor', Buffer.from('newest|2026-02-31 10:00:00+00|1').toString('base64url')],
    ['cursor', Buffer.from('price|1|1').toString('base64url')],
    ['city', 'Baghdad; --'],
    ['search', 'x'.repeat(101)],
  ])('refuses %s=%s', async (field, value) => {
    const refused = await apiErrorOf(server.client().listServices({ query: { [field]: value } }));
    expect(refused.body?.errors).toHaveProperty(field);
  });
});

describe('what is offered beside a service', () => {
  it('findService brings what the venue offers beside it, with the employees who give that', async () => {
    const own = await server.client().findService({ params: { id: '101' } });
    const ids = own.also_offered.map((other) => other.service.id);
    expect(ids).not.toContain(101);
    expect(ids.length).toBeGreaterThan(1);
    for (const other of own.also_offered) {
      const found = await server.client().findService({ params: { id: String(other.service.id) } });
      expect(found.establishment.id).toBe(own.establishment.id);
      expect(other).toMatchObject({ service: { title: found.title }, pricing: found.pricing });
      expect(other.employee_ids).toEqual(found.employees.map(({ id }) => id));
    }
    await server.deps.pool.query(`update services set status = 'draft' where id = ${ids[0]}`);
    const later = await server.client().findService({ params: { id: '101' } });
    expect(later.also_offered.map((other) => other.service.id)).toEqual(ids.slice(1));
    await server.deps.pool.query(`update services set status = 'published' where id = ${ids[0]}`);
  });
});

describe('findService', () => {
  it('R9.05 P2 the demo has the two pricing items of the specification, at prices of Baghdad', async () => {
    const { pricing } = await server.client().findService({ params: { id: String(service) } });
    const offOf = (input: string) => pricing.find(({ title }) => title === input)?.discount;
    expect([offOf('Hair Cut'), offOf('Cut + Color + Treatment')]).toEqual([expect.any(Number), 50]);
  });

  it('R7.13 has everything its page shows', async () => {
    const found = await server.client().findService({ params: { id: String(service) } });
    expect(found.images).toHaveLength(4);
    expect(found.pricing.find(({ title }) => title === 'Cut + Color + Treatment')).toMatchObject({
      price: 120_000,
      discount: 50,
      final_price: 60_000,
      duration: 150,
    });
    expect(found.employees).toHaveLength(3);
    expect(found.availability.map(({ weekday }) => weekday)).toEqual([6, 7, 1, 2, 3, 4, 5]);
    expect(found.availability.at(-1)).toMatchObject({ day: 'Friday', hours: 'Closed', intervals: [] });
    expect(found).toMatchObject({
      coupon_code: landmarks.specifiedPrices.coupon,
      discount_expiry: expect.stringMatching(/^2026-12-\d\d$/),
      establishment: { contact_info: { phone: expect.stringMatching(/^\+964/) } },
    });
    expect(found.tags.length).toBeGreaterThan(2);
  });

  it('R3.04 its reviews add up to its rating', async () => {
    const found = await server.client().findService({ params: { id: String(service) } });
    const count = found.histogram.reduce((sum, bar) => sum + bar.count, 0);
    const stars = found.histogram.reduce((sum, bar) => sum + bar.count * bar.stars, 0);
    expect(count).toBe(found.reviews_count);
    // Newer ones weigh more; no mean of weights leaves a tenth of theirs here.
    expect(Math.abs((found.rating ?? 0) - stars / count)).toBeLessThan(0.2);
    expect(found.reviews[0]).toMatchObject({ user: { name: expect.any(String) }, comment: expect.any(String) });
  });

  it('similar services are others of its category, else of its branch', async () => {
    const found = await server.client().findService({ params: { id: String(service) } });
    expect(found.similar_listings).toHaveLength(4);
    expect(found.similar_listings.map(({ id }) => id)).not.toContain(service);
  });

  it('findService answers not_found for an unknown and for an unpublished service', async () => {
    const ask = (id: string) => apiErrorOf(server.client().findService({ params: { id } }));
    expect((await ask('424242')).body?.code).toBe('not_found');
    await server.deps.db.updateTable('services').set({ status: 'draft' }).where('id', '=', 103).execute();
    expect((await ask('103')).body?.code).toBe('not_found');
    const listed = await server.client().listServices();
    expect(listed.map(({ id }) => id)).not.toContain(103);
  });
});

describe('findService for a member', () => {
  it('R7.13 says what is marked, in two round trips; a visitor has no marks and needs one for what is stored', async () => {
    const { token } = await server.signIn();
    const ask = async (input: string | undefined) => {
      let trips = 0;
      const count = () => (trips += 1);
      server.deps.pool.on('acquire', count);
      const found = await server.client(input ? { token: input } : {}).findService({ params: { id: String(service) } });
      server.deps.pool.off('acquire', count);
      return { trips, marks: [found.is_bookmarked, found.is_featured] };
    };
    expect((await ask(undefined)).marks).toEqual([false, false]);
    // What is computed is stored beside the answer, and what is similar once it is asked for.
    await expect.poll(() => ask(undefined)).toEqual({ trips: 1, marks: [false, false] });
    await server.client({ token }).addToWishlist({ body: { service_id: service } });
    await server.client({ token }).toggleFeature({ params: { id: String(service) } });
    // What the server does on its own meanwhile, such as noting when a session was used, is counted too: the least counts.
    const input = [await ask(token), await ask(token), await ask(token)];
    expect(Math.min(...input.map(({ trips }) => trips))).toBe(2);
    for (const { marks } of input) expect(marks).toEqual([true, true]);
  });
});

describe('shareService', () => {
  const ask = (language: 'en' | 'ar' | 'ckb') =>
    server.client({ language }).shareService({ params: { id: String(service) } });

  it('R7.21 D3 gives the address of the page in the language asked for, and its title', async () => {
    const base = `http://localhost:${server.deps.env.port}/tajmeelspot`;
    const { data } = await ask('en');
    expect(data).toEqual({ share_url: `${base}/listing-details/${service}`, title: expect.stringMatching(/Cut/) });
    expect((await ask('ar')).data.share_url).toBe(`${base}/ar/listing-details/${service}`);
    expect((await ask('ckb')).data.title).toMatch(/[\u0600-\u06ff]/);
  });

  it('R7.21 believes the configuration and never the Host header', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const answer = await configured.call('GET', `/services/${service}/share`, undefined, headers);
    const { data } = (await answer.json()) as Awaited<ReturnType<typeof ask>>;
    expect(data.share_url).toBe(`https://salons.example/listing-details/${service}`);
  });

  it('shareService answers not_found for an unknown service', async () => {
    const refused = await apiErrorOf(server.client().shareService({ params: { id: '424242' } }));
    expect(refused.body?.code).toBe('not_found');
  });
});

describe('lists', () => {
  it('R3.06 R3.07 R7.14 tags are names, employees have every field and know their venue', async () => {
    const tags = await server.client().listTags();
    expect(tags.length).toBeGreaterThan(10);
    const employees = await server.client().listEmployees({ query: { service_id: String(service) } });
    expect(employees).toHaveLength(3);
    for (const field of ['name', 'post_date', 'phone', 'email', 'website', 'social']) {
      expect(employees[0]).toHaveProperty(field);
    }
    expect(employees[0]?.establishment).toMatchObject({ city: 'Baghdad', contact_info: { phone: expect.any(String) } });
    expect((await server.client().listEmployees()).length).toBeGreaterThan(14);
  });

  it('R14.08 categories come in the order of their tree, each after the one above it', async () => {
    const categories = await server.client().listCategories();
    const top = categories.filter(({ level }) => level === 1).map(({ name }) => name);
    expect(top.filter((name) => formerCategories.includes(name))).toEqual(formerCategories);
    expect(top).toEqual(expect.arrayContaining(['nails', 'make up', 'barber', 'bridal', 'physiotherapy', 'henna']));
    expect(categories.slice(0, 3)).toMatchObject([
      { name: 'hair', parent_id: null, level: 1 },
      { name: 'hair cut', parent_id: 1, level: 2 },
      { name: 'hair colour', parent_id: 1, level: 2 },
    ]);
    for (const [index, { parent_id: parent, level }] of categories.entries()) {
      const before = categories.slice(0, index).find(({ id }) => id === parent);
      expect(before?.level ?? 0).toBe(level - 1);
    }
  });

  it('R14.08 findCategory names what lies above and below, in the language asked for, and answers not_found', async () => {
    const { data: hair } = await server.client({ language: 'ckb' }).findCategory({ params: { name: 'Hair' } });
    expect(hair).toMatchObject({ label: 'قژ', about: expect.stringContaining('بۆیە'), above: [] });
    expect(hair.below.map(({ name }) => name)).toEqual(['hair cut', 'hair colour', 'hair care', 'hair styling']);
    const { data: laser } = await server.client().findCategory({ params: { name: 'laser-hair-removal' } });
    expect(laser).toMatchObject({ above: [{ name: 'hair removal', label: 'Hair removal' }], below: [] });
    const missing = await apiErrorOf(server.client().findCategory({ params: { name: 'nothing' } }));
    expect(missing.body?.code).toBe('not_found');
  });

  it('cities come in the order in which they are shown', async () => {
    const cities = await server.client().listCities();
    expect(cities.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['baghdad', 'basra', 'mosul', 'erbil', 'sulaymaniyah', 'najaf', 'ramadi', 'diwaniyah']),
    );
  });
});

const formerCategories = ['hair', 'hair removal', 'massage', 'dental', 'clinic'];

describe('final_price', () => {
  it.each([
    [120_000, 50, 60_000],
    [65_000, 10, 58_500],
    [33_000, 7, 30_500],
    [25_000, 0, 25_000],
    [25_000, 100, 0],
  ])('D12 %i dinars less %i %% is %i, rounded to 250 in the favour of the customer', async (price, percent, final) => {
    const text = 'select final_price($1::int8, $2::int4) as final';
    const found = await server.deps.pool.query<{ final: number }>(text, [price, percent]);
    expect(found.rows[0]?.final).toBe(final);
  });
});
