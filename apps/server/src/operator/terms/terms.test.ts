import type { CategoryTerm } from '@tajmeelspot/contract/operator/terms.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiErrorOf, type TestServer, useServer } from '#testing/harness.ts';

const server = useServer();
let operator: ReturnType<TestServer['client']>;

beforeAll(async () => {
  operator = server.client({ token: (await server.signIn('operator')).token });
});

const categoryOf = (name: string, changes: Partial<CategoryTerm> = {}): CategoryTerm => ({
  kind: 'categories',
  name,
  label: names(name),
  about: null,
  parent_id: null,
  position: 1,
  licence_class: null,
  is_retired: false,
  ...changes,
});

const names = (en: string) => ({ en, ar: `${en} ع`, ckb: `${en} ک` });
const found = async (kind: 'categories' | 'tags' | 'cities' | 'synonyms', search: string) =>
  (await operator.listTerms({ params: { kind }, query: { search } })).data;
const idsOf = async (text: string) =>
  (await server.client().searchServices({ query: { treatment: text, limit: '50' } })).data.data.map(({ id }) => id);

describe('words and places', () => {
  it('are added, changed and removed: a category with its licence', async () => {
    const category = categoryOf('tattoo', { position: 9 });
    await operator.addTerm({ body: { ...category, licence_class: 'physician' } });
    const [{ id, used, term } = { id: 0, used: 1, term: undefined }] = await found('categories', 'tattoo');
    expect([used, term]).toEqual([0, { ...category, licence_class: 'physician' }]);
    const params = { kind: 'categories', id: String(id) } as const;
    const changed = { ...category, name: 'other', position: 1, licence_class: null, about: names('What it is') };
    await operator.changeTerm({ params, body: changed });
    expect((await found('categories', 'tattoo'))[0]?.term).toEqual({ ...changed, name: 'tattoo' });
    expect((await server.client().listCategories()).map(({ name }) => name)).toContain('tattoo');
    await operator.removeTerm({ params });
    expect(await found('categories', 'tattoo')).toEqual([]);
  });

  it('a synonym is found by from that moment on', async () => {
    const hair = await idsOf('keratin');
    expect(await idsOf('zzqqy')).toEqual([]);
    await operator.addTerm({ body: { kind: 'synonyms', word: 'Zzqqy', means: 'keratin' } });
    expect(await idsOf('zzqqy')).toEqual(hair);
  });

  it('services are found by the new words of their tag, and no more by the old ones', async () => {
    const { rows } = await server.deps.pool.query<{ id: number; tag: number }>(
      'select service_id as id, tag_id as tag from service_tags order by 1 limit 1',
    );
    const [{ id, tag } = { id: 0, tag: 0 }] = rows;
    const params = { kind: 'tags', id: String(tag) } as const;
    await operator.changeTerm({ params, body: { kind: 'tags', name: names('Zyxwvut') } });
    await server.deliver();
    expect(await idsOf('zyxwvut')).toContain(id);
    await operator.changeTerm({ params, body: { kind: 'tags', name: names('Tuvwxyz') } });
    await server.deliver();
    expect([await idsOf('tuvwxyz'), await idsOf('zyxwvut')]).toEqual([expect.arrayContaining([id]), []]);
  });
});

describe('R14.08 the tree of categories', () => {
  const add = async (name: string, changes: Partial<CategoryTerm> = {}) => {
    await operator.addTerm({ body: categoryOf(name, changes) });
    return (await found('categories', name))[0]?.id ?? 0;
  };
  const change = (id: number, name: string, changes: Partial<CategoryTerm>) =>
    operator.changeTerm({ params: { kind: 'categories', id: String(id) }, body: categoryOf(name, changes) });

  it('an operator adds, moves, orders and retires in it, the page follows, and the log says what was before', async () => {
    const top = await add('tree above', { position: 998 });
    const [late, early] = [
      await add('tree late', { parent_id: top, position: 2 }),
      await add('tree early', { parent_id: top, position: 1 }),
    ];
    const below = async () =>
      (await server.client().findCategory({ params: { name: 'tree-above' } })).data.below.map(({ name }) => name);
    expect(await below()).toEqual(['tree early', 'tree late']);
    await change(early, 'tree early', { parent_id: top, position: 3, label: names('Early') });
    expect(await below()).toEqual(['tree late', 'tree early']);
    await change(late, 'tree late', { parent_id: early });
    const { data: moved } = await server.client().findCategory({ params: { name: 'tree-late' } });
    expect(moved.above.map(({ label }) => label)).toEqual(['tree above', 'Early']);
    await change(late, 'tree late', { parent_id: early, is_retired: true });
    expect((await server.client().findCategory({ params: { name: 'tree-early' } })).data.below).toEqual([]);
    expect((await server.client().listCategories()).map(({ name }) => name)).not.toContain('tree late');
    const { rows } = await server.deps.pool.query<{ retired: [boolean, boolean] }>(
      `select jsonb_build_array(detail #> '{before,is_retired}', detail #> '{after,is_retired}') as retired
       from audit_entries where kind = 'operator.term_changed' and detail ->> 'on' = $1 order by id desc limit 1`,
      [String(late)],
    );
    expect(rows[0]?.retired).toEqual([false, true]);
  });

  it('what cannot be is refused at its field: circles, a fourth level, what lies below what is retired', async () => {
    const top = await add('refused top');
    const middle = await add('refused middle', { parent_id: top });
    const leaf = await add('refused leaf', { parent_id: middle });
    const errorsOf = async (work: Promise<unknown>) => (await apiErrorOf(work)).body?.errors;
    const atParent = { parent_id: [expect.any(String)] };
    expect(await errorsOf(change(top, 'refused top', { parent_id: leaf }))).toEqual(atParent);
    expect(await errorsOf(change(top, 'refused top', { parent_id: top }))).toEqual(atParent);
    expect(await errorsOf(operator.addTerm({ body: categoryOf('refused', { parent_id: leaf }) }))).toEqual(atParent);
    expect(await errorsOf(change(top, 'refused top', { parent_id: 1 }))).toEqual(atParent);
    const atRetired = { is_retired: [expect.any(String)] };
    expect(await errorsOf(change(middle, 'refused middle', { parent_id: top, is_retired: true }))).toEqual(atRetired);
    await change(leaf, 'refused leaf', { parent_id: middle, is_retired: true });
    await change(middle, 'refused middle', { parent_id: top, is_retired: true });
    expect(await errorsOf(change(leaf, 'refused leaf', { parent_id: middle }))).toEqual(atParent);
    const used = await apiErrorOf(operator.removeTerm({ params: { kind: 'categories', id: String(middle) } }));
    expect(used.body?.code).toBe('in_use');
  });
});

