import type { Language } from '@tajmeelspot/language/languages.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import type { CompiledQuery } from 'kysely';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openShortMemory } from '#app/database/memory.ts';
import { listDayChanges } from '#testing/agenda/day-changes.ts';
import { changeAlone, day, makeFullDay } from '#testing/agenda/day-world.ts';
import { useServer } from '#testing/harness.ts';
import { noActor } from '#testing/no-actor.ts';
import { randomFrom } from '#testing/trust/random.ts';
import { writeAgenda } from './write-agenda.ts';

const server = useServer();
const begin = Temporal.Instant.from('2026-12-12T07:00:00Z');
const rounds = 300;
let world: Awaited<ReturnType<typeof makeFullDay>>;

beforeAll(async () => {
  world = await makeFullDay(server);
});
afterEach(() => {
  server.setClock(begin);
  vi.restoreAllMocks();
});

type AskedReading = {
  readonly reader: number;
  readonly language: Language;
  readonly input: Parameters<typeof writeAgenda>[3];
};

/** What a process of this memory sends, or why not. */
function read({ reader, language, input }: AskedReading, memory = openShortMemory(0)): Promise<string> {
  const member = { id: reader, role: 'vendor', session: Buffer.alloc(0), audience: 'vendor_dashboard' } as const;
  const actor = { ...noActor, language, locale: localeOf(language), member: { ...member, hasSecondFactor: false } };
  return writeAgenda({ ...server.deps, memory }, actor, world.venue, input).catch((error: Error) => error.message);
}

const listReadings = (): AskedReading[] => [
  { reader: world.owner, language: 'en', input: { days: 1 } },
  { reader: world.owner, language: 'en', input: { from: day, days: 1 } },
  { reader: world.owner, language: 'ar', input: { from: day, days: 1 } },
  { reader: world.owner, language: 'en', input: { from: day, days: 1, with: 'all' } },
  { reader: world.staff, language: 'en', input: { from: day, days: 1 } },
  { reader: world.owner, language: 'en', input: { from: '2026-12-09', days: 7, with: 'all' } },
  { reader: world.owner, language: 'en', input: { from: '2026-12-20', days: 1 } },
];

/** The shortest is how exactly an instant is told; a clock is set back, too. */
const waits = [
  { hours: -3 },
  { minutes: -61 },
  { milliseconds: 1 },
  { seconds: 30 },
  { minutes: 7 },
  { minutes: 61 },
  { hours: 3 },
];

const withoutNow = (text: string): string => text.replace(/"now":"[^"]+"/, '');

/** Whether a statement reads what is shown; one that reads versions alone does not. */
const isMaking = ({ sql }: CompiledQuery): boolean => sql.includes('customer_name');

/** The statements that were sent since. */
function watchStatements() {
  const sent = vi.spyOn(server.deps.db.getExecutor(), 'executeQuery');
  return () => sent.mock.calls.splice(0).map(([query]) => query);
}

it('a day that is kept is the one that is computed, whatever has changed, and however the time passes', async () => {
  const random = randomFrom(11);
  let clock = begin;
  server.setClock(clock);
  const changes = listDayChanges({ ...world, random, now: () => clock.toString() });
  const processes = [openShortMemory(0), openShortMemory(0)];
  const names = [...Object.keys(changes), 'wait', 'wait', 'wait', 'nothing', 'nothing'];
  const seen = new Set<string>();
  const statementsSince = watchStatements();
  let [kept, computed] = [0, await Promise.all(listReadings().map((one) => read(one)))];
  for (let round = 0; round < rounds; round++) {
    const name = random.of(names);
    const statements = changes[name];
    if (name === 'wait') server.setClock((clock = clock.add(random.of(waits))));
    else if (statements) await changeAlone(server, random.of(statements)(), round / rounds).catch(() => {});
    statementsSince();
    const sent = await Promise.all(listReadings().map((one) => read(one, random.of(processes))));
    kept += listReadings().length - statementsSince().filter(isMaking).length;
    const former = computed;
    computed = await Promise.all(listReadings().map((one) => read(one)));
    expect([round, name, ...sent]).toEqual([round, name, ...computed]);
    if (computed.some((text, index) => withoutNow(text) !== withoutNow(former[index] ?? ''))) seen.add(name);
  }
  // A game in which something is never seen to change, or nothing is kept, finds nothing.
  const unseen = Object.keys(changes).filter((name) => !seen.has(name));
  expect(unseen).toEqual(['women_only_hours']);
  expect(seen).toContain('wait');
  expect(seen).not.toContain('nothing');
  expect(kept).toBeGreaterThan(rounds / 2);
}, 240_000);

it('what a day is kept with is read from each table that the day is read from', async () => {
  const memory = openShortMemory(0);
  const [reading] = listReadings() as [AskedReading];
  await read(reading, memory);
  await changeAlone(server, `update venues set phone = '+9647701234567' where id = ${world.venue}`);
  const statementsSince = watchStatements();
  await read(reading, memory);
  const [state, making, ...others] = statementsSince();
  expect([state, making].map((one) => one && isMaking(one))).toEqual([false, true]);
  expect(others).toEqual([]);
  const [versions, shown] = await Promise.all([state, making].map((one) => tablesOf(one as CompiledQuery)));
  expect(versions).toEqual(shown);
  const changes = listDayChanges({ ...world, random: randomFrom(1), now: String });
  const changed = Object.keys(changes).map((name) => name.split(' ')[0]);
  expect(new Set(changed)).toEqual(new Set(shown));
});

