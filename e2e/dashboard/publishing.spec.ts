import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, type Fixtures, test } from '../fixtures.ts';
import { openSession, storeSession } from '../accounts.ts';
import { showRequests } from './owner.ts';

const password = 'rain over Mosul';
const picture = path.join(import.meta.dirname, '../../apps/server/db/world/pictures/hair-c1ad98-1200x900/1200.webp');

/** What the dashboard says in Arabic, in which most vendors work, on a phone. */
const texts = {
  venue: 'اسم المركز',
  city: 'المدينة',
  district: 'الحي',
  address: 'الشارع وأقرب نقطة دالة',
  phone: 'الهاتف',
  next: 'حفظ ومتابعة',
  fridayOff: /^الجمعة عطلة، من 10/,
  name: 'الاسم',
  job: 'المهنة',
  save: 'حفظ',
  goOn: 'متابعة',
  title: 'اسم العرض',
  hairCut: /قصّ شعر/,
  addPictures: 'إضافة صور',
  publish: 'نشر',
  published: /تم النشر/,
  toToday: 'إلى صفحة اليوم',
  today: 'اليوم',
  start: 'البداية',
  progress: /اكتمل/,
  hours: 'أوقات العمل',
  addDays: 'إضافة أيام خاصة',
  firstDay: 'أول يوم',
  lastDay: 'آخر يوم',
  affected: 'حجز واحد لم يعد مناسبًا',
  what: /الإجراء لحجز/,
  reason: 'السبب (يصل إلى الزبائن)',
  send: 'حفظ وإشعار الزبائن',
  undecided: 'يُرجى تحديد الإجراء لكل حجز.',
};

test.describe.configure({ timeout: 120_000 });

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** Signs up on the site, logs in, and opens the dashboard from the menu, as a person does. */
async function arrive(page: Page, { open, messages, logIn }: Pick<Fixtures, 'open' | 'messages' | 'logIn'>) {
  const vendor = { name: 'ياسمين كريم', email: `${randomUUID()}@example.com`, password };
  await open('/professionalsignup');
  await page.getByLabel(messages.name, { exact: true }).fill(vendor.name);
  await page.getByLabel(messages.email).fill(vendor.email);
  await page.getByLabel(messages.password, { exact: true }).fill(password);
  await page.getByLabel(messages.confirmation).fill(password);
  await page.getByRole('button', { name: messages.signUp }).click();
  await page.getByRole('button', { name: messages.goNow }).click();
  await expect(page.getByRole('button', { name: messages.logIn, exact: true })).toBeVisible();
  await expect(page.getByLabel(messages.email)).toHaveValue(vendor.email);
  await logIn(vendor.email, password);
  await page.getByRole('button', { name: messages.goNow }).click();
  await page.getByRole('banner').getByRole('button', { name: vendor.name, exact: true }).click();
  await page.getByRole('button', { name: messages.dashboard, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.start })).toBeVisible();
  return vendor;
}

/** The six steps; `title` is what the service is found by. */
async function goThrough(page: Page, title: string, checkAccess: Fixtures['checkAccess']) {
  await checkAccess();
  await page.getByLabel(texts.venue).fill('صالون ياسمين');
  await page.getByLabel(texts.city).selectOption('kirkuk');
  await page.getByLabel(texts.district).fill('شارع الجمهورية');
  await page.getByLabel(texts.address).fill('قرب القلعة');
  await page.getByLabel(texts.phone).fill('٠٧٧٠ ١٢٣ ٤٥٦٧');
  await button(page, texts.next).click();
  await page.getByRole('button', { name: texts.fridayOff }).click();
  await checkAccess();
  await button(page, texts.next).click();
  await page.getByLabel(texts.name, { exact: true }).fill('ياسمين كريم');
  await page.getByLabel(texts.job).fill('مصففة شعر');
  await button(page, texts.save).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'مصففة شعر' })).toBeVisible();
  // What is entered is kept on the server: nothing is lost by a reload.
  await page.reload();
  await button(page, texts.goOn).click();
  await page.getByLabel(texts.title, { exact: true }).fill(title);
  await page.getByRole('button', { name: texts.hairCut }).first().click();
  await checkAccess();
  await button(page, texts.next).click();
  await page.getByLabel(texts.addPictures).setInputFiles(picture);
  // Four widths in two formats keep a core busy, which others may keep busy too.
  await expect(page.getByRole('main').locator('li img')).toBeVisible({ timeout: 60_000 });
  await checkAccess();
  await button(page, texts.goOn).click();
  await button(page, texts.publish).click();
  await expect(page.getByText(texts.published)).toBeVisible();
}

/** A new customer finds a service by the search, and asks for the first free time of a day ahead. */
async function bookAsCustomer(page: Page, title: string, { open, messages, signIn, newcomer }: CustomerFixtures) {
  const customer = await newcomer();
  await signIn(customer, page);
  await open(`/services?treatment=${encodeURIComponent(title)}`, page);
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.getByRole('button', { name: messages.bookNow, exact: true }).last().click();
  const panel = page.getByRole('dialog', { name: messages.panel });
  const days = panel.getByRole('group', { name: messages.day, exact: true }).getByRole('radio', { disabled: false });
  await days.nth(1).click();
  // Until the day is shown, the slots of the day before it lie under the pointer.
  await expect(days.nth(1)).toBeChecked();
  const times = panel.getByRole('group', { name: messages.times }).getByRole('radio', { disabled: false });
  await times.first().click();
  await expect(times.first()).toBeChecked();
  await panel.getByRole('button', { name: messages.request }).click();
  await expect(page.getByRole('dialog').filter({ hasText: messages.doneText })).toBeVisible();
  return customer;
}

