import { type APIRequestContext, expect, type Page } from '@playwright/test';
import pg from 'pg';
import { makeNewcomer, openSession } from '../accounts.ts';
import type { OwnServer } from '../own-server.ts';
import { asOwner } from './owner.ts';

const owner = { email: 'rebin@example.com', password: 'bukra-inshallah' };

/** A venue at which nothing else happens than the day of this test. */
export type WholeDayVenue = {
  readonly id: number;
  readonly headers: Record<string, string>;
  readonly request: APIRequestContext;
  readonly offer: OfferedTreatment;
  readonly today: string;
};

type OfferedTreatment = {
  readonly service: { readonly id: number };
  readonly treatment_id: number;
  readonly duration: number;
  readonly price: number;
  readonly employee_ids: readonly [number, number, ...number[]];
};

/** The venue is open from eight to ten in the evening, and everybody works then. */
export async function openVenue(request: APIRequestContext, name: string): Promise<WholeDayVenue> {
  const { headers, venueId: id } = await asOwner(request, name);
  const read = async <T>(path: string) =>
    ((await (await request.get(`/api/venues/${id}/${path}`, { headers })).json()) as { data: T }).data;
  const { employees } = await read<{ employees: { id: number }[] }>('schedule');
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '22:00' }));
  const rest = { breaks: [], women_only_hours: [], resolutions: [] };
  for (const employee_id of [null, ...employees.map((one) => one.id)]) {
    const week = { employee_id, hours: employee_id === null ? hours : [], ...rest };
    const saved = await request.put(`/api/venues/${id}/hours`, { headers, data: week });
    expect(saved.ok(), await saved.text()).toBe(true);
  }
  const offer = (await read<OfferedTreatment[]>('treatments')).find(({ employee_ids: ids }) => ids.length > 1);
  if (!offer) throw new Error(`nothing at ${name} is given by two people`);
  await shareDevice(request, { id, headers }, offer.treatment_id);
  const { today } = await read<{ today: string }>('agenda');
  return { id, headers, request, offer, today };
}

/** Gives the venue one device that a treatment needs, whoever gives it. */
async function shareDevice(
  request: APIRequestContext,
  { id, headers }: Pick<WholeDayVenue, 'id' | 'headers'>,
  treatmentId: number,
): Promise<void> {
  const resource = { id: null, number: 1, label: null, is_in_use: true, maintenance: [] };
  const name = { en: 'Device', ar: 'جهاز', ckb: 'ئامێر' };
  const kind = { id: null, name, sort: 'device', treatment_ids: [treatmentId], resources: [resource] };
  const data = { kinds: [kind], resolutions: [] };
  const saved = await request.put(`/api/venues/${id}/resources`, { headers, data });
  expect(saved.ok(), await saved.text()).toBe(true);
}

/** The dashboard of the venue in the browser; gives its address. */
export async function openDashboard(
  page: Page,
  { request, id }: WholeDayVenue,
  origin: string,
  language: string,
): Promise<string> {
  const headers = { authorization: `Bearer ${await openSession(request, owner)}` };
  const handOff = await request.post('/api/hand-offs', { headers, data: { audience: 'vendor_dashboard' } });
  const { token, path } = (await handOff.json()) as { token: string; path: string };
  await page.addInitScript((venueId) => localStorage.setItem('dashboard.venue', String(venueId)), id);
  await page.goto(`${origin}${path}?token=${token}&language=${language}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return `${origin}${path.replace(/\/$/, '')}`;
}

/** Books for a customer of the site at an hour of today, with somebody who has the time. */
export async function askFor(
  { request, offer, today }: WholeDayVenue,
  time: string,
): Promise<{ name: string; employeeId: number }> {
  const { token, name } = await makeNewcomer(request);
  for (const employeeId of offer.employee_ids) {
    const data = {
      service_id: offer.service.id,
      pricing_item_id: offer.treatment_id,
      employee_id: employeeId,
      duration: offer.duration,
      price: offer.price,
      booking_date: today,
      time,
      customer_name: name,
      notes: '',
    };
    const answer = await request.post('/api/bookings', { headers: { authorization: `Bearer ${token}` }, data });
    if (answer.ok()) return { name, employeeId };
  }
  throw new Error(`nobody is free at ${time}`);
}

type BookingOfDay = {
  readonly id: number;
  readonly customer_name: string;
  readonly time: string;
  readonly status: string;
};

/** The bookings of today. */
export async function listBookings({ request, headers, id }: WholeDayVenue): Promise<BookingOfDay[]> {
  const answer = await request.get(`/api/venues/${id}/agenda`, { headers });
  return ((await answer.json()) as { data: { bookings: BookingOfDay[] } }).data.bookings;
}

/** The first that is meant. */
export function oneOf<One>(all: readonly One[], isMeant: (one: One) => boolean): One {
  const found = all.find(isMeant);
  if (!found) throw new Error('there is none');
  return found;
}

/** What the day came to by the rows alone. */
export async function countRows({ databaseUrl }: OwnServer, { id, today }: WholeDayVenue) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Record<'bookings' | 'done' | 'revenue' | 'drawer' | 'debt', number>>(
      `with visits as (
         select distinct coalesce(first_item_id, id) as id, status from bookings
         where venue_id = $1 and (lower(during) at time zone 'Asia/Baghdad')::date = $2::date),
       entries as (
         select e.account, e.amount_iqd, t.booking_id from ledger_entries e
         join ledger_transactions t on t.venue_id = e.venue_id and t.id = e.transaction_id where e.venue_id = $1)
       select (select count(*)::int from visits) as bookings,
         (select count(*)::int from visits where status = 'completed') as done,
         (select sum(amount_iqd)::int from entries
           where account in ('cash', 'card', 'wallet') and booking_id in (select id from visits)) as revenue,
         (select sum(amount_iqd)::int from entries where account = 'cash') as drawer,
         (select sum(amount_iqd)::int from entries where account = 'debt') as debt`,
      [id, today],
    );
    return oneOf(rows, () => true);
  } finally {
    await client.end();
  }
}

/** What the report says of today. */
export async function findTotals({ request, headers, id, today }: WholeDayVenue): Promise<object> {
  const answer = await request.get(`/api/venues/${id}/report?from=${today}&to=${today}&by=day`, { headers });
  return ((await answer.json()) as { data: { totals: object } }).data.totals;
}
