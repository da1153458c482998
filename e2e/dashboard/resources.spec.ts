import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { openSession } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';

const password = 'bukra-inshallah';

/** A clinic with two people for one treatment, to each run its own, and what its owner reads. */
const clinics = {
  en: {
    email: 'rebin@example.com',
    venue: 10,
    service: 1004,
    treatment: 10_041,
    employees: [1002, 1003],
    name: 'Steamer',
    add: 'Add rooms, chairs or devices',
    device: 'Device',
    nameLabel: 'Name',
    needed: 'Hydrating facial',
    save: 'Save',
    more: 'Add one more: Steamer',
    remove: 'Remove: Steamer',
    removed: 'Steamer is removed.',
    undo: 'Undo',
    change: 'Change Steamer 1',
    changed: 'Changed. The customer is not told.',
  },
  ar: {
    email: 'haydar@example.com',
    venue: 6,
    service: 603,
    treatment: 6031,
    employees: [602, 603],
    name: 'جهاز البخار',
    add: 'إضافة غرف أو كراسي أو أجهزة',
    device: 'جهاز',
    nameLabel: 'الاسم',
    needed: 'تنظيف بشرة',
    save: 'حفظ',
    more: 'إضافة واحد آخر: جهاز البخار',
    remove: 'حذف: جهاز البخار',
    removed: 'تم حذف جهاز البخار.',
    undo: 'تراجع',
    change: 'تغيير جهاز البخار 1',
    changed: 'تم التغيير من دون إشعار للزبون.',
  },
};

type Clinic = (typeof clinics)['en' | 'ar'];

/** The calls of the owner, and a page of the owner's dashboard in the language of the run. */
async function asOwnerOf({ email, venue }: Clinic, request: APIRequestContext, browser: Browser, language: string) {
  const headers = { authorization: `Bearer ${await openSession(request, { email, password })}` };
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((id) => localStorage.setItem('dashboard.venue', String(id)), venue);
  const open = async (path: string) => {
    const handOff = await request.post('/api/hand-offs', { headers, data: { audience: 'vendor_dashboard' } });
    const { token, path: dashboard } = (await handOff.json()) as { token: string; path: string };
    const mark = path.includes('?') ? '&' : '?';
    await page.goto(`${dashboard.replace(/\/$/, '')}${path}${mark}token=${token}&language=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  return { headers, page, open };
}

type OfferedDay = { date: string; times: { time: string; is_free: boolean }[] };

/** The free times of an employee on a day, else on the first of some that have any. */
async function freeTimes(request: APIRequestContext, { service, treatment }: Clinic, employee: number, date: string) {
  const query = `treatment_id=${treatment}&employee_id=${employee}&from=${date}&days=1`;
  const answer = await request.get(`/api/services/${service}/slots?${query}`);
  const { data } = (await answer.json()) as { data: { days: OfferedDay[] } };
  return (data.days[0]?.times ?? []).filter(({ is_free: isFree }) => isFree).map(({ time }) => time);
}

/** Enters a device of which the treatment needs one. */
async function enterDevice(page: Page, clinic: Clinic): Promise<void> {
  await page.getByRole('button', { name: clinic.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: clinic.device, exact: true }).check();
  await dialog.getByLabel(clinic.nameLabel, { exact: true }).fill(clinic.name);
  await dialog.locator(`input[name="treatment-${clinic.treatment}"]`).check();
  await dialog.getByRole('button', { name: clinic.save, exact: true }).click();
  await expect(page.getByRole('button', { name: `${clinic.name} 1` })).toBeVisible();
}

test('R15.09 one device serves one customer at a time, and another one is given by hand', async ({
  browser,
  request,
  language,
  checkAccess,
}) => {
  const clinic = clinics[language === 'ar' ? 'ar' : 'en'];
  const { headers, page, open } = await asOwnerOf(clinic, request, browser, language);
  await open('/resources');
  await enterDevice(page, clinic);
  await checkAccess(page);
  const [one = 0, other = 0] = clinic.employees;
  const date = '2026-12-06';
  const [first = '', ...later] = (await freeTimes(request, clinic, one, date)).filter((time) => time >= '12:00');
  expect(await freeTimes(request, clinic, other, date)).toContain(first);
  const walkIn = {
    treatment_id: clinic.treatment,
    employee_id: one,
    customer_name: 'Sawsan',
    booking_date: date,
    time: first,
  };
  const entered = await request.post(`/api/venues/${clinic.venue}/walk-ins`, { headers, data: walkIn });
  const { id } = ((await entered.json()) as { data: { id: number } }).data;
  // Somebody else is free, the device is not.
  expect(await freeTimes(request, clinic, other, date)).not.toContain(first);
  const moved = { booking_date: date, time: later.at(-1) ?? '' };
  expect((await request.put(`/api/bookings/${id}/assignment`, { headers, data: moved })).status()).toBe(200);
  expect(await freeTimes(request, clinic, other, date)).toContain(first);

  await page.getByRole('button', { name: clinic.more }).click();
  await expect(page.getByRole('button', { name: `${clinic.name} 2` })).toBeVisible();
  await open(`?day=${date}`);
  const event = page.locator(`.booking-${id}`).first();
  await expect(event).toContainText(`${clinic.name} 1`);
  await event.click();
  await page.getByLabel(clinic.change).selectOption({ label: `${clinic.name} 2` });
  await expect(page.getByText(clinic.changed)).toBeVisible();
  await expect(event).toContainText(`${clinic.name} 2`);

  await open('/resources');
  await page.getByRole('button', { name: clinic.remove }).click();
  await expect(page.getByText(clinic.removed)).toBeVisible();
  await page.getByRole('button', { name: clinic.undo }).click();
  await expect(page.getByRole('button', { name: `${clinic.name} 2` })).toBeVisible();
  await page.getByRole('button', { name: clinic.remove }).click();
  await expect(page.getByText(clinic.removed)).toBeVisible();
  await page.context().close();
});