type CustomerFixtures = Pick<Fixtures, 'open' | 'messages' | 'signIn' | 'newcomer'>;

/** A browser of somebody else. */
async function anotherPage(browser: Browser, page: Page, baseURL = ''): Promise<Page> {
  const viewport = page.viewportSize();
  const context = await browser.newContext({
    viewport,
    baseURL,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

test('R1.02 R2.04 a new vendor goes from sign-up to a published service on a phone, a customer finds and books it, and the request is there', async ({
  page,
  browser,
  open,
  messages,
  logIn,
  signIn,
  newcomer,
  checkAccess,
  baseURL,
}) => {
  // Letters alone: the database reads 6e79fb52 as a number and a word.
  const title = `قص الشعر ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  await arrive(page, { open, messages, logIn });
  await goThrough(page, title, checkAccess);
  const visitor = await anotherPage(browser, page, baseURL);
  const customer = await bookAsCustomer(visitor, title, { open, messages, signIn, newcomer });
  await page.getByRole('link', { name: texts.toToday }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.today })).toBeVisible();
  await expect(page.getByText(texts.progress)).toBeHidden();
  await showRequests(page);
  await expect(page.getByRole('article', { name: customer.name })).toBeVisible();
  await checkAccess();
  await visitor.context().close();
});

type VendorRequest = { readonly token: string; readonly path: string; readonly body: object };

async function post<T>(request: APIRequestContext, { token, path: where, body }: VendorRequest): Promise<T> {
  const answer = await request.post(`/api${where}`, { data: body, headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: T }).data;
}

/** A vendor's published venue with one service, and a booking of a customer in a week. */
async function makeBookedVenue(request: APIRequestContext, vendor: string, customer: string): Promise<string> {
  const one = (text: string) => ({ ar: text });
  const at = { name: one('دار ليلى'), type: 'saloon', city: 'duhok', district: one('المركز'), address: one('السوق') };
  const contact = { postcode: null, phone: null, email: null, website: null, latitude: null, longitude: null };
  const venue = { ...at, ...contact, is_women_only: false, hours: 'every-day' };
  const { id } = await post<{ id: number }>(request, { token: vendor, path: '/venues', body: venue });
  const employeeFields = { name: one('ليلى'), job: one('مصففة'), gender: 'female', phone: null, email: null };
  const employee = await post<{ id: number }>(request, {
    token: vendor,
    path: `/venues/${id}/employees`,
    body: employeeFields,
  });
  const timing = { buffer: 0, buffer_before: 0, processing_from: null, processing_minutes: null };
  const treatments = [{ title: one('قص'), duration: 45, ...timing, price: 20_000, discount: 0 }];
  const serviceFields = {
    category_id: 1,
    title: one('قص عند ليلى'),
    description: {},
    full_description: {},
    tag_ids: [],
    coupon: null,
  };
  type OwnServiceAnswer = { id: number; treatments: { id: number }[] };
  const service = await post<OwnServiceAnswer>(request, {
    token: vendor,
    path: `/venues/${id}/services`,
    body: { ...serviceFields, treatments, employee_ids: [employee.id] },
  });
  const headers = { authorization: `Bearer ${vendor}` };
  const publication = { is_published: true, resolutions: [] };
  expect((await request.put(`/api/services/${service.id}/publication`, { data: publication, headers })).ok()).toBe(
    true,
  );
  const day = new Date(Date.now() + 3 * 3_600_000 + 7 * 86_400_000).toISOString().slice(0, 10);
  const item = { service_id: service.id, pricing_item_id: service.treatments[0]?.id, duration: 45, price: 20_000 };
  const when = { booking_date: day, time: '11:00', customer_name: 'Rawan Fadel', notes: '' };
  await post(request, { token: customer, path: '/bookings', body: { ...item, ...when } });
  return day;
}

test('R2.04 a day is closed only once it is said what becomes of its bookings', async ({
  page,
  request,
  newcomer,
  checkAccess,
}) => {
  const vendor = await newcomer('vendor');
  const customer = await newcomer();
  const day = await makeBookedVenue(request, vendor.token, customer.token);
  await storeSession(page, { ...vendor, token: await openSession(request, vendor) });
  const handOff = await request.post('/api/hand-offs', {
    data: { audience: 'vendor_dashboard' },
    headers: { authorization: `Bearer ${vendor.token}` },
  });
  const { token, path: where } = (await handOff.json()) as { token: string; path: string };
  await page.goto(`${where}/hours?token=${token}&language=ar`);
  await expect(page.getByRole('heading', { level: 1, name: texts.hours })).toBeVisible();
  await checkAccess();
  await button(page, texts.addDays).click();
  await page.getByLabel(texts.firstDay).fill(day);
  await page.getByLabel(texts.lastDay).fill(day);
  await button(page, texts.save).last().click();
  const dialog = page.getByRole('dialog', { name: texts.affected });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: texts.send }).click();
  await expect(dialog.getByText(texts.undecided)).toBeVisible();
  await dialog.getByLabel(texts.what).selectOption('cancel');
  await dialog.getByLabel(texts.reason).fill('عطلة');
  await checkAccess();
  await dialog.getByRole('button', { name: texts.send }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^حذف:/ })).toBeVisible();
  const bookings = await request.get('/api/bookings', { headers: { authorization: `Bearer ${customer.token}` } });
  expect(((await bookings.json()) as { data: { status: string }[] }).data.map(({ status }) => status)).toEqual([
    'cancelled',
  ]);
});
