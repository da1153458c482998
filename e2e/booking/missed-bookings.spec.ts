import { demoPassword, users } from '../../apps/server/db/world/users.ts';
import { openSession } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { beginLogin, codeOf, enterCode, makeOperator } from '../operator/operator-login.ts';

const customer = { email: users.zainab.email, password: demoPassword };

// A command opens the database beside the running server.
test.describe.configure({ timeout: 90_000 });

test('R13.13 a customer disputes a missed booking with one tap, and reads what an operator has decided', async ({
  page,
  request,
  open,
  signIn,
  checkAccess,
}, testInfo) => {
  await signIn({ name: users.zainab.name, roleId: 1, token: await openSession(request, customer) });
  await open('/profile#missed');
  const section = page.locator('#missed');
  await expect(section.getByRole('heading', { name: 'زيارات لم تتم' })).toBeInViewport();
  await expect(section).toContainText('لا يترتب على ذلك شيء حتى الآن.');
  const button = section.getByRole('button', { name: /^لقد حضرت/ });
  await expect(button).toHaveCount(1);
  await checkAccess();
  await page.route('**/no-show-dispute', (route) => route.abort('connectionreset'), { times: 1 });
  await button.click();
  await expect(section.getByRole('alert')).toContainText('يُرجى التحقق من الاتصال');
  await button.click();
  await expect(page.getByText('لن تُحسب هذه الزيارة حتى نراجعها')).toBeVisible();
  await expect(section).toContainText('قيد المراجعة');
  await expect(button).toHaveCount(0);

  await enterCode(page, codeOf(await beginLogin(page, await makeOperator(request, testInfo))));
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.goto('/operator/disputes?state=open');
  const entry = page.getByRole('listitem').filter({ hasText: users.zainab.name });
  await expect(entry).toContainText('Not checked in');
  await checkAccess();
  await entry.getByRole('button', { name: /^The customer is right/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'The customer is right' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('A message of the venue says so');
  await dialog.getByRole('button', { name: 'The customer is right' }).click();
  await expect(dialog).toBeHidden();
  await expect(entry).toHaveCount(0);
  await open('/profile#missed');
  await expect(section).toContainText('اعتراضك صحيح');
});
