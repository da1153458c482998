import { describe, expect, it } from 'vitest';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { useServer } from '#testing/harness.ts';

const server = useServer();

const search = async (treatment: string, query: Record<string, string> = {}, language: Language = 'en') =>
  (await server.client({ language }).searchServices({ query: { treatment, limit: '100', ...query } })).data;

const idsOf = async (treatment: string, language?: Language) =>
  (await search(treatment, {}, language)).data.map(({ id }) => id);

/** Pretends that there are so many services that none of the words is rare. */
const makeFrequent = () =>
  server.deps.pool.query(`
    alter function read_search(text, text) rename to read_rare;
    create function read_search(typed text, reader text) returns jsonb language sql stable
      return read_rare(typed, reader) || '{"few": -1}';
    insert into document_marks (kind, id) values ('words', 0)`);

describe('the order of a search with words', () => {
  it('R14.04 has the services of the venue that is called so before all others', async () => {
    for (const typed of ['صالون نور', 'noor salon', 'Noor']) {
      const first = (await search(typed)).data.slice(0, 5).map(({ establishment: venue }) => venue.id);
      expect(first).toEqual(Array.from({ length: 5 }, () => landmarks.noorSalon));
    }
  });

  it('R14.04 has what is done before the description that mentions it', async () => {
    const laser = await search('laser');
    const titles = laser.data.map(({ title }) => /laser/i.test(title));
    expect(titles.indexOf(false)).toBeGreaterThanOrEqual(5);
    expect(titles.slice(titles.indexOf(false))).not.toContain(true);
  });

  it('R14.04 finds who gives a service, after the services that are called so', async () => {
    expect(await idsOf('Zahra Mahdi')).toContain(101);
    expect(await idsOf('زينة برزان')).toEqual(expect.arrayContaining([1005, 1006]));
    const noor = await idsOf('noor');
    expect(noor.indexOf(601)).toBeGreaterThan(4);
  });

  it('R14.04 does not find employees who have left', async () => {
    await server.deps.pool.query('update employees set is_active = false where id = 301');
    await server.deps.pool.query('call refresh_service(302)');
    expect(await idsOf('Yasir Kadhim')).not.toContain(302);
  });

  it('R14.04 takes an unfinished word for words of its own language alone', async () => {
    // In Sorani 'clinic' begins with the letters of the Arabic name Noor.
    const arabic = await search('نور', {}, 'ar');
    expect(arabic.data.every(({ establishment: venue }) => venue.type !== 'dental')).toBe(true);
    expect(await idsOf('نۆرین', 'ckb')).not.toEqual([]);
  });

  it('R14.04 puts what is read in the language of the reader first', async () => {
    await server.deps.pool.query(`update services set title = jsonb_set(title, '{ar}', '"زيبكه"') where id = 1103`);
    await server.deps.pool.query('call refresh_service(1103)');
    expect((await idsOf('زيبكه', 'ar'))[0]).toBe(1103);
    expect((await idsOf('زیپکە', 'ckb'))[0]).not.toBe(1103);
  });
});

describe('pages of a search with words', () => {
  const paged = async (treatment: string) => {
    const seen: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof search>> = await search(treatment, { cursor, limit: '3' });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    return seen;
  };

  it('R14.04 neither lose nor repeat a service, and stand in the order of the whole', async () => {
    for (const typed of ['laser', 'hair', 'مساج', 'noor', 'قص شعر بغداد'])
      expect(await paged(typed)).toEqual(await idsOf(typed));
  });

  it('R14.04 are the same where the words are frequent, and are gone through tier by tier', async () => {
    const texts = ['laser', 'hair', 'مساج', 'noor', 'zahra keratin', 'las', 'قص شعر بغداد', 'dentist'];
    const rare = await Promise.all(texts.map((typed) => idsOf(typed)));
    await makeFrequent();
    for (const [index, typed] of texts.entries()) {
      expect(await idsOf(typed)).toEqual(rare[index]);
      expect(await paged(typed)).toEqual(rare[index]);
    }
  });

  it('R14.04 refuse no mark of another text, and break on none', async () => {
    for (const key of ['9-1', '0-0', '1']) {
      const cursor = Buffer.from(`recommended|${key}|1`).toString('base64url');
      expect((await search('laser', { cursor })).data).toBeInstanceOf(Array);
      expect((await search('', { cursor })).data).toBeInstanceOf(Array);
    }
  });
});
