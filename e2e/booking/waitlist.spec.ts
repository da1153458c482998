import type { APIRequestContext } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { expect } from '../fixtures.ts';
import type { Newcomer } from '../accounts.ts';
import { test } from './booking-test.ts';

const { service } = landmarks.oneEmployee;

type ListedTreatment = { id: number; duration: number; final_price: number };

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
  // A whole day is booked first.
  test.slow();
  const { item, date, holders } = await fillDay(request, newcomer, farDay + 20);
  await signIn(await newcomer());
  await open(`/listing-details/${service}?treatment=${item.id}&date=${date}`);
  // On a phone the times are asked for in a sheet, which whoever comes back from the login finds open.
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
  const [held] = holders;
  const headers = { authorization: `Bearer ${held?.token}` };
  await request.post(`/api/bookings/${held?.id}/cancellation`, { headers, data: { reason: '' } });
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

/** Books every time of the first open day from so many days from now on. */
async function fillDay(request: APIRequestContext, newcomer: () => Promise<Newcomer>, inDays: number) {
  const published = (await (await request.get(`/api/services/${service}`)).json()) as { pricing: [ListedTreatment] };
  const [item] = published.pricing;
  const from = new Date(Date.now() + 3 * 3_600_000 + inDays * 86_400_000).toISOString().slice(0, 10);
  const days = await freeDays(request, `treatment_id=${item.id}&from=${from}&days=7`);
  const day = days.find(({ free }) => free > 0);
  const holders: { id: number; token: string }[] = [];
  let token = '';
  for (const { time } of day?.times ?? []) {
    // Nobody may have more than five unanswered requests.
    if (holders.length % 5 === 0) ({ token } = await newcomer());
    const { id: pricing_item_id, duration, final_price: price } = item;
    const bookingInput = { service_id: service, pricing_item_id, duration, price, booking_date: day?.date, time };
    const answer = await request.post('/api/bookings', {
      data: { ...bookingInput, customer_name: 'Rawan Fadel' },
      headers: { authorization: `Bearer ${token}` },
    });
    // A start that lies in the booking before it is taken by now.
    if (answer.ok()) holders.push({ id: ((await answer.json()) as { data: { id: number } }).data.id, token });
  }
  return { item, date: day?.date ?? '', holders };
}

type ListedDay = { date: string; free: number; times: { time: string; is_free: boolean }[] };

async function freeDays(request: APIRequestContext, query: string): Promise<ListedDay[]> {
  const answer = await request.get(`/api/services/${service}/slots?${query}`);
  return ((await answer.json()) as { data: { days: ListedDay[] } }).data.days;
}
