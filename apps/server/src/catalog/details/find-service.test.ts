import { service as serviceSchema } from '@tajmeelspot/contract/catalog.ts';
import { languages } from '@tajmeelspot/language/languages.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import { beforeEach, expect, it } from 'vitest';
import { frozenNow } from '../../../testing/frozen.ts';
import { useServer } from '../../../testing/harness.ts';
import { noActor } from '../../../testing/no-actor.ts';
import { findReadyService, findService, servicesStored } from './find-service.ts';

const server = useServer();
beforeEach(() => server.moveTo(frozenNow));

it.each(languages)(
  'a service in full is what is computed, and is read from where it was stored: %s',
  async (language) => {
    const actor = { ...noActor, language, locale: localeOf(language) };
    const { rows } = await server.deps.pool.query<{ id: number }>(`select id from services where status = 'published'`);
    for (const { id } of rows) {
      const computed = JSON.stringify(serviceSchema.parse(await findService(server.deps, actor, id)));
      await servicesStored(server.deps);
      expect((await findReadyService(server.deps, actor, id))?.text).toBe(computed);
      await servicesStored(server.deps);
      expect((await findReadyService(server.deps, actor, id))?.text).toBe(computed);
    }
    expect(rows.length).toBeGreaterThan(20);
  },
);

const visitor = { ...noActor, language: 'en', locale: localeOf('en') } as const;
const query = (text: string, values: unknown[] = []) => server.deps.pool.query(text, values);

/** Computes and stores a service, and what it shows as similar. */
async function storeService(id: number): Promise<void> {
  await findService(server.deps, visitor, id);
  await servicesStored(server.deps);
  await findReadyService(server.deps, visitor, id);
  await servicesStored(server.deps);
}

it('a service of a state that has passed is not shown, however late it is stored', async () => {
  await storeService(101);
  const before = await query('select * from service_details where service_id = 101 and locale = $1', [visitor.locale]);
  const { version, head } = before.rows[0] as { version: number; head: string };
  await query(`update employees set name = name || '{"en": "Somebody Else"}' where venue_id = 1`);
  await storeService(101);
  expect((await findReadyService(server.deps, visitor, 101))?.text).toContain('Somebody Else');
  await query('update service_details set version = $1, head = $2 where service_id = 101', [version, head]);
  expect(await findReadyService(server.deps, visitor, 101)).toBeUndefined();
});

it('marks are folded once there are many, and what was stored stays right', async () => {
  await query(`select mark_documents('venue', array[1]) from generate_series(1, 40)`);
  const marks = `select count(*)::int from document_marks where kind = 'venue' and id = 1`;
  const countMarks = async () => (await query(marks)).rows[0] as object;
  await storeService(102);
  const stored = await findReadyService(server.deps, visitor, 102);
  expect(stored).toBeDefined();
  expect(await countMarks()).toEqual({ count: 1 });
  await query(`select mark_documents('venue', array[1])`);
  expect(await findReadyService(server.deps, visitor, 102)).toBeUndefined();
});

it('a visitor gets what is stored, and somebody with a session what is hers', async () => {
  await storeService(101);
  await query(`update service_details set tail = replace(tail, '"coupon_code"', '"stored"') where service_id = 101`);
  const read = async (headers: Record<string, string>) =>
    (await server.call('GET', '/services/101', undefined, { 'cache-control': 'no-cache', ...headers })).json();
  expect(await read({})).toHaveProperty('stored');
  const { token } = await server.signIn();
  expect(await read({ authorization: `Bearer ${token}` })).not.toHaveProperty('stored');
  await query('delete from service_details');
});