describe('lists of them', () => {
  it('cities are told apart by their codes, which stay', async () => {
    const city = { kind: 'cities', code: 'zakho', name: names('Zakho'), governorate_code: 'zakho' } as const;
    const body = { ...city, governorate: names('Zakho') };
    await operator.addTerm({ body });
    expect((await apiErrorOf(operator.addTerm({ body }))).body?.errors).toHaveProperty('code');
    const [{ id } = { id: 0 }] = await found('cities', 'zakho');
    const params = { kind: 'cities', id: String(id) } as const;
    await operator.changeTerm({ params, body: { ...body, code: 'zakhu', name: names('Zaxo') } });
    expect((await found('cities', 'zaxo'))[0]?.term).toMatchObject({ code: 'zakho', name: { en: 'Zaxo' } });
  });

  it('pages of synonyms follow each other without gap or repetition', async () => {
    const ids: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: { limit: string; cursor?: string } = { limit: '40', ...(cursor ? { cursor } : {}) };
      const page = await operator.listTerms({ params: { kind: 'synonyms' }, query });
      ids.push(...page.data.map(({ id }) => id));
      cursor = page.next;
    }
    const { rows } = await server.deps.pool.query<{ n: number }>('select count(*)::int as n from synonyms');
    expect(ids).toHaveLength(rows[0]?.n ?? 0);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  });
});

describe('what is refused', () => {
  it('removeTerm answers in_use for what services or venues use', async () => {
    for (const kind of ['categories', 'tags', 'cities'] as const) {
      const used = (await found(kind, '')).find((one) => one.used > 0);
      const refused = await apiErrorOf(operator.removeTerm({ params: { kind, id: String(used?.id) } }));
      expect([kind, refused.body?.code]).toEqual([kind, 'in_use']);
    }
  });

  it('listTerms, changeTerm and removeTerm answer not_found for another kind and for nothing', async () => {
    const tag = { kind: 'tags', name: names('A') } as const;
    const input = [
      operator.listTerms({ params: { kind: 'people' as 'tags' } }),
      operator.changeTerm({ params: { kind: 'cities', id: '1' }, body: tag }),
      operator.changeTerm({ params: { kind: 'tags', id: '424242' }, body: tag }),
      operator.removeTerm({ params: { kind: 'tags', id: '424242' } }),
    ];
    for (const refused of await Promise.all(input.map(apiErrorOf))) expect(refused.body?.code).toBe('not_found');
  });

  it.each([
    [{ kind: 'tags', name: { en: 'A', ar: '', ckb: 'C' } }],
    [{ kind: 'tags', name: { en: 'A' } }],
    [{ kind: 'cities', code: 'Du Hok', name: names('A'), governorate_code: 'a', governorate: names('A') }],
    [categoryOf('a', { position: 0 })],
    [{ ...categoryOf('a'), licence_class: 'none' }],
    [categoryOf('a', { parent_id: 424_242 })],
    [{ kind: 'synonyms', word: 'a', means: ' ' }],
  ])('addTerm answers invalid to %j', async (body) => {
    const refused = await apiErrorOf(
      operator.addTerm({ body: body as { kind: 'tags'; name: ReturnType<typeof names> } }),
    );
    expect(refused.body?.code).toBe('invalid');
  });
});
