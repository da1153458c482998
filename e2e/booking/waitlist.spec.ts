import type { APIRequestContext } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { demoPassword } from '../../apps/server/db/world/users.ts';
import { expect } from '../fixtures.ts';
import { openSession, type Newcomer } from '../accounts.ts';
import { test } from './booking-test.ts';

const { service, employee } = landmarks.oneEmployee;

type ListedTreatment = { id: number; duration: number; final_price: number };

/** The owner of the venue. */
const owner = { email: 'haydar@example.com', password: demoPassword };

test('who finds a day full is told when a time frees up, and has it by saying yes first', async ({
  page,
  open,
  texts,
  request,
  newcomer,
  signIn,
  checkAccess,
  farDay,
}) => {
  const { item, date, held } = await fillDay(request, await newcomer(), farDay + 20);
  await signIn(await newcomer());
  await open(`/listing-details/${service}?treatment=${item.id}&date=${date}`);
  // On a phone the times are asked for in a sheet, which stands open again after the login.
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) await open(`/listing-details/${service}?treatment=${item.id}&date=${date}&waitlist=1`);
  else
    await page.getByRole('complementary', { name: texts.panel }).getByRole('button', { name: texts.askToWait }).click();
  const dialog = page.getByRole('dialog', { name: texts.askToWait });
  await checkAccess();
  await dialog.getByRole('button', { name: texts.sendWait, exact: true }).click();
  await expect(dialog.getByText(texts.waits)).toBeVisible();
  await dialog.getByRole('link', { name: texts.waitsFor }).click();
  const waiting = page.getByRole('region', { name: texts.waiting });
  await expect(waiting.getByText(texts.nothingYet)).toBeVisible();
  const headers = { authorization: `Bearer ${held.token}` };
  await request.post(`/api/bookings/${held.id}/cancellation`, { headers, data: { reason: '' } });
  const yes = waiting.getByRole('button', { name: texts.yesToOffer });
  await expect(async () => {
    await open('/my_booking');
    await expect(yes).toBeVisible({ timeout: 1500 });
  }).toPass();
  await checkAccess();
  await yes.click();
  await expect(page.getByRole('region', { name: texts.next }).getByText(texts.pending)).toBeVisible();
  await expect(waiting).toBeHidden();
});

/** Leaves one time on the first open day from `inDays` days after today on, and books it. */
async function fillDay(request: APIRequestContext, holder: Newcomer, inDays: number) {
  const published = (await (await request.get(`/api/services/${service}`)).json()) as {
    pricing: [ListedTreatment];
    establishment: { id: number };
  };
  const [item] = published.pricing;
  const from = new Date(Date.now() + 3 * 3_600_000 + inDays * 86_400_000).toISOString().slice(0, 10);
  const query = `treatment_id=${item.id}&from=${from}&days=7`;
  const day = (await freeDays(request, query)).find(({ free }) => free > 0);
  const time = day?.times.find(({ is_free: isFree }) => isFree)?.time ?? '';
  const date = day?.date ?? '';
  await workOnlyAt(request, published.establishment.id, { date, time, minutes: item.duration });
  const left = (await freeDays(request, query)).find((one) => one.date === date);
  expect(left?.times.filter(({ is_free: isFree }) => isFree)).toEqual([expect.objectContaining({ time })]);
  const { id: pricing_item_id, duration, final_price: price } = item;
  const bookingInput = { service_id: service, pricing_item_id, duration, price, booking_date: date, time };
  const answer = await request.post('/api/bookings', {
    data: { ...bookingInput, customer_name: holder.name },
    headers: { authorization: `Bearer ${holder.token}` },
  });
  const { data } = (await answer.json()) as { data: { id: number } };
  return { item, date, held: { id: data.id, token: holder.token } };
}

type WorkedTime = { readonly date: string; readonly time: string; readonly minutes: number };

/** Has the employee work on a day for one treatment alone. */
async function workOnlyAt(request: APIRequestContext, venue: number, { date, time, minutes }: WorkedTime) {
  const end = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  const to = `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
  const days = { starts_on: date, ends_on: date, weekday: null, from: time, to, priority: 9 };
  const answer = await request.post(`/api/venues/${venue}/exceptions`, {
    data: { kind: 'open', employee_id: employee, ...days, resolutions: [] },
    headers: { authorization: `Bearer ${await openSession(request, owner)}` },
  });
  expect(answer.ok()).toBe(true);
}

type ListedDay = { date: string; free: number; times: { time: string; is_free: boolean }[] };

async function freeDays(request: APIRequestContext, query: string): Promise<ListedDay[]> {
  const answer = await request.get(`/api/services/${service}/slots?${query}`);
  return ((await answer.json()) as { data: { days: ListedDay[] } }).data.days;
}
