import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const list = async (query: { city?: string; limit?: string } = {}) =>
  (await server.client().listDistricts({ query })).data;

describe('listDistricts', () => {
  it('R14.12 gives the districts with most services first, each with its best, the first of every venue before the rest', async () => {
    const districts = await list();
    expect(districts).toHaveLength(6);
    expect(districts.slice(0, 2).map(({ code, city }) => `${city.code}/${code}`)).toEqual([
      'baghdad/harthiya',
      'erbil/gulan',
    ]);
    for (const { services, name, city } of districts) {
      expect(services.length).toBeGreaterThan(0);
      expect(services.length).toBeLessThanOrEqual(3);
      for (const { establishment: venue } of services) {
        expect(venue.district).toBe(name);
        expect(venue.city).toBe(city.name);
      }
    }
  });

  it('R14.12 stays in one city where one is asked for, and is in the language of the reader', async () => {
    const districts = await list({ city: 'erbil', limit: '12' });
    expect(new Set(districts.map(({ city }) => city.code))).toEqual(new Set(['erbil']));
    expect(districts.map(({ name }) => name)).toContain('Ankawa');
    const arabic = await server.client({ language: 'ar' }).listDistricts({ query: { city: 'erbil', limit: '12' } });
    expect(arabic.data.map(({ code }) => code)).toEqual(districts.map(({ code }) => code));
    expect(arabic.data.every(({ name }) => /\p{Script=Arabic}/u.test(name))).toBe(true);
    expect(await list({ city: 'nowhere' })).toEqual([]);
  });

  it('R14.12 a district has lost what is no longer published, before districts are counted anew', async () => {
    await sql`update services set status = 'draft' where district = 'najaf' or district = 'hay-al-ameer'`.execute(
      server.deps.db,
    );
    expect(await list({ city: 'najaf' })).toEqual([]);
  });

  it('refuses cities that cannot be, and too many districts', async () => {
    for (const query of [{ city: "'; --" }, { limit: '0' }, { limit: '13' }, { limit: 'x' }])
      expect(await apiErrorOf(list(query))).toMatchObject({ status: 422, body: { code: 'invalid' } });
  });

  it('R14.12 reads the services of a district by its index alone, as many as it shows', async () => {
    const plan = await server.deps.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`set local enable_sort = off`.execute(tx);
      return sql<{ 'QUERY PLAN': string }>`explain select s.id from services s
        where s.status = 'published' and s.listed_until >= baghdad_today() and s.city_id = 1 and s.district = 'karrada'
        order by s.standing desc, s.id desc limit 12`.execute(tx);
    });
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain('services_recommended_in_district');
    expect(lines).not.toContain('Sort');
  });
});
