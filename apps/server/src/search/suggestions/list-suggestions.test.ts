import { expect, it } from 'vitest';
import { findVersions } from '#app/catalog/catalog.ts';
import { openShortMemory } from '#app/database/memory.ts';
import type { Deps } from '#app/deps.ts';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';
import { noActor } from '#testing/no-actor.ts';
import { recallSuggestions } from './list-suggestions.ts';

const server = useServer();
const query = (text: string) => server.deps.pool.query(text);
const anEmployee = '(select min(id) from employees)';
const versionOf = async () => (await findVersions(server.deps.db)).found;

it.each([
  ['a service that is hidden', `update services set status = 'draft' where id = 101`],
  ['a service that is shown', `update services set status = 'published' where id = 101`],
  ['a title', `update services set title = title || '{"en": "Another"}' where id = 101`],
  ['the end of a licence', `update services set listed_until = '2031-01-01' where id = 101`],
  ['the place among the best', 'update services set features_weight = features_weight + 1 where id = 101'],
  [
    'what a service is found by',
    `update treatments set title = title || '{"en": "Zephyrine wrap"}' where service_id = 101`,
  ],
  ['the name of a venue', `update venues set name = name || '{"en": "Another"}' where id = 1`],
  ['where a venue lies', `update venues set district = district || '{"en": "Elsewhere"}' where id = 1`],
  ['the address of a venue', `update venues set slug = 'another' where id = 1`],
  ['the name of an employee', `update employees set name = name || '{"en": "Another"}' where id = ${anEmployee}`],
  ['an employee who pauses', `update employees set is_active = false where id = ${anEmployee}`],
  ['who gives a service', 'delete from service_employees where service_id = 101'],
  ['a synonym', `insert into synonyms (word, means) values ('zzqqy', 'hair')`],
  [
    'two changes at once',
    `begin; update venues set slug = 'one' where id = 1; update venues set slug = 'two' where id = 2; commit`,
  ],
])('%s makes another version', async (_what, change) => {
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
  ['what is not named', `update venues set phone = '+9647701234567' where id = 1`],
  ['the same again', `update services set title = title where id = 101`],
  ['a change that is taken back', `begin; update venues set slug = 'never' where id = 1; rollback`],
  ['folded marks', `select fold_marks('named', 0)`],
])('%s leaves the version', async (_what, change) => {
  const before = await versionOf();
  await query(change);
  expect(await versionOf()).toBe(before);
});

it('marks do not pile up', async () => {
  for (let nth = 0; nth < 600; nth++)
    await query(`update employees set is_active = not is_active where id = ${anEmployee}`);
  const { rows } = await query(`select count(*)::int from document_marks where kind = 'named'`);
  expect((rows as { count: number }[])[0]?.count).toBeLessThan(500);
  expect((rows as { count: number }[])[0]?.count).toBeGreaterThan(0);
});

it('a text is looked for once for all who type it, in each language', async () => {
  const deps: Deps = { ...server.deps, memory: openShortMemory(60_000) };
  const [first, second] = await Promise.all(['las', ' las '].map((text) => recallSuggestions(deps, noActor, text)));
  expect(second).toBe(first);
  expect(JSON.parse(first ?? '')).toMatchObject({ data: { services: expect.arrayContaining([expect.anything()]) } });
  const nowhere = { ...deps, db: undefined } as unknown as Deps;
  expect(await recallSuggestions(nowhere, noActor, 'las')).toBe(first);
  expect(await recallSuggestions(deps, { ...noActor, language: 'ar' }, 'las')).not.toBe(first);
  await expect(recallSuggestions(nowhere, noActor, 'lase')).rejects.toThrow('cannot be compiled');
});
