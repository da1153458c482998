import { expect, test as base } from '../fixtures.ts';
import { messages as allMessages } from './messages.ts';

const test = base.extend<{ texts: (typeof allMessages)['en' | 'ar'] }>({
  texts: async ({ language }, use) => use(allMessages[language === 'ar' ? 'ar' : 'en']),
});

test('R2.07 R2.08 R2.09 R2.10 R2.11 R2.12 every link of the footer leads to a page of its own', async ({
  page,
  open,
  request,
}) => {
  await open('/terms');
  const footer = page.getByRole('contentinfo');
  const links = footer.getByRole('link');
  const hrefs = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  const titles = new Map<string, string>();
  for (const href of new Set(hrefs.map((one) => one.split('#')[0] ?? ''))) {
    const answer = await request.get(href);
    expect(answer.status(), href).toBe(200);
    titles.set(href, /<h1[^>]*>(.*?)<\/h1>/.exec(await answer.text())?.[1] ?? '');
  }
  expect(new Set(titles.values()).size).toBe(titles.size);
  expect(titles.size).toBeGreaterThanOrEqual(18);
  for (const name of [/iPhone/, /Android/]) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /\/app$/);
  }
  await expect(footer).toContainText(/© 2024–20\d\d/);
});

test('R2.08 a long text has its contents beside it, and its links stay in the language', async ({
  page,
  open,
  at,
  texts,
  isMobile,
}) => {
  await open('/terms');
  const contents = page.getByRole('navigation', { name: texts.contents });
  if (isMobile) return expect(contents).toBeHidden();
  const first = contents.getByRole('link').first();
  const text = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 2, name: text, exact: true })).toBeInViewport();
  await open('/newsletter');
  await page.getByRole('article').locator('a[href$="/contact"]').first().click();
  await expect(page).toHaveURL(new RegExp(`${at('/contact')}$`));
});

test('R2.09 the treatment guide and the glossary lead to searches that find something', async ({ page, open, at }) => {
  for (const path of ['/treatment-guide', '/glossary']) {
    await open(path);
    const link = page.getByRole('main').locator('a[href*="?treatment="]').first();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${at('/hair')}\\?treatment=`));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  }
});

test('R2.10 a professional who wants to register gets to the sign-up', async ({ page, open, at }) => {
  await open('/register-professional');
  await page.getByRole('main').locator('a[href$="/professionalsignup"]').last().click();
  await expect(page).toHaveURL(new RegExp(`${at('/professionalsignup')}$`));
});

test('R2.10 the status shows each part, ninety days and the moment, and is asked again at a press', async ({
  page,
  open,
  texts,
}) => {
  await open('/status');
  const now = page.getByRole('main').locator('section[aria-live]');
  await expect(now).toContainText(texts.works);
  await expect(page.getByRole('main').locator('ol > li[title]')).toHaveCount(90);
  await page.waitForLoadState('networkidle');
  await page.route('**/api/status', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: texts.refresh }).click();
  await expect(now).toContainText(texts.silent);
  await page.unroute('**/api/status');
  await page.getByRole('button', { name: texts.refresh }).click();
  await expect(now).toContainText(texts.works);
});

test('R2.22 R3.08 R7.03 about shows every field of the about call', async ({
  page,
  open,
  texts,
  request,
  language,
}) => {
  const answer = await request.get('/api/about', { headers: { 'accept-language': language } });
  const about = (await answer.json()) as Record<string, string>;
  await open('/about');
  const main = page.getByRole('main');
  for (const field of ['who_is_tajmeelspot', 'mission', 'vision', 'value', 'trusted_by_users', 'reviews']) {
    await expect(main).toContainText(about[field] ?? '?');
  }
  await expect(main).toContainText(about['favorite_salon_message'] ?? '?');
  for (const figure of texts.figures) await expect(main).toContainText(figure);
  const picture = main.locator('img').first();
  await expect(picture).toHaveAttribute('src', about['mission_image'] ?? '?');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('an unknown text is a 404', async ({ request, at }) => {
  expect((await request.get(`/tajmeelspot/${at('/spot-files/no-such-text')}`)).status()).toBe(404);
});
