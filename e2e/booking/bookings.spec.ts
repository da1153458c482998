import { readFile } from 'node:fs/promises';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { expect } from '../fixtures.ts';
import { asVenue, book, bookFree, test } from './booking-test.ts';

const [nasrin, dilan, mariam] = landmarks.threeEmployees.employees;

test('R2.37 R8.14 what keeps bookings from being shown is said, with the next step', async ({
  page,
  open,
  texts,
  newcomer,
  signIn,
  expectError,
}) => {
  await open('/my_booking');
  await expect(page.getByRole('heading', { name: texts.signedOut })).toBeVisible();
  const customer = await newcomer();
  await signIn(customer);
  expectError(/500|ERR_FAILED/);
  let answer: 'broken' | 'lost' | 'own' = 'broken';
  await page.route('**/api/bookings', (route) => {
    if (answer === 'own') return route.continue();
    return answer === 'lost' ? route.abort() : route.fulfill({ status: 500, body: '' });
  });
  await open('/my_booking');
  await expect(page.getByRole('alert').getByText(texts.failed)).toBeVisible();
  answer = 'lost';
  await page.getByRole('button', { name: texts.retry }).click();
  await expect(page.getByRole('alert').getByText(texts.offline)).toBeVisible();
  answer = 'own';
  await page.getByRole('button', { name: texts.retry }).click();
  await expect(page.getByText(texts.empty)).toBeVisible();
});

test('R8.14 a session that is over leads to the login and from there back to the booking', async ({
  page,
  open,
  texts,
  messages,
  request,
  newcomer,
  signIn,
  logIn,
  farDay,
}) => {
  const customer = await newcomer();
  const { id } = await bookFree(request, customer.token, nasrin, farDay);
  await signIn({ ...customer, token: 'over' });
  await open(`/my_booking/${id}`);
  await expect(page.getByText(texts.expired)).toBeVisible();
  await expect(page).toHaveURL(/customerslogin\?next=.*my_booking/);
  await logIn(customer.email, customer.password);
  await page.getByRole('button', { name: messages.goNow }).click();
  await expect(page).toHaveURL(new RegExp(`/my_booking/${id}$`));
  await expect(page.getByText(texts.pending, { exact: true })).toBeVisible();
  await open('/my_booking/999999999');
  await expect(page.getByText(texts.missing)).toBeVisible();
});

test('a booking is cancelled once asked; a lost connection keeps the reason that was typed', async ({
  page,
  open,
  texts,
  request,
  newcomer,
  signIn,
  checkAccess,
  expectError,
  farDay,
}) => {
  const customer = await newcomer();
  const { id } = await bookFree(request, customer.token, nasrin, farDay);
  await asVenue(request, id, 'confirmation');
  await signIn(customer);
  await open('/my_booking');
  await page.getByRole('region', { name: texts.next }).getByRole('link', { name: texts.cancel }).click();
  const dialog = page.getByRole('dialog', { name: texts.cancelTitle });
  await dialog.getByLabel(texts.reason).fill('Fever');
  await checkAccess();
  expectError(/ERR_FAILED/);
  await page.route('**/cancellation', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: texts.cancel }).click();
  await expect(dialog.getByRole('alert').getByText(texts.offline)).toBeVisible();
  await expect(dialog.getByLabel(texts.reason)).toHaveValue('Fever');
  await dialog.getByRole('button', { name: texts.cancel }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText(texts.cancelled, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Fever')).toBeVisible();
  await checkAccess();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a booking that the venue declined meanwhile shows that instead of being cancelled', async ({
  page,
  open,
  texts,
  request,
  newcomer,
  signIn,
  farDay,
}) => {
  const customer = await newcomer();
  const { id } = await bookFree(request, customer.token, nasrin, farDay);
  await signIn(customer);
  await open(`/my_booking/${id}?do=cancel`);
  const dialog = page.getByRole('dialog', { name: texts.cancelTitle });
  await expect(dialog).toBeVisible();
  // The page hears of a decision as it happens: only one that comes while the request is on its way finds the dialog open.
  await page.route(
    '**/cancellation',
    async (route) => {
      await asVenue(request, id, 'rejection', { reason: 'Holiday' });
      await route.continue();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: texts.cancel }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: texts.changed })).toBeVisible();
  await expect(page.getByRole('main').getByText(texts.declined, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Holiday')).toBeVisible();
});

