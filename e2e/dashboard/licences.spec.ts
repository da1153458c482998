import path from 'node:path';
import { expect, test } from '../fixtures.ts';
import { openSession } from '../accounts.ts';

const picture = path.join(import.meta.dirname, '../../apps/server/db/world/pictures/hair-c1ad98-1200x900/1200.webp');

const oneLanguage = (text: string) => ({ ar: text });
const venueBody = {
  name: oneLanguage('عيادة النور'),
  type: 'clinic',
  city: 'duhok',
  district: oneLanguage('المركز'),
  address: oneLanguage('السوق'),
  postcode: null,
  phone: null,
  email: null,
  website: null,
  latitude: null,
  longitude: null,
  is_women_only: false,
  hours: 'every-day',
};

test('R13.04 an owner hands in a licence with its picture on a phone, sees that it waits, and takes it back @phone', async ({
  browser,
  request,
  newcomer,
  checkAccess,
  baseURL,
}) => {
  const vendor = await newcomer('vendor');
  const headers = { authorization: `Bearer ${await openSession(request, vendor)}` };
  expect((await request.post('/api/venues', { data: venueBody, headers })).ok()).toBe(true);
  const handOff = await request.post('/api/hand-offs', { data: { audience: 'vendor_dashboard' }, headers });
  const { token, path: where } = (await handOff.json()) as { token: string; path: string };
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ viewport, baseURL: baseURL ?? '', hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${where}/settings?token=${token}&language=ar`);
  await page.getByRole('link', { name: 'فتح التراخيص' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'التراخيص' })).toBeVisible();
  await page.getByRole('button', { name: 'حفظ ومتابعة' }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await page.getByLabel('الترخيص', { exact: true }).selectOption('physician');
  await page.getByLabel('رقم الترخيص').fill('٢٢٧١/ب');
  await page.getByLabel('باسم').fill('د. عمر فاضل');
  await page.getByLabel('آخر يوم').fill('2099-06-30');
  await page.getByRole('button', { name: 'حفظ ومتابعة' }).click();
  const item = page.getByRole('listitem', { name: 'الترخيص الطبي' });
  await expect(item.getByText('تنقصه الصورة')).toBeVisible();
  // The first try is lost on the way; a tap sends the same picture again.
  await page.route('**/document', (route) => route.abort(), { times: 1 });
  await item.getByLabel('التقاط صورة أو اختيارها').setInputFiles(picture);
  await item.getByRole('button', { name: 'إرسال الصورة من جديد' }).click();
  await expect(item.getByText('بانتظار التدقيق')).toBeVisible({ timeout: 20_000 });
  await item.getByRole('button', { name: 'عرض الصورة' }).click();
  const shown = item.getByRole('img', { name: 'صورة الوثيقة' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await checkAccess(page);
  await item.getByRole('button', { name: /^سحب/ }).click();
  await expect(item.getByText('مسحوب')).toBeVisible();
  await context.close();
});
