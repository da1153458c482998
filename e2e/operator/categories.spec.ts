import { expect, test } from '../fixtures.ts';
import { beginLogin, codeOf, enterCode, makeOperator } from './operator-login.ts';

// The command opens the database beside the running server.
test.describe.configure({ timeout: 90_000 });

test('R14.08 an operator adds a category below another one, and its page is there at once; then it is retired @wide', async ({
  page,
  request,
  checkAccess,
}, testInfo) => {
  await enterCode(page, codeOf(await beginLogin(page, await makeOperator(request, testInfo))));
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('link', { name: 'Terms and cities' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nails' }).first()).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New category' });
  await dialog.getByLabel('Name in addresses').fill('nail repair');
  await dialog.getByLabel('English', { exact: true }).fill('Nail repair');
  await dialog.getByLabel('Arabic', { exact: true }).fill('إصلاح الأظافر');
  await dialog.getByLabel('Kurdish', { exact: true }).fill('چاککردنی نینۆک');
  await dialog.getByLabel('Category above').selectOption({ label: '\u2003Gel and extensions' });
  await checkAccess();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  const onSite = await page.context().newPage();
  await onSite.goto('c/nail-extensions');
  await onSite.locator('html[data-ready]').waitFor({ state: 'attached' });
  await onSite.getByRole('main').getByRole('link', { name: 'Nail repair' }).click();
  await expect(onSite.getByRole('heading', { level: 1 })).toHaveText('Nail repair');
  await page.getByRole('button', { name: 'Edit: Nail repair' }).click();
  const change = page.getByRole('dialog', { name: 'Edit Nail repair' });
  await change.getByLabel(/^Retired/).check();
  await change.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(change).toBeHidden();
  await onSite.goto('c/nail-extensions');
  await expect(onSite.getByRole('main').getByRole('link', { name: 'Nail repair' })).toHaveCount(0);
});
