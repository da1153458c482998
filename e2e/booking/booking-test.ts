import { type APIRequestContext, expect } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { openSession } from '../accounts.ts';
import { test as base } from '../fixtures.ts';
import { messages as allMessages } from './messages.ts';

/** A test that also knows what the pages of bookings say, and the days that its project books. */
export const test = base.extend<{ texts: (typeof allMessages)['en' | 'ar']; farDay: number }>({
  texts: async ({ language }, use) => use(allMessages[language === 'ar' ? 'ar' : 'en']),
  // Each language books weeks of its own, far from those of the other tests.
  farDay: async ({ language }, use) => use({ en: 14, ar: 21, ckb: 17 }[language]),
});

export const { service } = landmarks.threeEmployees;
export const oneHour = { item: 11_012, duration: 60, price: 45_000 };

/** A start as the API writes it. */
export type FreeSlot = { readonly booking_date: string; readonly time: string };

/** A day with its starts, as the API lists them. */
export type SlotDay = { date: string; times: { time: string; is_free: boolean }[] };

/** Enough of them for every test. */
export type SeveralFreeSlots = readonly [FreeSlot, FreeSlot, FreeSlot, FreeSlot, ...FreeSlot[]];

const owner = { email: 'rebin@example.com', password: 'bukra-inshallah' };

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Free starts of an employee, those of one day at a time, from `inDays` days after today on. */
export async function listFreeSlots(
  request: APIRequestContext,
  employee: number,
  inDays: number,
): Promise<SeveralFreeSlots> {
  const from = new Date(Date.now() + 3 * 3_600_000 + inDays * 86_400_000).toISOString().slice(0, 10);
  const query = `treatment_id=${oneHour.item}&employee_id=${employee}&from=${from}&days=7`;
  const answer = await request.get(`/api/services/${service}/slots?${query}`);
  const { days } = ((await answer.json()) as { data: { days: SlotDay[] } }).data;
  const starts = days.flatMap(({ date, times }) =>
    times.filter(({ is_free: isFree }) => isFree).map(({ time }) => ({ booking_date: date, time })),
  );
  expect(starts.length).toBeGreaterThan(3);
  return starts as unknown as SeveralFreeSlots;
}

/** Books an hour with a person by the API and tells its number. */
export async function book(
  request: APIRequestContext,
  token: string,
  employee: number,
  start: FreeSlot,
): Promise<number> {
  const answer = await postBooking(request, token, employee, start);
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

function postBooking(
  request: APIRequestContext,
  token: string,
  employee: number,
  start: FreeSlot,
  customerName = 'Rawan Fadel',
) {
  const { item, duration, price } = oneHour;
  const bookingInput = { service_id: service, pricing_item_id: item, employee_id: employee, duration, price };
  const data = { ...bookingInput, ...start, customer_name: customerName, notes: '' };
  return request.post('/api/bookings', { data, headers: bearer(token) });
}

/**
 * Books the first free hour of an employee from `inDays` days after today on; gives its number and all starts that were free.
 * Another test may take the hour between the look and the booking: then the next look finds another one.
 */
export async function bookFree(
  request: APIRequestContext,
  token: string,
  employee: number,
  inDays: number,
  customerName?: string,
): Promise<{ id: number; start: FreeSlot; starts: SeveralFreeSlots }> {
  for (let tries = 1; ; tries++) {
    const starts = await listFreeSlots(request, employee, inDays);
    const [start] = starts;
    const answer = await postBooking(request, token, employee, start, customerName);
    if (answer.status() === 409 && tries < 5) continue;
    expect(answer.status()).toBe(201);
    return { id: ((await answer.json()) as { data: { id: number } }).data.id, start, starts };
  }
}

/** Of the venue's owner, who logs in once for all tests of a worker. */
let ownerToken: Promise<string> | undefined;

/** Lets the owner of the venue take a step: 'confirmation', 'rejection', 'proposals'. */
export async function asVenue(request: APIRequestContext, id: number, step: string, data?: object): Promise<void> {
  const token = await (ownerToken ??= openSession(request, owner));
  const answer = await request.post(`/api/bookings/${id}/${step}`, {
    headers: bearer(token),
    ...(data ? { data } : {}),
  });
  expect(answer.ok()).toBe(true);
}
