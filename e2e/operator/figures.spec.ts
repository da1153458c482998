import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { beginLogin, codeOf, enterCode, makeOperator } from './operator-login.ts';

// The command opens the database beside the running server.
test.describe.configure({ timeout: 90_000 });

test('R15.17 an operator reads the figures over time, what each counts, and takes them away as a file', async ({
  page,
  request,
  checkAccess,
}, testInfo) => {
  await enterCode(page, codeOf(await beginLogin(page, await makeOperator(request, testInfo))));
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('link', { name: 'Figures' }).click();
  await expect(page.getByRole('img', { name: 'Requested, by week' })).toBeVisible();
  await page.getByRole('button', { name: /^Paid at the venues/ }).click();
  await expect(page.getByText('The money is the venues’.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Paid at the venues, by week' })).toBeVisible();
  await checkAccess();
  await page.getByRole('link', { name: 'One year' }).click();
  await expect(page.getByRole('img', { name: 'Paid at the venues, by month' })).toBeVisible();
  await page.getByText('The figures as a table').click();
  await expect(page.getByRole('columnheader', { name: 'Time to the answer' })).toBeVisible();
  await checkAccess();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export (CSV)' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file.trim().split('\r\n').length).toBeGreaterThan(12);
});
