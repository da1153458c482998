import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { expect, test as base } from '../fixtures.ts';

const allMessages = {
  en: {
    openPicture: /^Open picture/,
    share: 'Share',
    shareTitle: 'Share this service',
    link: 'Link',
    copy: 'Copy link',
    copied: 'Link copied.',
    whatsapp: /^WhatsApp/,
    shareFailed: 'Failed to generate share link',
    retry: 'Try again',
    new: 'New',
    unreviewed: 'No reviews yet.',
    until: /^Until /,
    licences: 'Licences',
    dentist: /Licensed: dentist/,
    untilYear: /until \d+ [A-Z][a-z]+ 2028$/,
    today: /Open now|Today/,
    hours: 'Business hours',
    contact: 'Contact',
    similar: 'Similar services',
    missing: 'Service not found',
    loading: 'Loading...',
    copyCode: /^Copy the code/,
    codeCopied: 'Code copied.',
  },
  ar: {
    openPicture: /^فتح الصورة/,
    share: 'مشاركة',
    shareTitle: 'مشاركة هذا العرض',
    link: 'الرابط',
    copy: 'نسخ الرابط',
    copied: 'تم نسخ الرابط.',
    whatsapp: /^واتساب/,
    shareFailed: 'تعذّر إنشاء رابط المشاركة',
    retry: 'إعادة المحاولة',
    new: 'جديد',
    unreviewed: 'لا تقييمات بعد.',
    until: /^حتى /,
    licences: 'التراخيص',
    dentist: /ترخيص طب الأسنان/,
    untilYear: /حتى .*2028$/,
    today: /مفتوح الآن|اليوم/,
    hours: 'أوقات العمل',
    contact: 'معلومات الاتصال',
    similar: 'عروض مشابهة',
    missing: 'العرض غير موجود',
    loading: 'جارٍ التحميل...',
    copyCode: /^نسخ الكود/,
    codeCopied: 'تم نسخ الكود.',
  },
} as const;

const test = base.extend<{ texts: (typeof allMessages)['en' | 'ar'] }>({
  texts: async ({ language }, use) => use(allMessages[language === 'ar' ? 'ar' : 'en']),
});

const { service, coupon } = landmarks.specifiedPrices;
const servicePath = `/listing-details/${service}`;

test('R2.25 R2.27 R2.29 R9.03 a service shows pictures, description, contact, hours, coupon and similar ones', async ({
  page,
  open,
  at,
  texts,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(servicePath);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: texts.openPicture })).toHaveCount(4);
  const section = (name: string) => main.locator('section').filter({ has: page.getByRole('heading', { name }) });
  await expect(section(texts.hours).getByText(texts.today).first()).toBeVisible();
  await expect(section(texts.hours).getByRole('listitem')).toHaveCount(7);
  for (const kind of ['tel:', 'mailto:', 'https://']) {
    await expect(section(texts.contact).locator(`a[href^="${kind}"]`).first()).toBeVisible();
  }
  await expect(section(texts.contact).getByRole('link', { name: /Instagram/ })).toBeVisible();
  await expect(main.getByText(coupon)).toBeVisible();
  await expect(main.getByText(texts.until).filter({ hasText: /2026|2027/ })).toBeVisible();
  await main.getByRole('button', { name: texts.copyCode }).click();
  await expect(page.getByText(texts.codeCopied)).toBeVisible();
  const similar = section(texts.similar).getByRole('link');
  await expect(similar).toHaveCount(4);
  await expect(similar.first()).toHaveAttribute('href', /\/listing-details\/\d+$/);
  const tags = main.locator('a[href*="/services?treatment="]');
  const tag = (await tags.first().textContent()) ?? '';
  await tags.first().click();
  await expect(page).toHaveURL(new RegExp(`${at('/services')}\\?treatment=`));
  expect(new URL(page.url()).searchParams.get('treatment')).toBe(tag);
  await expect(page.locator(`main a[href*="${servicePath}"]`).first()).toBeVisible();
});

