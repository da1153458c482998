import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';
import { refreshSlotRanges } from './search.ts';

const server = useServer();

/** What is free in the evening of a day, as home asks for it, with the times that the calendar gives. */
async function listEvening(date: string) {
  const query = { date, part: 'evening', sort: 'earliest', limit: '30' } as const;
  const { data } = (await server.client().searchServices({ query })).data;
  const ids = data.map(({ id }) => id);
  if (ids.length === 0) return [];
  const slots = await server
    .client()
    .listNextSlots({ query: { service_ids: ids.join(','), from: date, part: 'evening' } });
  return ids.map((id) => slots.data.find((one) => one.service_id === id));
}

const today = () => inBaghdad(server.deps.clock.now().epochMilliseconds);

beforeEach(async () => {
  server.setClock(frozenNow);
  await sql`insert into stale_slots select id from venues`.execute(server.deps.db);
  await refreshSlotRanges(server.deps);
});

describe('what is free this evening', () => {
  it.each([0, 7, 8.5, 10])(
    'R14.12 has a time of this evening that has not passed, %s hours after ten in the morning',
    async (hours) => {
      server.setClock(frozenNow.add({ minutes: hours * 60 }));
      const { date, time } = today();
      const found = await listEvening(date);
      expect(found.length).toBeGreaterThan(0);
      for (const slots of found) {
        expect(slots?.date).toBe(date);
        for (const one of slots?.times ?? []) {
          expect(one >= '17:00').toBe(true);
          expect(one >= time).toBe(true);
        }
      }
      const firsts = found.map((slots) => slots?.times[0] ?? '');
      expect(firsts).toEqual(firsts.toSorted());
    },
  );

  it('R14.12 has nothing shortly before midnight, and the next evening after it', async () => {
    server.setClock(frozenNow.add({ hours: 13, minutes: 55 }));
    const before = today().date;
    expect(await listEvening(before)).toEqual([]);
    server.setClock(frozenNow.add({ hours: 14, minutes: 5 }));
    const after = today().date;
    expect(after).not.toBe(before);
    const found = await listEvening(after);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map((slots) => slots?.date))).toEqual(new Set([after]));
  });

  it('R14.12 a venue that closes early leaves it', async () => {
    const { date } = today();
    const [first] = await listEvening(date);
    await sql`insert into hours_exceptions (venue_id, kind, starts_on, ends_on)
      select venue_id, 'closed', ${date}::date, ${date}::date from services where id = ${first?.service_id}`.execute(
      server.deps.db,
    );
    await refreshSlotRanges(server.deps);
    expect((await listEvening(date)).map((slots) => slots?.service_id)).not.toContain(first?.service_id);
  });
});
