import { type APIRequestContext, expect } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { findCode, newPhone } from '../stored-messages.ts';
import { bookFree, test } from './booking-test.ts';

const deliveriesOf = {
  ar: {
    title: 'الرسائل',
    whatsapp: 'واتساب',
    confirmed: 'التأكيد',
    delivered: 'وصلت',
  },
  ckb: {
    title: 'نامەکان',
    whatsapp: 'واتساپ',
    confirmed: 'پشتڕاستکردنەوە',
    delivered: 'گەیشت',
  },
};
/** The page of a link is in the language of who reads the message. */
const answersOf = {
  en: { confirm: 'Confirm', answered: 'This request is answered' },
  ar: { confirm: 'تأكيد', answered: 'تم الرد على هذا الطلب' },
  ckb: { confirm: 'پشتڕاستکردنەوە', answered: 'وەڵامی ئەم داواکارییە دراوەتەوە' },
};

const [nasrin, dilan] = landmarks.threeEmployees.employees;
const owner = { email: 'rebin@example.com', password: 'bukra-inshallah' };

test('R12.07 R12.09 R10.12 a venue confirms a request by the link of its message, and both sides see that messages arrived', async ({
  page,
  open,
  language,
  request,
  farDay,
  signIn,
  context,
}) => {
  test.setTimeout(120_000);
  const texts = deliveriesOf[language === 'ckb' ? 'ckb' : 'ar'];
  const number = await proveOwnersNumber(request);
  const customer = await logInByPhone(request);
  const { id } = await bookFree(
    request,
    customer.token,
    language === 'ckb' ? nasrin : dilan,
    farDay + 5,
    customer.name,
  );
  await signIn(customer);
  await open(`/my_booking/${id}`);
  const own = page.getByRole('region', { name: texts.title }).or(page.getByRole('main'));
  await expect(own.getByText(new RegExp(texts.whatsapp)).first()).toBeVisible({ timeout: 30_000 });

  const link = await findAnswerLink(request, number, customer.name);
  const answer = answersOf[(/\/(ar|ckb)\//.exec(link)?.[1] ?? 'en') as keyof typeof answersOf];
  const venue = await context.newPage();
  await venue.goto(link);
  await expect(venue.getByRole('heading', { level: 1 })).toContainText(customer.name);
  await venue.getByRole('button', { name: answer.confirm, exact: true }).click();
  await expect(venue.getByRole('heading', { level: 1 })).toHaveText(answer.answered);

  // The page of the customer is not loaded anew: it asks every ten seconds.
  const confirmed = page.getByRole('listitem').filter({ hasText: texts.confirmed });
  await expect(confirmed.filter({ hasText: texts.delivered })).toBeVisible({ timeout: 45_000 });
  const headers = { authorization: `Bearer ${await logInOwner(request)}` };
  const listed = await request.get(`/api/bookings/${id}/deliveries`, { headers });
  const { data } = (await listed.json()) as { data: { to: string; kind: string; state: string }[] };
  expect(data).toContainEqual(expect.objectContaining({ to: 'venue', kind: 'requested', state: 'delivered' }));
  expect(data).toContainEqual(expect.objectContaining({ to: 'customer', kind: 'confirmed', state: 'delivered' }));
});

const logInOwner = async (request: APIRequestContext): Promise<string> =>
  ((await (await request.post('/api/login', { data: owner })).json()) as { token: string }).token;

/** The number of the venue's owner, who gets one where another test has not proven one meanwhile. */
async function proveOwnersNumber(request: APIRequestContext): Promise<string> {
  const headers = { authorization: `Bearer ${await logInOwner(request)}` };
  await wakeAtNight(request, headers);
  const phone = newPhone();
  const former = await findNumber(request, headers);
  if (former) return former;
  const asked = await request.post('/api/phone-changes', { headers, data: { phone: phone.typed } });
  const { code } = ((await asked.json()) as { data: { code: { id: string } } }).data;
  const digits = await findCode(request, phone.e164);
  await request.put('/api/profile/phone', { headers, data: { code_id: code.id, code: digits } });
  const number = await findNumber(request, headers);
  expect(number).toBeTruthy();
  return number ?? '';
}

async function findNumber(request: APIRequestContext, headers: Record<string, string>): Promise<string | null> {
  const answer = await request.get('/api/profile', { headers });
  return ((await answer.json()) as { data: { proven_phone: string | null } }).data.proven_phone;
}

/** Somebody who logs in with a phone for the first time, with a name of this test alone. */
async function logInByPhone(request: APIRequestContext) {
  const phone = newPhone();
  const name = `Zainab ${phone.typed.slice(-8)}`;
  const asked = await request.post('/api/phone-codes', { data: { phone: phone.typed } });
  const { id } = ((await asked.json()) as { data: { id: string } }).data;
  const code = await findCode(request, phone.e164);
  const answer = await request.post('/api/phone-logins', { data: { code_id: id, code, name } });
  const { token } = (await answer.json()) as { token: string };
  await wakeAtNight(request, { authorization: `Bearer ${token}` });
  return { name, token, roleId: 1 };
}

/** A test runs at night too, when messages that can wait do. */
async function wakeAtNight(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  const data = { order: ['whatsapp', 'email'], has_quiet_hours: false, is_discreet: false };
  expect((await request.put('/api/channels', { headers, data })).ok()).toBe(true);
}

/** The link of the newest message to a number whose page shows a request of a customer. */
async function findAnswerLink(request: APIRequestContext, number: string, customerName: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const page = await (await request.get('/dev/messages')).text();
      const own = page.split('<li>').filter((item) => item.includes(number) && item.includes(customerName));
      link = own.map((item) => /href="([^"]*answer-request#token=[^"]*)"/.exec(item)?.[1] ?? '').find(Boolean) ?? '';
      return link !== '';
    })
    .toBe(true);
  return link.replace(/^https?:\/\/[^/]+/, '');
}
