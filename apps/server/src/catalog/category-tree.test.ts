import { beforeEach, describe, expect, it } from 'vitest';
import { categories } from '#db/world/categories.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { createVenueWithDraft, serviceBody } from '#testing/request-bodies.ts';
import type { ServiceSummary } from '@tajmeelspot/contract/catalog.ts';

const server = useServer();
const names = (en: string) => JSON.stringify({ en, ar: `${en} ع`, ckb: `${en} ک` });

let count = 0;
const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Enters a category under a name of its own; gives its id. */
async function add(parent: number | null, position = 1): Promise<number> {
  count += 1;
  const name = `tree ${letters[Math.floor(count / 26)]}${letters[count % 26]}`;
  const { rows } = await server.deps.pool.query<{ id: number }>(
    'insert into categories (name, label, parent_id, position) values ($1, $2, $3, $4) returning id',
    [name, names(name), parent, position],
  );
  return rows[0]?.id ?? 0;
}

const put = (service: number, category: number) =>
  server.deps.pool.query('update services set category_id = $2 where id = $1', [service, category]);
const move = (id: number, parent: number | null) =>
  server.deps.pool.query('update categories set parent_id = $2 where id = $1', [id, parent]);
const branchOf = async (id: number) =>
  (
    await server.deps.pool.query<{ branch: number[] }>(
      'select to_jsonb(branch) as branch from categories where id = $1',
      [id],
    )
  ).rows[0]?.branch;
const violationOf = (constraint: string) => ({ code: '23514', constraint });
const caught = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

let top: number;
let middle: number;
let leaf: number;
beforeEach(async () => {
  top = await add(null);
  middle = await add(top);
  leaf = await add(middle);
});

