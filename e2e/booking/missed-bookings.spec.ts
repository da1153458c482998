import { demoPassword, users } from '../../apps/server/db/world/users.ts';
import { openSession } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';

const customer = { email: users.zainab.email, password: demoPassword };

test('R13.13 a customer reads what follows from a missed booking, and disputes it with one tap', async ({
  page,
  request,
  open,
  signIn,
  checkAccess,
}) => {
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
});
