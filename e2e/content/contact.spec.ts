import { expect, test as base } from '../fixtures.ts';
import { words as everyWord } from './words.ts';
import { randomUUID } from 'node:crypto';

const test = base.extend<{ say: (typeof everyWord)['en' | 'ar'] }>({
  say: async ({ language }, use) => use(everyWord[language === 'ar' ? 'ar' : 'en']),
});

test('R2.31 R7.25 R4.09 a message is sent, thanked for, and leads home after five seconds', async ({
  page,
  open,
  say,
  checkAccess,
}) => {
  await page.clock.install();
  await open('/contact');
  const main = page.getByRole('main');
  for (const hours of say.hours) await expect(main).toContainText(hours);
  await expect(main.getByLabel(say.subject).locator('option')).toHaveText([/./, /./, /./, /./]);
  const values = main.getByLabel(say.subject).locator('option');
  expect(await values.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
    '',
    'One',
    'Two',
    'Three',
  ]);
  await main.getByLabel(say.name, { exact: true }).fill('Rawan Fadel');
  await main.getByLabel(say.email, { exact: true }).fill(`${randomUUID()}@example.com`);
  await main.getByLabel(say.phone).fill('0770 123 4567');
  await main.getByLabel(say.subject).selectOption('Two');
  await main.getByLabel(say.message).fill('Where is your office?');
  await main.getByRole('button', { name: say.send }).click();
  const dialog = page.getByRole('dialog', { name: say.sent });
  await expect(dialog).toContainText(say.thanks);
  await checkAccess();
  await page.clock.fastForward(4000);
  await expect(page).toHaveURL(/\/contact$/);
  await page.clock.fastForward(1000);
  await expect(page).toHaveURL(/\/tajmeelspot\/(ar)?$/);
});

test('R5.09 R8.17 nothing is checked here: the server names every field that is wrong, joined and each in its place', async ({
  page,
  open,
  say,
  checkAccess,
}) => {
  await open('/contact');
  const main = page.getByRole('main');
  const sent = page.waitForRequest('**/api/contact');
  await main.getByRole('button', { name: say.send }).click();
  await sent;
  const alert = main.getByRole('alert');
  for (const sentence of say.required) await expect(alert).toContainText(sentence);
  for (const label of [say.name, say.email, say.subject, say.message]) {
    await expect(main.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(main.getByLabel(say.phone)).not.toHaveAttribute('aria-invalid', 'true');
  await checkAccess();
});

for (const [what, status] of [
  ['a lost answer', undefined],
  ['a failure of the server', 500],
] as const) {
  test(`R8.17 ${what} is said in one sentence, and what was typed stays`, async ({ page, open, say, expectFault }) => {
    expectFault(/\/api\/contact/);
    await page.route('**/api/contact', (route) =>
      status === undefined ? route.abort('connectionreset') : route.fulfill({ status, body: '' }),
    );
    await open('/contact');
    const main = page.getByRole('main');
    await main.getByLabel(say.message).fill('Where is your office?');
    await main.getByRole('button', { name: say.send }).click();
    await expect(main.getByRole('alert')).toHaveText(say.wrong);
    await expect(main.getByLabel(say.message)).toHaveValue('Where is your office?');
  });
}