describe('R14.08 the tree of categories, by whoever writes it', () => {
  it('has three levels at most, also where a branch moves', async () => {
    expect(await branchOf(leaf)).toEqual([top, middle, leaf]);
    expect(await caught(add(leaf))).toMatchObject(violationOf('category_depth'));
    const other = await add(null);
    expect(await caught(move(top, other))).toMatchObject(violationOf('category_depth'));
    await move(middle, other);
    expect(await branchOf(leaf)).toEqual([other, middle, leaf]);
  });

  it('has no circle: nothing lies below itself, nor below what lies below it', async () => {
    expect(await caught(move(top, top))).toMatchObject(violationOf('category_circle'));
    expect(await caught(move(top, middle))).toMatchObject(violationOf('category_circle'));
    expect(await caught(move(top, leaf))).toMatchObject(violationOf('category_circle'));
  });

  it('two moves at once never make a circle, whichever comes first', async () => {
    for (let round = 0; round < 8; round++) {
      const [one, other] = [await add(null), await add(null)];
      const moved = await Promise.allSettled([move(one, other), move(other, one)]);
      expect(moved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const [first, second] = [await branchOf(one), await branchOf(other)];
      expect((first?.length ?? 0) + (second?.length ?? 0)).toBe(3);
    }
  });
});

describe('R14.08 a category', () => {
  it('keeps the name that stands in addresses', async () => {
    const renamed = server.deps.pool.query(`update categories set name = 'another' where id = $1`, [top]);
    expect(await caught(renamed)).toMatchObject(violationOf('category_name_stays'));
  });

  it('is retired from below: nothing in use lies below what is retired', async () => {
    const retire = (id: number) =>
      server.deps.pool.query('update categories set retired_at = current_moment() where id = $1', [id]);
    expect(await caught(retire(middle))).toMatchObject(violationOf('category_has_children'));
    await retire(leaf);
    await retire(middle);
    expect(await caught(add(middle))).toMatchObject(violationOf('category_parent_retired'));
    const back = server.deps.pool.query('update categories set retired_at = null where id = $1', [leaf]);
    expect(await caught(back)).toMatchObject(violationOf('category_parent_retired'));
  });

  it('orders what is below one parent by position, and the branches as their tops', async () => {
    const [later, earlier] = [await add(top, 9), await add(top, 2)];
    const { rows } = await server.deps.pool.query<{ id: number }>(
      'select id from categories where branch @> array[$1::bigint] order by places',
      [top],
    );
    expect(rows.map(({ id }) => id)).toEqual([top, middle, leaf, earlier, later]);
  });
});

describe('R14.08 services in the tree', () => {
  it('are found by every category above them, each once, and counted there', async () => {
    const { serviceParams, params, vendor } = await createVenueWithDraft(server);
    const made = (await vendor.client.listOwnServices(params)).data[0];
    const id = made?.id ?? 0;
    await server.deps.pool.query(
      `update services set category_id = (select id from categories where name = 'hair colour'), status = 'published'
       where id = $1`,
      [id],
    );
    await server.deps.pool.query(
      'update venues set approved_at = current_moment() where id = (select venue_id from services where id = $1)',
      [id],
    );
    const idsIn = async (category: string) =>
      (await server.client().searchServices({ query: { category, city: 'kirkuk' } })).data.data.map(
        (one: ServiceSummary) => one.id,
      );
    expect([await idsIn('hair'), await idsIn('hair colour'), await idsIn('hair cut')]).toEqual([[id], [id], []]);
    expect(await idsIn('no such category')).toEqual([]);
    const { data: facets } = await server.client().listFacets({ query: { city: 'kirkuk' } });
    expect(facets.categories).toEqual([
      { code: 'hair', name: 'Hair', level: 1, count: 1 },
      { code: 'hair colour', name: 'Hair colour', level: 2, count: 1 },
    ]);
    const byWord = await server.client().searchServices({ query: { treatment: 'colour', city: 'kirkuk' } });
    expect(byWord.data.data.map((one: ServiceSummary) => one.id)).toEqual([id]);
    expect((await vendor.client.findOwnService(serviceParams)).data.category_id).toBeGreaterThan(5);
  });
});

it('R14.08 the demo world names its categories as the tree has them', async () => {
  const { rows } = await server.deps.pool.query<{ id: number; name: string }>('select id, name, label from categories');
  expect(rows).toEqual(expect.arrayContaining(categories.map((one) => expect.objectContaining(one))));
});

describe('R14.08 services in a retired category', () => {
  it('stay where a category is retired, but nobody enters another one there', async () => {
    const { vendor, params, serviceParams } = await createVenueWithDraft(server);
    const former = await add(null);
    const own = (await vendor.client.findOwnService(serviceParams)).data;
    const body = { ...serviceBody(), category_id: former };
    await vendor.client.changeService({ ...serviceParams, body });
    await server.deps.pool.query('update categories set retired_at = current_moment() where id = $1', [former]);
    await vendor.client.changeService({ ...serviceParams, body: { ...body, title: { ar: 'عنوان آخر' } } });
    const again = await apiErrorOf(vendor.client.createService({ ...params, body }));
    expect(again.body?.errors).toHaveProperty('category_id');
    expect(await caught(server.deps.pool.query('delete from categories where id = $1', [former]))).toMatchObject({
      code: '23503',
    });
    await put(own.id, 1);
    expect(await caught(put(own.id, former))).toMatchObject(violationOf('category_retired'));
    expect((await vendor.client.listTemplates()).data.categories.find(({ id }) => id === former)?.is_retired).toBe(
      true,
    );
  });
});

describe('R14.08 services in a category with a licence', () => {
  it('need the licence of the nearest category above that has a word on it', async () => {
    const clinic = 5;
    const child = await add(clinic);
    const licenceOf = async (id: number) =>
      (await server.deps.pool.query<{ class: string | null }>('select category_licence($1) as class', [id])).rows[0]
        ?.class;
    expect(await licenceOf(child)).toBe('physician');
    await server.deps.pool.query(`insert into licence_rules values ($1, 'nurse')`, [child]);
    expect([await licenceOf(child), await licenceOf(clinic)]).toEqual(['nurse', 'physician']);
    await server.deps.pool.query('delete from licence_rules where category_id = $1', [child]);
    await move(child, 1);
    expect(await licenceOf(child)).toBeNull();
  });

  it('go off at once where their category moves below a licence that their venue lacks, and come back with it', async () => {
    const { service } = await createVenueWithDraft(server);
    const own = await add(null);
    const pool = server.deps.pool;
    await pool.query(
      `update venues set approved_at = current_moment() where id = (select venue_id from services where id = $1)`,
      [service.id],
    );
    await pool.query(`update services set category_id = $2, status = 'published' where id = $1`, [service.id, own]);
    const isShown = async () =>
      (
        await pool.query<{ shown: boolean }>(
          'select listed_until >= baghdad_today() as shown from services where id = $1',
          [service.id],
        )
      ).rows[0]?.shown;
    expect(await isShown()).toBe(true);
    await move(own, 5);
    expect(await isShown()).toBe(false);
    await move(own, null);
    expect(await isShown()).toBe(true);
  });
});