test('too late to cancel says why, and offers no button for it', async ({
  page,
  open,
  texts,
  request,
  newcomer,
  signIn,
  farDay,
}) => {
  const customer = await newcomer();
  const { id } = await bookFree(request, customer.token, nasrin, farDay);
  await asVenue(request, id, 'confirmation');
  await signIn(customer);
  const late = { is_allowed: false, code: 'too_late', reason: 'Please call +964 700 000 1011.' };
  // A visit in a few hours cannot be booked at every hour of the day.
  await page.route(`**/api/bookings/${id}`, async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { can: object } };
    const can = { ...data.can, cancel: late, reschedule: late };
    await route.fulfill({ response: answer, json: { data: { ...data, can } } });
  });
  await open(`/my_booking/${id}?do=cancel`);
  await expect(page.getByText(late.reason).locator('visible=true')).toBeVisible();
  await expect(page.getByRole('dialog', { name: texts.cancelTitle })).toBeHidden();
  await expect(page.getByRole('button', { name: texts.cancel })).toHaveCount(0);
});

test('a time that somebody else took meanwhile brings the nearest ones; one tap takes one of them', async ({
  page,
  open,
  texts,
  request,
  newcomer,
  signIn,
  checkAccess,
  farDay,
}) => {
  const [customer, rival] = [await newcomer(), await newcomer()];
  const { id, starts } = await bookFree(request, customer.token, dilan, farDay);
  await signIn(customer);
  await open(`/my_booking/${id}`);
  await page.getByRole('button', { name: texts.move }).click();
  const dialog = page.getByRole('dialog', { name: texts.moveTitle });
  const times = dialog.getByRole('group', { name: texts.times });
  await expect(times.getByRole('radio', { name: texts.former })).toBeDisabled();
  await checkAccess();
  await times.getByRole('radio', { disabled: false }).last().click();
  const chosen = starts.findLast((start) => start.booking_date === starts[0].booking_date) ?? starts[1];
  await book(request, rival.token, dilan, chosen);
  await dialog.getByRole('button', { name: texts.moveTo }).click();
  const near = dialog.getByRole('list', { name: texts.near }).getByRole('button');
  await expect(near).toHaveCount(3);
  await near.first().click();
  await dialog.getByRole('button', { name: texts.moveTo }).click();
  await expect(dialog).toBeHidden();
  const { data } = (await (
    await request.get(`/api/bookings/${id}`, { headers: { authorization: `Bearer ${customer.token}` } })
  ).json()) as { data: { time: string } };
  expect(data.time).not.toBe(starts[0].time);
});

test('another time that the venue proposes is accepted with one tap', async ({
  page,
  open,
  texts,
  request,
  newcomer,
  signIn,
  checkAccess,
  farDay,
}) => {
  const customer = await newcomer();
  const { id, starts } = await bookFree(request, customer.token, mariam, farDay);
  await asVenue(request, id, 'proposals', starts.at(-1));
  await signIn(customer);
  await open(`/my_booking/${id}`);
  const proposal = page.getByRole('region', { name: texts.proposes });
  await expect(proposal).toBeVisible();
  await checkAccess();
  await proposal.getByRole('button', { name: texts.accept }).click();
  await expect(proposal).toBeHidden();
  await expect(page.getByRole('main').getByText(texts.confirmed, { exact: true }).first()).toBeVisible();
});

test('a booking goes into a calendar as a file, and all of them under a secret address', async ({
  page,
  open,
  texts,
  request,
  newcomer,
  signIn,
  farDay,
}) => {
  const customer = await newcomer();
  const { id, start } = await bookFree(request, customer.token, mariam, farDay + 1);
  await signIn(customer);
  await open('/my_booking');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.calendar }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`tajmeelspot-${id}.ics`);
  expect(startsIn(await readFile(await file.path(), 'utf8'))).toEqual([instantOf(start)]);
  await page.getByRole('button', { name: texts.makeFeed }).click();
  const address = await page.getByLabel(texts.feed).inputValue();
  const feed = await request.get(address);
  expect(startsIn(await feed.text())).toEqual([instantOf(start)]);
  await page.getByRole('button', { name: texts.endFeed }).click();
  await expect(page.getByLabel(texts.feed)).toBeHidden();
  expect((await request.get(address)).status()).toBe(404);
});

/** The starts of a calendar's events as instants; fails where it is no calendar of RFC 5545. */
function startsIn(text: string): number[] {
  const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
  return lines.flatMap((line) => {
    const found = /^DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(line);
    if (!found) return [];
    const [, year, month, day, hour, minute] = found;
    return [Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`)];
  });
}

const instantOf = ({ booking_date: date, time }: { booking_date: string; time: string }): number =>
  Date.parse(`${date}T${time}:00+03:00`);