/** The tables of a statement by its plan. */
async function tablesOf({ sql, parameters }: CompiledQuery): Promise<string[]> {
  const { rows } = await server.deps.pool.query(`explain (format json) ${sql}`, [...parameters]);
  const found = JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g);
  return [...new Set([...found].map(([, table = '']) => table))].toSorted();
}

it('nobody gets what was kept for a member: a stranger, and who is none any more', async () => {
  const memory = openShortMemory(0);
  const ofStaff: AskedReading = { reader: world.staff, language: 'en', input: { from: day, days: 1 } };
  await changeAlone(server, `update memberships set role = 'manager' where user_id = ${world.staff}`);
  const former = await read(ofStaff, memory);
  expect(former).toContain('"bookings":[{');
  expect(await read({ ...ofStaff, reader: world.customers[0] ?? 0 }, memory)).toBe('not_found');
  await changeAlone(server, `create table left_members as select * from memberships where user_id = ${world.staff}`);
  await changeAlone(server, `delete from memberships where user_id = ${world.staff}`);
  expect(await read(ofStaff, memory)).toBe('not_found');
  await changeAlone(server, 'insert into memberships select * from left_members; drop table left_members');
  expect(await read(ofStaff, memory)).toBe(former);
});

it('nothing is sent that could not be compared', async () => {
  const memory = openShortMemory(0);
  const [reading] = listReadings() as [AskedReading];
  const former = await read(reading, memory);
  vi.spyOn(server.deps.db.getExecutor(), 'executeQuery').mockRejectedValueOnce(new Error('the line is cut'));
  expect(await read(reading, memory)).toBe('the line is cut');
  expect(await read(reading, memory)).toBe(former);
});

it('what is written while something changes is compared with what was there before', async () => {
  const memory = openShortMemory(0);
  const [reading] = listReadings() as [AskedReading];
  await read(reading, memory);
  const rename = (name: string) =>
    changeAlone(server, `update venues set name = '{"en": "${name}"}' where id = ${world.venue}`);
  await rename('First');
  const executor = server.deps.db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  // Between the reading of the versions and that of the rows.
  const spy = vi.spyOn(executor, 'executeQuery').mockImplementation(async (query) => {
    if (isMaking(query)) await rename('Second');
    return execute(query);
  });
  expect(await read(reading, memory)).toContain('"Second"');
  spy.mockRestore();
  await rename('Third');
  expect(await read(reading, memory)).toContain('"Third"');
});

it('a day that is kept is right after midnight, and where a booking of the night is over that it does not show', async () => {
  const memory = openShortMemory(0);
  const reading: AskedReading = { reader: world.owner, language: 'en', input: { from: '2026-12-20', days: 1 } };
  const ofVenue = `where venue_id = ${world.venue} and customer_name = 'Customer'`;
  await changeAlone(server, `update bookings set status = 'confirmed' ${ofVenue}`);
  const shown: string[] = [];
  for (const time of ['20:59:59.999Z', '21:00:00Z', '21:34:59.999Z', '21:35:00Z']) {
    server.setClock(Temporal.Instant.from(`${day}T${time}`));
    shown.push(withoutTime(await read(reading, memory)));
    expect(shown.at(-1)).toBe(withoutTime(await read(reading)));
  }
  const isOther = shown.map((text, index) => index > 0 && text !== shown[index - 1]);
  expect(isOther).toEqual([false, true, false, true]);
});

it('a day that is kept is right after midnight, when an arrival that was noted before it can no longer be undone', async () => {
  const memory = openShortMemory(0);
  const reading: AskedReading = { reader: world.owner, language: 'en', input: { from: '2026-12-20', days: 1 } };
  const night = `tstzrange('2026-12-19T21:20:00Z', '2026-12-19T21:50:00Z')`;
  const ofVenue = `where venue_id = ${world.venue} and customer_name = 'Customer'`;
  await changeAlone(server, `update bookings set status = 'completed' ${ofVenue}`);
  await changeAlone(
    server,
    `update bookings set status = 'confirmed', during = ${night}, held = tstzmultirange(${night}), first_item_id = null,
      checked_in_at = '2026-12-19T20:30:00Z' where id = (select max(id) from bookings ${ofVenue})`,
  );
  const shown: string[] = [];
  for (const time of ['20:59:59Z', '20:59:59.999Z', '21:00:00Z']) {
    server.setClock(Temporal.Instant.from(`2026-12-19T${time}`));
    shown.push(withoutTime(await read(reading, memory)));
    expect(shown.at(-1)).toBe(withoutTime(await read(reading)));
  }
  expect(shown.map((text) => text === shown[0])).toEqual([true, true, false]);
});

const withoutTime = (text: string): string => withoutNow(text).replace(/"today":"[^"]+"/, '');
