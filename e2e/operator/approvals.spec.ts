import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { makeNewcomer } from '../accounts.ts';
import { asOwner } from '../dashboard/owner.ts';
import { expect, test } from '../fixtures.ts';

const command = path.join(import.meta.dirname, '../../apps/server/commands/operator.ts');
const licence = { class: 'nurse', number: 'N-77120', holder: 'Rebin Karim', expires_on: '2028-06-30' };

// The command opens the database beside the running server.
test.describe.configure({ timeout: 90_000 });

test('an operator sees a licence with its document, must give a reason to reject it, and approves it', async ({
  page,
  request,
  checkAccess,
}, { config }) => {
  const { headers, venueId } = await asOwner(request);
  const made = await request.post(`/api/venues/${venueId}/licence-applications`, { headers, data: licence });
  expect(made.status()).toBe(201);
  const { data } = (await made.json()) as { data: { id: number } };
  const picture = await page.screenshot();
  const sent = await request.put(`/api/licence-applications/${data.id}/document`, {
    headers: { ...headers, 'content-type': 'image/png' },
    data: picture,
  });
  expect(sent.ok()).toBe(true);

  const operator = await makeNewcomer(request);
  const dataDir = `DATA_DIR=${String(config.metadata['dataDir'])}`;
  const printed = await promisify(execFile)('env', [dataDir, process.execPath, command, 'add', operator.email]);
  await page.goto(/\/operator\/#enrol=\S+/.exec(printed.stdout)?.[0] ?? '');
  await page.getByLabel('Email').fill(operator.email);
  await page.getByLabel('Password').fill(operator.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = (await page.locator('bdi').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Open the console' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();

  await page.getByRole('link', { name: 'Approvals' }).click();
  const entry = page.getByRole('link', { name: /Bayt al-Raha.*Nursing licence/ });
  await entry.click();
  const document = page.getByRole('img', { name: 'Document of the licence' });
  await expect(document).toBeVisible();
  expect(
    await document.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await expect(page.getByText(licence.number)).toBeVisible();
  await checkAccess();
  await page.getByRole('radio', { name: 'Reject' }).check();
  await page.getByRole('button', { name: 'Send decision' }).click();
  await expect(page.getByText('Please tell the owner why')).toBeVisible();
  await page.getByRole('radio', { name: 'Approve' }).check();
  await page.getByRole('button', { name: 'Send decision' }).click();
  await expect(entry).toHaveCount(0);
  await expect(page).toHaveURL(/\/operator\/approvals$/);
  const held = await request.get(`/api/venues/${venueId}/licences`, { headers });
  expect(JSON.stringify(await held.json())).toContain(`"number":"${licence.number}"`);
});
