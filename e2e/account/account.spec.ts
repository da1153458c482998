import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openSession } from '../accounts.ts';

/** What visitors see of these fits into 320 px by access.spec.ts. */
const visited = ['/signuplogin', '/customerslogin', '/professionallogin', '/signup', '/professionalsignup'];
const own = ['/profile', '/ChangePassword'];

for (const path of own) {
  test(`${path} has one heading, a title, a description, and nothing that scrolls sideways at 320 px`, async ({
    page,
    open,
    newcomer,
    signIn,
    request,
  }) => {
    const customer = await newcomer('vendor');
    for (let device = 0; device < 2; device++) await openSession(request, customer);
    await signIn(customer);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(path);
    await expect(page.getByRole('main').locator('form, section').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/.{4} [|–] /);
    expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/.{20}/);
    await page.waitForLoadState('networkidle');
    expect(await widthOf(page)).toBeLessThanOrEqual(320);
  });
}

for (const path of [...visited, ...own]) {
  test(`${path} in Sorani and in the dark is as easy to use`, async ({ page, newcomer, signIn, checkAccess }) => {
    if (own.includes(path)) await signIn(await newcomer());
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(`ckb${path}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('main').locator('form, section').first()).toBeVisible();
    await checkAccess();
  });
}

test('R2.41 the dialog for a new password fits 320 px and is one in the dark too', async ({
  page,
  open,
  messages,
  checkAccess,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/customerslogin#reset=abc&email=a%40example.com');
  const dialog = page.getByRole('dialog', { name: messages.chooseTitle });
  await expect(dialog).toBeVisible();
  await checkAccess();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
});

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
