import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { demoPassword, users } from '../../apps/server/db/world/users.ts';
import { expect, test as base } from '../fixtures.ts';
import { openSession } from '../people.ts';
import { words as everyWord } from './words.ts';

const service = `/listing-details/${landmarks.unreviewed}`;

const test = base.extend<{ say: (typeof everyWord)['en' | 'ar'] }>({
  say: async ({ language }, use) => use(everyWord[language === 'ar' ? 'ar' : 'en']),
});

for (const role of ['customer', 'vendor'] as const) {
  test(`R6.04 R4.07 R7.20 a ${role} features a service and takes it back, and reads what that does`, async ({
    page,
    open,
    say,
    newcomer,
    signIn,
    checkAccess,
  }) => {
    await signIn(await newcomer(role));
    await open(service);
    const feature = page.getByRole('main').getByRole('button', { name: say.feature, exact: true });
    await expect(feature).toHaveAttribute('aria-pressed', 'false');
    await expect(feature).toHaveAccessibleDescription(/./);
    await feature.click();
    await expect(page.getByText(say.featured)).toBeVisible();
    await expect(feature).toHaveAttribute('aria-pressed', 'true');
    await checkAccess();
    await open(service);
    await expect(feature).toHaveAttribute('aria-pressed', 'true');
    await feature.click();
    await expect(page.getByText(say.unfeatured)).toBeVisible();
    await expect(feature).toHaveAttribute('aria-pressed', 'false');
  });
}

test('R6.04 a visitor is not offered to feature a service', async ({ page, open, say }) => {
  await open(service);
  await expect(page.getByRole('main').getByRole('button', { name: say.keep, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: say.feature, exact: true })).toHaveCount(0);
});

test('R8.16 featuring that fails says so and shows the state as it is', async ({
  page,
  open,
  say,
  newcomer,
  signIn,
  expectFault,
}) => {
  expectFault(/\/feature/);
  await signIn(await newcomer());
  await page.route('**/api/services/*/feature', (route) => route.fulfill({ status: 500, body: '' }));
  await open(service);
  const feature = page.getByRole('main').getByRole('button', { name: say.feature, exact: true });
  await feature.click();
  await expect(page.getByText(say.failedFeature, { exact: true })).toBeVisible();
  await expect(feature).toHaveAttribute('aria-pressed', 'false');
});

test('R8.16 a vendor cannot feature a service of the own venue, and reads why', async ({
  page,
  open,
  say,
  request,
  signIn,
}) => {
  const token = await openSession(request, { email: users.huda.email, password: demoPassword });
  await signIn({ name: users.huda.name, roleId: 0, token });
  await open(`/listing-details/${landmarks.specifiedPrices.service}`);
  await page.getByRole('main').getByRole('button', { name: say.feature, exact: true }).click();
  await expect(page.getByText(`${say.failedFeature}: ${say.ownService}`)).toBeVisible();
});
