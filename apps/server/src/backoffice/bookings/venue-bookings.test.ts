import type { EndpointInput } from '@tajmeelspot/contract/endpoint.ts';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, type TestUser, createUser, setStatus } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { deleteBookingsOf } from '#testing/till/bookings-to-pay.ts';
import { toCsv } from '#app/spreadsheets/csv.ts';
import { placeBooking } from '#testing/scheduling.ts';
import type { backoffice } from '@tajmeelspot/contract/backoffice.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service, hairCut } = landmarks.specifiedPrices;
const [first, second] = ['2026-12-12', '2026-12-13'];
let vendor: TestUser;
let customer: TestUser;
let ids: number[];

const params = (id: number = venue) => ({ params: { id: String(id) } });
type BookingsQuery = NonNullable<EndpointInput<(typeof backoffice)['listVenueBookings']>['query']>;
const list = (query: BookingsQuery) => vendor.client.listVenueBookings({ ...params(), query });
const idsOf = async (query: BookingsQuery) => (await list(query)).data.map(({ id }) => id);

beforeAll(async () => {
  vendor = await createOwner(server, venue);
  customer = await createUser(server);
  await deleteBookingsOf(server, venue);
  const place = (day: string, n: number) => placeBooking(server, customer, day, { serviceId: service, nth: n });
  const made = [await place(first, 0), await place(first, 6), await place(second, 0), await place(second, 6)];
  ids = made.map(({ id }) => id);
  await setStatus(server, ids[0]!, 'completed');
  await setStatus(server, ids[1]!, 'confirmed');
  await sql`update bookings set customer_name = '100% Ali_Hassan' where id = ${ids[2]}`.execute(server.deps.db);
  await sql`update bookings set answer_by = '2026-11-21T06:00:00Z' where id = ${ids[3]}`.execute(server.deps.db);
});

describe('listVenueBookings', () => {
  it('has everything that a venue ever had, latest start first, page by page', async () => {
    const all = await list({});
    expect(all.data.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(all).toMatchObject({ total: 4, next_cursor: null });
    const pages: number[][] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list({ limit: '3', ...(cursor && { cursor }) });
      expect(page.total).toBe(4);
      pages.push(page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);
    expect(pages).toEqual([ids.toReversed().slice(0, 3), [ids[0]]]);
  });

  it('shows each as the owner sees it, in the state that it is in now', async () => {
    const [expired, pending] = (await list({})).data;
    expect(expired).toMatchObject({ status: 'expired', reliability: null, can: { confirm: { is_allowed: false } } });
    expect(pending).toMatchObject({ status: 'pending', can: { confirm: { is_allowed: true } } });
    expect(pending?.reliability?.level).toBe('reliable');
  });

  it('finds by state, person, service and days', async () => {
    expect(await idsOf({ status: 'completed' })).toEqual([ids[0]]);
    expect(await idsOf({ status: 'expired' })).toEqual([ids[3]]);
    expect(await idsOf({ status: 'pending' })).toEqual([ids[2]]);
    expect(await idsOf({ from: second })).toEqual([ids[3], ids[2]]);
    expect(await idsOf({ to: first, service: String(service) })).toEqual([ids[1], ids[0]]);
    expect(await idsOf({ service: '102' })).toEqual([]);
    const everybody = (await list({})).data;
    const { employee } = everybody[0]!;
    const own = everybody.filter((one) => one.employee.id === employee.id).map(({ id }) => id);
    expect(await idsOf({ employee: String(employee.id) })).toEqual(own);
    expect(await idsOf({ employee: '999' })).toEqual([]);
  });

  it('finds by a part of a name or of a treatment in any language, and by number', async () => {
    expect(await idsOf({ text: 'ali_h' })).toEqual([ids[2]]);
    expect(await idsOf({ text: '100%' })).toEqual([ids[2]]);
    expect(await idsOf({ text: 'aliXh' })).toEqual([]);
    expect(await idsOf({ text: `#${ids[1]}` })).toEqual([ids[1]]);
    const { treatment_title: title } = await server.deps.db
      .selectFrom('treatments')
      .select('title as treatment_title')
      .where('id', '=', hairCut)
      .executeTakeFirstOrThrow();
    for (const words of Object.values(title as Record<string, string>)) {
      expect(await idsOf({ text: words.slice(0, 4) })).toEqual(ids.toReversed());
    }
  });
});

describe('both calls', () => {
  it('listVenueBookings, exportVenueBookings and exportVenueBookingsSheet answer not_found to everybody but the owner', async () => {
    for (const stranger of [customer, await createUser(server, 'vendor')]) {
      expect((await apiErrorOf(stranger.client.listVenueBookings(params()))).body?.code).toBe('not_found');
      expect((await apiErrorOf(stranger.client.exportVenueBookings(params()))).body?.code).toBe('not_found');
      expect((await apiErrorOf(stranger.client.exportVenueBookingsSheet(params()))).body?.code).toBe('not_found');
    }
  });

  it.each([
    ['status', { status: 'gone' }],
    ['employee', { employee: 'x' }],
    ['from', { from: '2026-13-01' }],
    ['cursor', { cursor: 'AAAA' }],
    ['limit', { limit: '101' }],
  ])('refuses a wrong %s', async (field, query) => {
    const refused = await apiErrorOf(list(query as BookingsQuery));
    expect(Object.keys(refused.body?.errors ?? {})).toEqual([field]);
  });
});

describe('exportVenueBookings', () => {
  const file = (query: BookingsQuery = {}) => vendor.client.exportVenueBookings({ ...params(), query });

  it('has a line for each treatment, in the language of its reader', async () => {
    const [heads, ...lines] = (await file()).trimEnd().split('\r\n');
    expect(heads).toBe('Number,Date,Time,Minutes,Customer,Treatment,With,Price (IQD),Status,Notes,Requested on');
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(new RegExp(`^${ids[0]},${first},\\d\\d:\\d\\d,\\d+,Zainab Kareem,.*,Completed,,`));
    expect((await file({ status: 'pending' })).trimEnd().split('\r\n')).toHaveLength(2);
  });

  it('tells spreadsheets that it is UTF-8, and lets no customer make them reckon', async () => {
    await sql`update bookings set customer_name = '=1+1', notes = 'one "two", three' where id = ${ids[1]}`.execute(
      server.deps.db,
    );
    const { token } = await server.client().logIn({ body: { email: vendor.email, password: 'a long password' } });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.call('GET', `/venues/${venue}/bookings.csv`, undefined, headers);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain(`,'=1+1,`);
    expect(text).toContain(',"one ""two"", three",');
  });
});

describe('toCsv', () => {
  it('gives back every text that it was given, and none that begins like a formula', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('=', '+1', '-1', '@a', '\ta', '\ra', 'a\nb', '"', ','));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
        const read = parse(toCsv(rows));
        expect(read.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@\t\r])/, '')))).toEqual(
          rows.map((row) => row.map((text) => text.replace(/^'(?=[=+\-@\t\r])/, ''))),
        );
        for (const text of read.flat()) expect(text).not.toMatch(/^[=+\-@\t\r]/);
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});

/** Reads what RFC 4180 describes. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
