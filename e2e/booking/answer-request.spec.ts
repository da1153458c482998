import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const request = {
  id: 4821,
  venue: 'صالون نور',
  treatment: 'قصّ وتصفيف',
  employee: 'مريم',
  date: '2026-12-05',
  time: '17:30',
  duration: 45,
  price: 25_000,
  customer_name: 'زينب كريم',
  notes: '<b>شعر طويل</b>',
  home_address: 'الكرادة، شارع ٦٢',
  status: 'pending',
  answer_by: '2026-12-01T12:00:00.000Z',
  can_answer: true,
};

type SentCall = {
  readonly path: string;
  readonly body: { readonly token?: string; readonly answer?: string; readonly reason?: string };
};

/** Answers the calls of the page as the contract says; gives what was sent. What the calls do is tested at the server. */
async function answerCalls(
  page: Page,
  answers: { view?: object; answer?: object; status?: number },
): Promise<SentCall[]> {
  const sent: SentCall[] = [];
  await page.route('**/api/request-answers{,/view}', async (route) => {
    const path = new URL(route.request().url()).pathname;
    sent.push({ path, body: route.request().postDataJSON() as SentCall['body'] });
    const isView = path.endsWith('/view');
    const json = isView ? { data: answers.view ?? request } : (answers.answer ?? {});
    await route.fulfill({ json, status: isView ? 200 : (answers.status ?? 200) });
  });
  return sent;
}

test('R12.09 the link of a message shows the request, and one more tap confirms it', async ({
  page,
  open,
  checkAccess,
}) => {
  const message = 'تم تأكيد الحجز.';
  const confirmed = { ...request, status: 'confirmed', can_answer: false };
  const sent = await answerCalls(page, { answer: { message, data: confirmed } });
  await open('/answer-request#token=secret');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('طلب من زينب كريم');
  await expect(page.getByText('<b>شعر طويل</b>')).toBeVisible();
  await expect(page.getByText('الكرادة، شارع ٦٢')).toBeVisible();
  await checkAccess();
  // Nothing but reading has happened, and the token was in no address.
  expect(sent.every(({ path, body }) => path.endsWith('/view') && body.token === 'secret')).toBe(true);
  await page.getByRole('button', { name: 'تأكيد', exact: true }).click();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تم الرد على هذا الطلب');
  expect(sent.at(-1)?.body).toEqual({ token: 'secret', answer: 'confirm' });
});

test('R12.09 declining asks first, and takes a reason along', async ({ page, open }) => {
  const declined = { ...request, status: 'declined', can_answer: false };
  const sent = await answerCalls(page, { answer: { message: 'تم الرفض.', data: declined } });
  await open('/answer-request#token=secret');
  await page.getByRole('button', { name: 'رفض', exact: true }).click();
  await page.getByRole('button', { name: 'رجوع' }).click();
  await page.getByRole('button', { name: 'رفض', exact: true }).click();
  await page.getByLabel('السبب').fill('الموعد محجوز');
  await page.getByRole('button', { name: 'رفض', exact: true }).click();
  await expect(page.getByText('تم الرفض.')).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({ token: 'secret', answer: 'decline', reason: 'الموعد محجوز' });
});

test('R12.09 a request that somebody else answered, and a link that ended, say so', async ({ page, open }) => {
  await answerCalls(page, { status: 409, answer: { code: 'not_possible', message: 'لم يعد ذلك ممكنًا.' } });
  await open('/answer-request#token=secret');
  await page.getByRole('button', { name: 'تأكيد', exact: true }).click();
  await expect(page.getByText('لم يعد ذلك ممكنًا.')).toBeVisible();
  await page.unrouteAll();
  await open('/answer-request#token=ended');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('انتهت صلاحية هذا الرابط');
  await open('/answer-request');
  await page.reload();
  await expect(page.getByText(/هذا الرابط غير كامل/)).toBeVisible();
});

test('R12.09 R12.11 a request that does not arrive can be asked for again', async ({ page, open, expectError }) => {
  expectError(/ERR_FAILED/);
  await page.route('**/api/request-answers/view', (route) => route.abort());
  await open('/answer-request#token=secret');
  await expect(page.getByRole('alert')).toContainText('لا يوجد اتصال');
  await page.unrouteAll();
  await answerCalls(page, {});
  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('طلب من زينب كريم');
});
