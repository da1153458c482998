import { describe, expect, it } from 'vitest';
import { useServer } from '#testing/harness.ts';

const server = useServer();

const ask = async <T>(call: string, values: readonly string[]): Promise<T> => {
  const { rows } = await server.deps.pool.query<{ answer: T }>(`select ${call} as answer`, [...values]);
  return rows[0]?.answer as T;
};

const areAlike = async (one: string, other: string) =>
  (await ask<boolean>('sound_key($1) = sound_key($2)', [one, other])) &&
  ask<boolean>('sound_alike($1, $2)', [one, other]);

describe('a word in two scripts', () => {
  it.each([
    ['noor', 'نور'],
    ['zahra', 'زهراء'],
    ['3ankawa', 'عنكاوا'],
    ['7ijama', 'حجامه'],
    ['5eet', 'خيط'],
    ['tan6eef', 'تنظيف'],
    ['sheera', 'شيره'],
    ['khalil', 'خليل'],
    ['masaj', 'مهساج'],
    ['botox', 'بوتوكس'],
    ['dhafayer', 'ضفاير'],
    ['goran', 'گوران'],
  ])('R14.07 %s is %s, and the other way round', async (latin, other) => {
    expect(await areAlike(latin, other)).toBe(true);
    expect(await areAlike(other, latin)).toBe(true);
  });

  it.each([
    ['noor', 'نار'],
    ['sham3', 'شامه'],
    ['pizza', 'بيضاء'],
    ['piano', 'بان'],
    ['salon', 'سليم'],
  ])('R14.07 %s is not %s', async (latin, other) => {
    expect(await areAlike(latin, other)).toBe(false);
  });
});

describe('slips of the finger', () => {
  it.each([
    ['wax', 0],
    ['cake', 0],
    ['laser', 1],
    ['massage', 1],
    ['balayage', 2],
  ])('R14.07 %s is forgiven %i', async (word, slips) => {
    expect(await ask('forgiven_slips($1)', [word])).toBe(slips);
  });

  it.each([
    ['keratin', 'keratin', 0],
    ['keratn', 'keratin', 1],
    ['kreatin', 'keratin', 1],
    ['keratjn', 'keratin', 1],
    ['kreatn', 'keratin', 2],
    ['تنضيف', 'تنظيف', 1],
  ])('R14.07 between %s and %s lie %i', async (typed, word, slips) => {
    expect(await ask('slips_between($1, $2)', [typed, word])).toBe(slips);
  });
});

describe('a phrase in Latin letters', () => {
  const idsOf = async (treatment: string) =>
    (await server.client().searchServices({ query: { treatment, limit: '100' } })).data.data.map(({ id }) => id);

  it.each([
    ['qas sha3er', 'qas sha3r'],
    ['qass shaar', 'qas sha3r'],
    ['hamam maghrebi', 'hammam maghribi'],
    ['hair kat', 'hair cut'],
  ])('R14.07 %s sounds like %s, and finds the same first', async (typed, meant) => {
    const found = await idsOf(meant);
    expect(found.length).toBeGreaterThan(0);
    expect((await idsOf(typed))[0]).toBe(found[0]);
  });

  it.each(['her cat', 'car wash', 'pizza oven'])('R14.07 %s sounds like nothing that is offered', async (typed) => {
    expect(await idsOf(typed)).toEqual([]);
  });
});

describe('what was read', () => {
  const read = async (treatment: string) => (await server.client().searchServices({ query: { treatment } })).data;

  it('R14.07 is said where a slip was seen, and not where a word is merely in another script', async () => {
    expect(await read('balyage')).toMatchObject({ read_as: 'balayage', unknown: [] });
    expect(await read('tan6eef asnan')).toMatchObject({ read_as: null, unknown: [] });
  });

  it('R14.07 names the words and places that mean nothing, with what is left without them', async () => {
    expect(await read('laser duhok')).toMatchObject({
      data: [],
      total: 0,
      unknown: ['duhok'],
      did_you_mean: ['laser'],
    });
    expect(await read('zzzz')).toMatchObject({ data: [], unknown: ['zzzz'], did_you_mean: [] });
  });

  it('R14.07 has four hundred synonyms by procedure at least, each for a procedure that there is', async () => {
    const { rows } = await server.deps.pool.query<{ count: number }>(
      `select count(*)::int from synonyms y where exists (select from procedures p where fold_text(p.code) = y.means)`,
    );
    expect(rows[0]?.count).toBeGreaterThanOrEqual(400);
  });
});
