import { type APIRequestContext, expect } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { findCode, newPhone } from '../stored-messages.ts';
import { bookFree, test } from './booking-test.ts';
import { answerTextsOf, findAnswerLink, makeReachable, wakeAtNight } from './reachable-venues.ts';

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
const [nasrin, dilan] = landmarks.threeEmployees.employees;

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
  const { number, headers } = await makeReachable(request, 'rebin@example.com');
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
  const answer = answerTextsOf(link);
  const venue = await context.newPage();
  await venue.goto(link);
  await expect(venue.getByRole('heading', { level: 1 })).toContainText(customer.name);
  await venue.getByRole('button', { name: answer.confirm, exact: true }).click();
  await expect(venue.getByRole('heading', { level: 1 })).toHaveText(answer.answered);

  // The page of the customer is not loaded anew: it asks every ten seconds.
  const confirmed = page.getByRole('listitem').filter({ hasText: texts.confirmed });
  await expect(confirmed.filter({ hasText: texts.delivered })).toBeVisible({ timeout: 45_000 });
  const listed = await request.get(`/api/bookings/${id}/deliveries`, { headers });
  const { data } = (await listed.json()) as { data: { to: string; kind: string; state: string }[] };
  expect(data).toContainEqual(expect.objectContaining({ to: 'venue', kind: 'requested', state: 'delivered' }));
  expect(data).toContainEqual(expect.objectContaining({ to: 'customer', kind: 'confirmed', state: 'delivered' }));
});

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
