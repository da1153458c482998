import type { SiteClient } from '@tajmeelspot/contract/client.ts';
import { describe, expect, it } from 'vitest';
import { loadEvening } from './load-evening.server.ts';

const today = '2026-11-21';
const tomorrow = '2026-11-22';

const serviceOf = (id: number) => ({
  id,
  title: `Service ${id}`,
  main_picture: { url: `/pictures/${id}` },
  category: { name: 'hair' },
  establishment: { id: Math.floor(id / 10), name: 'Venue', slug: 'venue', district: 'Karrada', city: 'Baghdad' },
  price: 10_000,
  discount: 0,
  rating: null,
  reviews_count: 0,
  priced_treatment: null,
});

/** An API in which the services of each day are found, and have their first free times on a day of their own. */
function apiOf(
  found: Record<string, readonly number[]>,
  slots: (id: number, from: string) => string = (_, from) => from,
) {
  const asked: { date: string; part?: string; sort?: string }[] = [];
  const api = {
    searchServices: ({ query }: { query: { date: string } }) => {
      asked.push(query);
      return Promise.resolve({ data: { data: (found[query.date] ?? []).map(serviceOf) } });
    },
    listNextSlots: ({ query }: { query: { service_ids: string; from: string } }) =>
      Promise.resolve({
        data: query.service_ids
          .split(',')
          .map((id) => ({ service_id: Number(id), date: slots(Number(id), query.from), times: ['17:00', '17:30'] })),
      }),
  } as unknown as SiteClient;
  return { api, asked };
}

const load = ({ api }: { api: SiteClient }, used: readonly unknown[] = []) =>
  loadEvening(api, 'en', { today, used: new Set(used) });

describe('the evening on the home page', () => {
  it('R14.12 is that of today where something is free, one service of each venue', async () => {
    const given = apiOf({ [today]: [11, 12, 21, 31, 32] });
    const evening = await load(given);
    expect(evening).toMatchObject({ near: 'today', date: today, day: 'Saturday 21 November' });
    expect(evening?.services.map(({ id }) => id)).toEqual([11, 21, 31]);
    expect(given.asked).toEqual([expect.objectContaining({ date: today, part: 'evening', sort: 'earliest' })]);
  });

  it('R14.12 is that of tomorrow, and says so, where today has nothing left', async () => {
    expect(await load(apiOf({ [tomorrow]: [11] }))).toMatchObject({ near: 'tomorrow', date: tomorrow });
  });

  it('R14.12 is left out where tomorrow has nothing either', async () => {
    expect(await load(apiOf({}))).toBeUndefined();
  });

  it('R14.12 has nothing that the calendar gives no time of that evening', async () => {
    const given = apiOf({ [today]: [11, 21] }, (id, from) => (id === 11 ? '2026-11-25' : from));
    expect((await load(given))?.services.map(({ id }) => id)).toEqual([21]);
  });

  it('R14.14 has what the page does not show yet, unless too little is left', async () => {
    const found = { [today]: [11, 12, 21, 31, 41] };
    expect((await load(apiOf(found), [11]))?.services.map(({ id }) => id)).toEqual([12, 21, 31, 41]);
    expect((await load(apiOf(found), ['/pictures/11', 21]))?.services.map(({ id }) => id)).toEqual([12, 31, 41]);
    expect((await load(apiOf(found), [11, 12, 21]))?.services.map(({ id }) => id)).toEqual([11, 21, 31, 41]);
  });
});
