import { landmarks } from '../apps/server/db/world/landmarks.ts';
import { demoPassword } from '../apps/server/db/world/users.ts';
import { expect, test } from './fixtures.ts';

const service = `/listing-details/${landmarks.specifiedPrices.service}`;
test('R2.30 an unknown service and an unknown page are a 404 that leads on', async ({ page, at, language }) => {
  const missing = await page.goto(at('/listing-details/999999'));
  expect(missing?.status()).toBe(404);
  if (language === 'en') await expect(page.getByText('Service not found')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect((await page.goto(at('/no-such-page')))?.status()).toBe(404);
  expect((await page.goto('xx/hair'))?.status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R2.13 the banner searches with treatment, postcode, date and type, and pages lead on', async ({ page, at }) => {
    await page.goto(at('/'));
    await page.locator('input[name=treatment]').first().fill('massage');
    await page.locator('select[name=postcode]').selectOption('12345');
    await page.locator('form').first().getByRole('button').last().click();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toMatchObject({ treatment: 'massage', postcode: '12345', type: 'saloon' });
    await page.goto(at('/services'));
    const shown = await page.locator('main article').count();
    await page.locator('main a[href*="cursor="]').click();
    await expect(page.locator('main article').first()).toBeVisible();
    expect(shown).toBeGreaterThan(9);
  });

  test('a service shows its prices', async ({ page, at }) => {
    await page.goto(at(service));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main')).toContainText(/25,000/);
  });
});

test('R2.19 searching on a category page keeps its state in the address', async ({ page, open }) => {
  await open('/hair');
  await page.getByRole('searchbox').fill('keratin');
  await expect(page).toHaveURL(/treatment=keratin/);
  await expect(page.locator('main article').first()).toBeVisible();
  await page.getByRole('searchbox').fill('zzzzzz');
  await expect(page).toHaveURL(/treatment=zzzzzz/);
  await expect(page.locator('main article')).toHaveCount(0);
});

test('R2.19 R2.20 R2.21 an empty list says so', async ({ page, open, language }) => {
  const sentences = [
    ['/hair', 'No Hair services found.'],
    ['/hairremoval', 'No Hair Removal services found.'],
    ['/massage', 'No Massage services found.'],
    ['/services', 'No services available at the moment.'],
  ] as const;
  for (const [path, sentence] of sentences) {
    await open(`${path}?treatment=zzzzzz`);
    await expect(page.locator('main article')).toHaveCount(0);
    if (language === 'en') await expect(page.getByText(sentence)).toBeVisible();
  }
});

test('R2.37 R4.06 the demo customer sees bookings in every state, a visitor is asked to log in', async ({
  page,
  open,
  checkAccess,
  request,
}) => {
  await open('/my_booking');
  await expect(page.getByRole('main').getByRole('link', { name: /./ }).first()).toBeVisible();
  const answer = await request.post('/api/login', { data: { email: 'zainab@example.com', password: demoPassword } });
  const { token, user } = (await answer.json()) as { token: string; user: { name: string; role_id: number } };
  await page.evaluate(
    ([key, who]) => {
      localStorage.setItem('token', key ?? '');
      localStorage.setItem('user', who ?? '');
    },
    [token, JSON.stringify(user)],
  );
  await open('/my_booking');
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await checkAccess();
});