test('R2.25 reviews that come near do not move what stands beside them', { tag: '@wide' }, async ({ page, open }) => {
  await open(servicePath);
  const facts = page.locator('#service-facts');
  const reviews = page.locator('#service-reviews').getByRole('article');
  const topOfFacts = () => facts.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await expect(reviews.filter({ hasText: /\p{Script=Arabic}/u })).not.toHaveCount(0);
  await expect(page.locator('#book[data-ready]')).toBeVisible();
  const top = await topOfFacts();
  await reviews.last().scrollIntoViewIfNeeded();
  await expect(reviews.last()).toBeInViewport();
  // What comes near is laid out with the next picture of the screen.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(Math.abs((await topOfFacts()) - top)).toBeLessThan(2);
});

test('R13.04 a service shows the licence of its venue, and of each treatment that needs it', async ({
  page,
  open,
  request,
  texts,
  checkAccess,
}) => {
  const dental = (await (await request.get('/api/services?category=dental&limit=1')).json()) as { id: number }[];
  await open(`/listing-details/${dental[0]?.id}`);
  const main = page.getByRole('main');
  const number = /D-\d+/;
  const ofVenue = main.getByRole('list', { name: texts.licences }).getByRole('listitem');
  await expect(ofVenue.filter({ hasText: texts.dentist }).filter({ hasText: number })).toHaveText(texts.untilYear);
  const rows = main.locator('#prices').getByRole('listitem');
  const licensed = rows.filter({ hasText: texts.dentist }).filter({ hasText: number });
  expect(await licensed.count()).toBe(await rows.count());
  await checkAccess();
  await open(servicePath);
  await expect(main.locator('#prices').getByRole('listitem').first()).toBeVisible();
  await expect(main.getByText(texts.dentist)).toHaveCount(0);
});

test('R9.03 a service that nobody has reviewed says so instead of a rating', async ({ page, open, texts }) => {
  await open(`/listing-details/${landmarks.unreviewed}`);
  await expect(page.getByRole('main').getByText(texts.new, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(texts.unreviewed)).toBeVisible();
});

test('R2.26 R7.21 a service is passed on by its link or by a messenger', async ({
  page,
  open,
  texts,
  context,
  checkAccess,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(`${servicePath}?treatment=${landmarks.specifiedPrices.hairCut}`);
  await page.getByRole('main').getByRole('button', { name: texts.share }).click();
  const dialog = page.getByRole('dialog', { name: texts.shareTitle });
  const link = dialog.getByLabel(texts.link, { exact: true });
  await expect(link).toHaveValue(new RegExp(`^https?://.*${servicePath}$`));
  const address = await link.inputValue();
  const messenger = await dialog.getByRole('link', { name: texts.whatsapp }).getAttribute('href');
  expect(new URL(messenger ?? '').searchParams.get('text')).toContain(address);
  await checkAccess();
  await dialog.getByRole('button', { name: texts.copy }).click();
  await expect(page.getByText(texts.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('R8.16 a link that cannot be made is said, and can be asked for again', async ({
  page,
  open,
  texts,
  expectError,
}) => {
  expectError(/\/share/);
  await page.route('**/api/services/*/share', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await open(servicePath);
  await page.getByRole('main').getByRole('button', { name: texts.share }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText(texts.shareFailed);
  await dialog.getByRole('button', { name: texts.retry }).click();
  await expect(dialog.getByLabel(texts.link, { exact: true })).toHaveValue(/listing-details/);
});

test('R2.30 R8.16 a service that is not there is a 404 that says so', async ({ page, at, texts }) => {
  const answer = await page.goto(at('/listing-details/999999'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: texts.missing })).toBeVisible();
});

test('R2.30 a service that takes its time is announced by a spinner in its own outline', async ({
  page,
  open,
  texts,
}) => {
  await open('/services');
  await page.route('**/listing-details/*.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole('main').locator('a[href*="/listing-details/"]').first().click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: texts.loading })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: texts.share })).toBeVisible();
});
