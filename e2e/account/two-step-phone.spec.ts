import { expect, test } from '../fixtures.ts';
import { isAlive, readSession } from '../accounts.ts';
import { codeOf } from './two-step.ts';

test('on a phone in Arabic the two-step login is switched on, and a code in Arabic digits logs in', async ({
  page,
  open,
  newcomer,
  signIn,
  request,
  logIn,
  checkAccess,
}) => {
  const vendor = await newcomer('vendor');
  await signIn(vendor);
  await open('/ChangePassword');
  const section = page.getByRole('region', { name: 'الدخول بخطوتين' });
  await section.getByRole('button', { name: 'تفعيل' }).click();
  await section.getByLabel('كلمة المرور الحالية').fill(vendor.password);
  await section.getByRole('button', { name: 'متابعة' }).click();
  await expect(section.getByRole('img')).toBeVisible();
  const secret = (await section.locator('bdi').innerText()).replaceAll(' ', '');
  await section.getByLabel('الأرقام الستة من التطبيق').fill(codeOf(secret));
  await section.getByRole('button', { name: 'تفعيل' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  await checkAccess();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await section.getByRole('button', { name: 'تم حفظ الرموز' }).click();
  await expect(section).toContainText('مفعّل منذ');

  await page.evaluate(() => localStorage.clear());
  await open('/professionallogin');
  await logIn(vendor.email, vendor.password);
  await expect(page.getByRole('heading', { level: 1, name: 'خطوة أخيرة' })).toBeVisible();
  await checkAccess();
  // The next code is taken already.
  const arabic = codeOf(secret, 1).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x06_60 + Number(digit)));
  await page.getByLabel('الرمز').fill(arabic);
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await isAlive(request, (await readSession(page)).token ?? '')).toBe(true);
});
