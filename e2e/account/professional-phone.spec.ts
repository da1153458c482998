import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { asOwner } from '../dashboard/owner.ts';
import { expect, test } from '../fixtures.ts';
import { findCode, newPhone } from '../stored-messages.ts';

const texts = {
  phone: 'رقم الهاتف',
  send: 'إرسال الرمز',
  code: 'الرمز',
  name: 'الاسم',
  goOn: 'متابعة',
  forWork: 'المتابعة برقم الهاتف للعمل',
  byPhone: 'المتابعة برقم الهاتف',
  known: 'لهذا الرقم حساب للحجز',
  become: 'استخدامه للعمل',
  invited: 'دعوة للعمل',
};
const dashboard = /\/vendor\/dashboard/;
const noConnection = /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/;

test('R12.01 a new professional signs up with a phone, and stands in the dashboard', async ({
  page,
  open,
  checkAccess,
}) => {
  const phone = newPhone();
  await open('/professionalsignup');
  await page.getByRole('link', { name: texts.byPhone }).click();
  await expect(page).toHaveURL(/\/signuplogin\?as=professional$/);
  await checkAccess();
  await page.getByLabel(texts.phone).fill(phone.typed);
  await page.getByRole('button', { name: texts.send }).click();
  await page.getByLabel(texts.code, { exact: true }).fill(await findCode(page.request, phone.e164));
  await page.getByLabel(texts.name, { exact: true }).fill('سروة كريم');
  await page.getByRole('button', { name: texts.goOn }).click();
  await expect(page).toHaveURL(dashboard);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('R12.01 R12.09 who has booked before joins a team by the message to the same phone', async ({
  page,
  open,
  request,
  checkAccess,
}) => {
  test.setTimeout(90_000);
  const phone = newPhone();
  const asked = await request.post('/api/phone-codes', { data: { phone: phone.typed } });
  const { id } = ((await asked.json()) as { data: { id: string } }).data;
  const former = await findCode(request, phone.e164);
  await request.post('/api/phone-logins', { data: { code_id: id, code: former, name: 'شيماء علي' } });
  const { headers, venueId } = await asOwner(request);
  const employee = landmarks.threeEmployees.employees[2];
  const invited = await request.post(`/api/venues/${venueId}/invitations`, {
    headers,
    data: { phone: phone.typed, role: 'staff', employee_id: employee },
  });
  expect(invited.ok(), await invited.text()).toBe(true);
  let message = '';
  await expect
    .poll(async () => {
      const list = await (await request.get('/dev/messages')).text();
      message =
        list.split('<li>').find((item) => item.includes(phone.e164) && item.includes('professionallogin')) ?? '';
      return message !== '';
    })
    .toBe(true);
  const [invitation = ''] = /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(message) ?? [];
  const link = /href="([^"]*professionallogin)"/.exec(message)?.[1] ?? '';
  expect(new URL(link).pathname).toMatch(/professionallogin$/);

  await open('/professionallogin');
  await page.getByRole('link', { name: texts.byPhone }).click();
  await page.getByLabel(texts.phone).fill(phone.typed);
  await page.getByRole('button', { name: texts.send }).click();
  await page.getByLabel(texts.code, { exact: true }).fill(await findCode(page.request, phone.e164, former));
  await expect(page.getByRole('heading', { name: texts.known })).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: texts.become }).click();
  await expect(page).toHaveURL(dashboard);
  await page.getByText(texts.invited).first().click();
  await page.getByRole('textbox', { name: /رمز/ }).fill(invitation);
  await page.getByRole('textbox', { name: /رمز/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'اليوم' })).toBeVisible();
});

test('R12.11 the chooser says that there is no connection, and what was typed is sent once it is back', async ({
  page,
  open,
  expectError,
}) => {
  expectError(noConnection);
  const phone = newPhone();
  await open('/signuplogin');
  await page.getByLabel(texts.phone).fill(phone.typed);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: texts.send }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'لا يوجد اتصال' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: texts.send }).click();
  await expect(page.getByLabel(texts.code, { exact: true })).toBeVisible();
  // A page that is loaded anew while the code is looked for shows the same.
  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByLabel(texts.code, { exact: true }).fill(await findCode(page.request, phone.e164));
  await expect(page.getByLabel(texts.name, { exact: true })).toBeVisible();
});
