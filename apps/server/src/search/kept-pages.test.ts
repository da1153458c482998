import { expect, it } from 'vitest';
import { findListedVersion, recallPage } from '#app/catalog/catalog.ts';
import { openShortMemory } from '#app/database/memory.ts';
import type { Deps } from '#app/deps.ts';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';
import { noActor } from '#testing/no-actor.ts';
import type { SearchInput } from './result-pages.ts';
import { listFacets, searchServices } from './search.ts';

const server = useServer();
const query = (text: string) => server.deps.pool.query(text);
const versionOf = () => findListedVersion(server.deps.db);
const update = (change: string) => `update services set ${change} where id = 101`;
const anotherCategory = `(
  select c.id from categories c join categories own on own.id = services.category_id and own.branch[1] = c.branch[1]
  where c.id <> own.id order by c.id limit 1)`;

/** Changes of what pages are found, chosen and ordered by, each of which can be done again. */
const changes = {
  'a service that is hidden': update(`status = 'draft'`),
  'a service that is shown': update(`status = 'published'`),
  'its place among the best': update('features_weight = features_weight + 3000'),
  'what it is found by': `update treatments set title = title || jsonb_build_object('en', 'Wrap ' || md5(random()::text)) where service_id = 101`,
  'its category': update(`category_id = ${anotherCategory}`),
  'its city': update('city_id = (select max(id) from cities where id <> services.city_id)'),
  'its district': update(`district = md5(random()::text)`),
  'its postcode': update(`postcode = left(md5(random()::text), 5)`),
  'its price': update('from_price_iqd = from_price_iqd + 250'),
  'its reviews': update('rating_sum = rating_sum + 5, rating_weight = rating_weight + 1'),
  'who it is for': update('is_women_only = not is_women_only'),
  'who gives it': update('has_female_staff = not has_female_staff'),
  'where it is given': update('is_at_home = not is_at_home'),
  'when it was made': update(`created_at = created_at - interval '1 day'`),
  'the name of a category': `update categories set label = label || '{"en": "Another"}' where id = 1`,
  'the name of a city': `update cities set name = name || '{"en": "Another"}' where id = 1`,
};

it.each(Object.entries(changes))('%s makes another version', async (_what, change) => {
  const before = await versionOf();
  await query(change);
  expect(await versionOf()).not.toBe(before);
});

it('another day makes another version', async () => {
  const before = await versionOf();
  await server.moveTo(frozenNow.add({ hours: 24 }));
  expect(await versionOf()).not.toBe(before);
  await server.moveTo(frozenNow);
});

it.each([
  ['what no page is chosen by', update(`coupon_code = 'ANOTHER'`)],
  ['the same again', update('from_price_iqd = from_price_iqd, is_at_home = is_at_home')],
  ['a change that is taken back', `begin; ${update('is_at_home = not is_at_home')}; rollback`],
  ['folded marks', `select fold_marks('filtered', 0)`],
])('%s leaves the version', async (_what, change) => {
  const before = await versionOf();
  await query(change);
  expect(await versionOf()).toBe(before);
});

it('a page is found once while nothing changes, for everybody', async () => {
  let found = 0;
  const find = async () => {
    found += 1;
    const { rows } = await searchServices(fresh(), noActor, { limit: 3 });
    return { rows, nextCursor: 'next', total: 9 };
  };
  const ask = (language: 'en' | 'ar') =>
    recallPage(server.deps, { language, key: 'one', words: undefined, near: undefined }, find);
  const first = await ask('en');
  const second = await ask('ar');
  expect(found).toBe(1);
  expect(second.rows.map(({ id }) => id)).toEqual(first.rows.map(({ id }) => id));
  expect(second.rows[0]?.card).not.toBe(first.rows[0]?.card);
  expect(second).toMatchObject({ nextCursor: 'next', total: 9 });
  await query(changes['who gives it']);
  await ask('en');
  expect(found).toBe(2);
});

it('what is kept is what is found anew, whatever changes', async () => {
  const inputs: SearchInput[] = [
    { limit: 5 },
    { limit: 7, treatment: 'laser' },
    { limit: 4, treatment: 'hair', sort: 'price' },
    { limit: 4, treatment: 'sala' },
    { limit: 4, treatment: 'zzqqyx' },
    { limit: 9, treatment: 'massage', near: { latitude: 33.3, longitude: 44.4 } },
    { limit: 5, category: 'hair', sort: 'rating' },
    { limit: 5, city: 'baghdad', sort: 'newest', women_only: true },
    { limit: 5, at_home: true, sort: 'price' },
    { limit: 5, rating: 4, price_max: 60_000 },
  ];
  const listed = Object.values(changes);
  for (let round = 0; round < 40; round++) {
    const input = inputs[round % inputs.length] as SearchInput;
    if (round >= inputs.length) await query(listed[(round * 7) % listed.length] ?? '');
    const page = await show(server.deps, input);
    const next = { ...input, cursor: page.nextCursor ?? undefined };
    for (const asked of [input, next, next]) expect(await show(server.deps, asked)).toEqual(await show(fresh(), asked));
  }
});

it('the choices that are kept are those that are counted anew, whatever changes', async () => {
  const inputs: Parameters<typeof listFacets>[2][] = [
    {},
    { category: 'hair', city: 'baghdad' },
    { treatment: 'laser' },
    { treatment: 'hair', women_only: true },
    { treatment: 'balayage', city: 'erbil,baghdad' },
    { treatment: 'zzqqyx' },
    { price_max: 40_000 },
    { near: { latitude: 33.3, longitude: 44.4 }, within: 10 },
  ];
  const listed = [
    ...Object.values(changes),
    "update venues set district = district || jsonb_build_object('en', md5(random()::text))",
    'delete from opening_hours where venue_id % 2 = 0',
    'delete from slot_ranges where service_id % 3 = 0',
  ];
  for (let round = 0; round < 60; round++) {
    const input = inputs[round % inputs.length] ?? {};
    if (round >= inputs.length) await query(listed[(round * 5) % listed.length] ?? '');
    for (const actor of [noActor, { ...noActor, language: 'ckb' as const }])
      expect([input, await listFacets(server.deps, actor, input)]).toEqual([
        input,
        await listFacets(fresh(), actor, input),
      ]);
  }
});

it('the choices among all services are those of this second', async () => {
  const deps = { ...server.deps, memory: openShortMemory(60_000) };
  const first = await listFacets(deps, noActor, {});
  await query(
    `update services set status = 'draft' where venue_id = (select max(venue_id) from services where status = 'published')`,
  );
  expect(await listFacets(deps, noActor, {})).toBe(first);
  deps.memory.forget('filter rows');
  const second = await listFacets(deps, noActor, {});
  expect(second).not.toBe(first);
  expect(second).toBe(await listFacets(fresh(), noActor, {}));
});

/** What is sent of a page. */
async function show(deps: Deps, input: SearchInput) {
  const { rows, nextCursor, total } = await searchServices(deps, noActor, input);
  return { rows: rows.map((row) => [row.id, row.venue_id, row.card, row.distance_km]), nextCursor, total };
}

/** A process that has found nothing before. */
const fresh = (): Deps => ({ ...server.deps, memory: openShortMemory(0) });
