import path from 'node:path';
import type { APIRequestContext, Browser, Page, TestInfo } from '@playwright/test';
import { asOwner, openDay } from './dashboard/owner.ts';
import { expect, test } from './fixtures.ts';
import { beginLogin, codeOf, enterCode, makeOperator } from './operator/operator-login.ts';

const file = path.join(
  import.meta.dirname,
  '../apps/server/db/world/pictures/bayt-al-raha-massage-b3b093-900x675/600.webp',
);

/** What is pressed and read in the language of a reader, and what each project changes: they share one server. */
const textsOf = {
  en: {
    employee: 'Nasrin Aziz',
    reported: { slug: 'bayt-al-raha', venue: 'Bayt al-Raha' },
    report: 'Report this picture',
    reason: 'It shows somebody who did not agree',
    details: 'More details (optional)',
    send: 'Send report',
    arrived: 'Thank you. We will look at this picture.',
    logIn: 'Log in to report a picture',
  },
  ar: {
    employee: 'Mariam Hanna',
    reported: { slug: 'noor-salon', venue: 'Noor Salon' },
    report: 'الإبلاغ عن هذه الصورة',
    reason: 'فيها شخص لم يوافق على الظهور',
    details: 'تفاصيل أخرى (اختياري)',
    send: 'إرسال البلاغ',
    arrived: 'شكرًا لك. سنراجع هذه الصورة.',
    logIn: 'تسجيل الدخول للإبلاغ عن صورة',
  },
};

/** The operator's application, in English, in a browser of its own. */
async function openOperator(browser: Browser, request: APIRequestContext, testInfo: TestInfo, baseURL: string) {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await enterCode(page, codeOf(await beginLogin(page, await makeOperator(request, testInfo))));
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return page;
}

async function sendPortrait(dashboard: Page, employee: string, checkAccess: (on: Page) => Promise<void>) {
  await dashboard.goto('/vendor/dashboard/team');
  await dashboard.getByRole('button', { name: `Edit: ${employee}` }).click();
  const section = dashboard.getByRole('region', { name: 'Picture' });
  await section.getByLabel(/^Choose/).setInputFiles(file);
  await section.getByRole('button', { name: 'Send the picture' }).click();
  await expect(section.getByText('Please ask first')).toBeVisible();
  await checkAccess(dashboard);
  await section.getByRole('checkbox', { name: `${employee} agreed` }).check();
  await section.getByRole('button', { name: 'Send the picture' }).click();
  await expect(section.getByText(/We are looking at/)).toBeVisible({ timeout: 40_000 });
  return section;
}

// The command opens the database beside the running server.
test.describe.configure({ timeout: 120_000 });

test('R14.16 a portrait that an owner sends with the word of the employee is on the page of the venue once it is approved, and gone once it is removed', async ({
  browser,
  page,
  open,
  request,
  language,
  baseURL,
  checkAccess,
}, testInfo) => {
  const { employee } = textsOf[language === 'ar' ? 'ar' : 'en'];
  const dashboard = await openDay(browser, request, undefined, {
    baseURL: baseURL ?? '',
    viewport: page.viewportSize(),
  });
  const section = await sendPortrait(dashboard, employee, checkAccess);
  const url = await sentUrlOf(request, employee);
  const shown = page.locator(`#team img[src="${url}"]`);
  await open('/v/bayt-al-raha');
  await expect(shown).toHaveCount(0);

  const operator = await openOperator(browser, request, testInfo, baseURL ?? '');
  await operator.goto('/operator/approvals?kind=portrait');
  await operator.getByRole('link', { name: /Bayt al-Raha.*Portrait of an employee/ }).click();
  await expect(operator.getByText(`${employee} (who is shown) agreed`)).toBeVisible();
  await checkAccess(operator);
  await operator.getByRole('radio', { name: 'Approve' }).check();
  await operator.getByRole('button', { name: 'Send decision' }).click();
  await expect(operator).toHaveURL(/\/operator\/approvals\?/);
  await operator.context().close();

  await expect(async () => {
    await open('/v/bayt-al-raha');
    await expect(shown).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(384);

  await section.getByRole('button', { name: 'Remove the picture' }).click();
  await section.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(section.getByRole('button', { name: 'Remove the picture' })).toBeHidden();
  await expect(async () => {
    await open('/v/bayt-al-raha');
    await expect(shown).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  expect((await request.get(url)).status()).toBe(404);
  await dashboard.context().close();
});

/** The address of the portrait that was sent last of an employee. */
async function sentUrlOf(request: APIRequestContext, employee: string): Promise<string> {
  const { headers, venueId } = await asOwner(request);
  const answer = await request.get(`/api/venues/${venueId}/employees`, { headers });
  const { data } = (await answer.json()) as { data: { name: { en: string }; sent_portrait: { url: string } | null }[] };
  return data.find(({ name }) => name.en === employee)?.sent_portrait?.url ?? '';
}

test('R14.16 a visitor with an account reports a picture of the work, and the operator keeps it', async ({
  browser,
  page,
  open,
  newcomer,
  signIn,
  request,
  language,
  baseURL,
  checkAccess,
}, testInfo) => {
  const texts = textsOf[language === 'ar' ? 'ar' : 'en'];
  const { slug, venue } = texts.reported;
  const openPicture = async () => {
    await open(`/v/${slug}`);
    const first = page.locator('#portfolio li a').first();
    await first.scrollIntoViewIfNeeded();
    // Without its script the link leads to the file.
    await page.locator('#venue-work[data-ready]').waitFor();
    await first.click();
    await page.getByRole('dialog').getByRole('button', { name: texts.report }).click();
  };
  await openPicture();
  await expect(page.getByRole('dialog', { name: texts.logIn })).toBeVisible();
  await signIn(await newcomer());
  await openPicture();
  const dialog = page.getByRole('dialog', { name: texts.report });
  await dialog.getByRole('radio', { name: texts.reason }).check();
  await dialog.getByLabel(texts.details).fill('That is my sister');
  await checkAccess();
  await dialog.getByRole('button', { name: texts.send }).click();
  await expect(page.getByText(texts.arrived)).toBeVisible();
  await expect(dialog).toBeHidden();

  const operator = await openOperator(browser, request, testInfo, baseURL ?? '');
  await operator.getByRole('link', { name: /reported pictures/ }).click();
  const entry = operator.getByRole('listitem').filter({ hasText: venue }).filter({ hasText: '1 report since' });
  await expect(entry.getByText('That is my sister')).toBeVisible();
  await expect(entry.getByRole('img')).toBeVisible();
  await checkAccess(operator);
  await entry.getByRole('button', { name: 'Keep the picture' }).click();
  await expect(entry).toBeHidden();
  await operator.context().close();
  await open(`/v/${slug}`);
  await expect(page.locator('#portfolio li')).not.toHaveCount(0);
});
