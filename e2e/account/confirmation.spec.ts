import { randomUUID } from 'node:crypto';
import { openSession, storeSession } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { findInEmail } from '../stored-emails.ts';

test('R11.08 a new account confirms its address by the link of an email, which the profile sends again', async ({
  page,
  request,
  checkAccess,
}) => {
  const account = { name: 'Rawan Fadel', email: `${randomUUID()}@example.com`, password: 'rain over Mosul' };
  await request.post('/api/signup', { data: { ...account, password_confirmation: account.password, role_id: 1 } });
  const token = await openSession(request, account);
  await storeSession(page, { ...account, roleId: 1, token });
  const former = await findInEmail(request, account.email, /https?:[^\s"<]+confirm-email#token=[\w-]+/);
  await page.goto('profile');
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await expect(page.getByText('The email is on its way.')).toBeVisible();
  await checkAccess();
  let link = former;
  await expect
    .poll(async () => {
      link = await findInEmail(request, account.email, /https?:[^\s"<]+confirm-email#token=[\w-]+/);
      return link;
    })
    .not.toBe(former);
  await page.goto(`confirm-email${new URL(link).hash}`);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your address is confirmed' })).toBeVisible();
  await checkAccess();
  await page.goto('profile');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the email again' })).toBeHidden();
});
