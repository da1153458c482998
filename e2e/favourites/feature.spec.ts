import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { demoPassword, users } from '../../apps/server/db/world/users.ts';
import { expect, test as base } from '../fixtures.ts';
import { openSession } from '../accounts.ts';
import { messages as allMessages } from './messages.ts';

const service = `/listing-details/${landmarks.unreviewed}`;

const test = base.extend<{ texts: (typeof allMessages)['en' | 'ar'] }>({
  texts: async ({ language }, use) => use(allMessages[language === 'ar' ? 'ar' : 'en']),
});

for (const role of ['customer', 'vendor'] as const) {
  test(`R6.04 R4.07 R7.20 R8.16 a ${role} features a service and takes it back, reads what that does, and why it failed`, async ({
    page,
    open,
    texts,
    newcomer,
    signIn,
    checkAccess,
    expectError,
  }) => {
    expectError(/\/feature/);
    await signIn(await newcomer(role));
    await open(service);
    const feature = page.getByRole('main').getByRole('button', { name: texts.feature, exact: true });
    await expect(feature).toHaveAttribute('aria-pressed', 'false');
    await expect(feature).toHaveAccessibleDescription(/./);
    await page.route('**/api/services/*/feature', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await feature.click();
    await expect(page.getByText(texts.failedFeature, { exact: true })).toBeVisible();
    await expect(feature).toHaveAttribute('aria-pressed', 'false');
    await feature.click();
    await expect(page.getByText(texts.featured)).toBeVisible();
    await expect(feature).toHaveAttribute('aria-pressed', 'true');
    await checkAccess();
    await open(service);
    await expect(feature).toHaveAttribute('aria-pressed', 'true');
    await feature.click();
    await expect(page.getByText(texts.unfeatured)).toBeVisible();
    await expect(feature).toHaveAttribute('aria-pressed', 'false');
  });
}

test('R6.04 a visitor is not offered to feature a service', async ({ page, open, texts }) => {
  await open(service);
  await expect(page.getByRole('main').getByRole('button', { name: texts.addToWishlist, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: texts.feature, exact: true })).toHaveCount(0);
});

test('R8.16 a vendor cannot feature a service of the own venue, and reads why', async ({
  page,
  open,
  texts,
  request,
  signIn,
}) => {
  const token = await openSession(request, { email: users.huda.email, password: demoPassword });
  await signIn({ name: users.huda.name, roleId: 0, token });
  await open(`/listing-details/${landmarks.specifiedPrices.service}`);
  await page.getByRole('main').getByRole('button', { name: texts.feature, exact: true }).click();
  await expect(page.getByText(`${texts.failedFeature}: ${texts.ownService}`)).toBeVisible();
});
