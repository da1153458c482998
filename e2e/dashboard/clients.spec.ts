import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { expect, test, type ProjectOptions } from '../fixtures.ts';
import { openSession } from '../accounts.ts';
import { listFreeSlots } from '../booking/booking-test.ts';
import { asOwner } from './owner.ts';

const owner = { email: 'rebin@example.com', password: 'bukra-inshallah' };
const venueName = { en: 'Bayt al-Raha', ar: 'بيت الراحة' };
/** Where each language imports, so that none takes back what another one has just brought. */
const importing = { en: 'Bayt al-Raha', ar: 'Dalal Studio' };
const importingShown = { en: 'Bayt al-Raha', ar: 'ستوديو دلال' };
const [employee] = landmarks.threeEmployees.employees;

/** What the screens say. */
const texts = {
  en: {
    account: /Account and display/,
    venue: 'Venue',
    add: 'Add',
    name: 'Name of the client',
    start: 'Starts at',
    known: 'Known client',
    allergies: 'Allergies',
    more: 'More',
    merge: 'Merge with another file',
    other: 'Name or number of the other file',
    join: 'Merge',
    undo: 'Undo',
    import: 'Import 2 clients',
    refused: 'no number',
    undone: 'Undone',
  },
  ar: {
    account: /الحساب/,
    venue: 'المركز',
    add: 'إضافة',
    name: 'الاسم',
    start: 'وقت البداية',
    known: 'ملف معروف',
    allergies: 'حساسية',
    more: 'المزيد',
    merge: 'دمج مع ملف آخر',
    other: 'اسم صاحب الملف الآخر أو رقمه',
    join: 'دمج',
    undo: 'تراجع',
    import: 'استيراد ملفين',
    refused: 'بلا رقم',
    undone: 'تم التراجع',
  },
};

test.describe.configure({ timeout: 60_000 });

/** Opens a screen of the owner's dashboard in the language of the project. */
async function openScreen(
  page: Page,
  request: APIRequestContext,
  language: 'en' | 'ar',
  screen: string,
  shown = venueName[language],
) {
  const headers = { authorization: `Bearer ${await openSession(request, owner)}` };
  const handOff = await request.post('/api/hand-offs', { headers, data: { audience: 'vendor_dashboard' } });
  const { token, path } = (await handOff.json()) as { token: string; path: string };
  const [address = '', query] = screen.split('?');
  await page.goto(`${path}?token=${token}&language=${language}${query ? `&${query}` : ''}`);
  const words = texts[language];
  await page.getByRole('button', { name: words.account }).click();
  await page.getByLabel(words.venue, { exact: true }).selectOption(shown);
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(new RegExp(shown));
  if (address) await page.goto(`${new URL(page.url()).pathname.replace(/\/$/, '')}/${address}`);
}

/** Makes a file with a name and a number that nobody else has. */
async function addClient(request: APIRequestContext, given: string, venue?: string) {
  const { headers, venueId } = await asOwner(request, venue);
  const name = `${given} ${randomUUID().slice(0, 6)}`;
  const phone = `0770${randomInt(1_000_000, 9_999_999)}`;
  const answer = await request.post(`/api/venues/${venueId}/clients`, { headers, data: { name, phone } });
  const { data } = (await answer.json()) as { data: { id: number } };
  return { id: data.id, name, phone, venueId, headers };
}

const languageOf = (language: ProjectOptions['language']) => (language === 'ckb' ? 'en' : language);

test('R15.01 a walk-in of a known client takes three taps, says of allergies and belongs to the file', async ({
  page,
  request,
  language,
  checkAccess,
}) => {
  const words = texts[languageOf(language)];
  const { id, name, phone, venueId, headers } = await addClient(request, 'Dalal');
  const file = `/api/venues/${venueId}/clients/${id}`;
  await request.put(`${file}/allergies`, { headers, data: { text: 'Henna' } });
  const starts = await listFreeSlots(request, employee, language === 'ar' ? 21 : 24);
  const [{ booking_date: day, time }] = starts.filter(({ time: at }) => at > '09:00') as unknown as typeof starts;
  await openScreen(page, request, languageOf(language), `?day=${day}`);
  const begun = Date.now();
  await page.getByRole('button', { name: words.add, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.name, { exact: true }).fill(phone.slice(0, 9));
  await dialog.getByRole('button', { name }).click();
  await expect(dialog.getByText(words.known)).toBeVisible();
  await expect(dialog.getByText('Henna')).toBeVisible();
  await checkAccess();
  await dialog.getByLabel(words.start).fill(time);
  await dialog.getByRole('button', { name: words.add, exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(Date.now() - begun).toBeLessThan(15_000);
  const bookings = await request.get(`/api/venues/${venueId}/bookings?client=${id}`, { headers });
  const { data } = (await bookings.json()) as { data: { customer_name: string; client: object }[] };
  expect(data).toMatchObject([{ customer_name: name, client: { id, has_allergies: true } }]);
});

test('R15.01 two files are merged, and the merge is taken back', async ({ page, request, language, checkAccess }) => {
  const words = texts[languageOf(language)];
  const [one, other] = [await addClient(request, 'Rusul'), await addClient(request, 'Rusool')];
  await openScreen(page, request, languageOf(language), `customers/${one.id}`);
  await page.locator('main').getByRole('button', { name: words.more, exact: true }).click();
  await page.getByRole('button', { name: words.merge }).click();
  await page.getByLabel(words.other).fill(other.phone);
  await page.getByRole('dialog').getByRole('button', { name: other.name }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.join, exact: true }).click();
  await expect(page.getByText(other.name)).toBeVisible();
  await checkAccess();
  const file = `/api/venues/${other.venueId}/clients/${other.id}`;
  expect((await request.get(file, { headers: other.headers })).status()).toBe(404);
  await page.getByRole('button', { name: words.undo, exact: true }).click();
  await expect(page.getByText(other.name)).toBeHidden();
  expect((await request.get(file, { headers: other.headers })).status()).toBe(200);
});

test('R15.01 a file of clients is looked at line by line, imported and taken back', async ({
  page,
  request,
  language,
  checkAccess,
}) => {
  const words = texts[languageOf(language)];
  const known = await addClient(request, 'Hala', importing[languageOf(language)]);
  const name = `Sara ${randomUUID().slice(0, 6)}`;
  const lines = [
    'Name,Phone,Tags',
    `Hala,${known.phone},Bride`,
    `${name},0781${randomInt(1_000_000, 9_999_999)},`,
    'Nobody,,',
  ];
  await openScreen(page, request, languageOf(language), 'customers/import', importingShown[languageOf(language)]);
  const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByText(words.refused)).toBeVisible();
  await checkAccess();
  const find = async () => {
    const query = `/api/venues/${known.venueId}/client-search?text=${encodeURIComponent(name)}`;
    const { data } = (await (await request.get(query, { headers: known.headers })).json()) as { data: object[] };
    return data.length;
  };
  expect(await find()).toBe(0);
  await page.getByRole('button', { name: words.import }).click();
  const undo = page.getByRole('button', { name: words.undo, exact: true }).first();
  await expect(undo).toBeVisible();
  expect(await find()).toBe(1);
  await undo.click();
  await expect(page.getByText(words.undone, { exact: true }).first()).toBeVisible();
  await expect.poll(find).toBe(0);
});
