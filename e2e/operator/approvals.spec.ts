import { asOwner } from '../dashboard/owner.ts';
import { expect, test } from '../fixtures.ts';
import { beginLogin, codeOf, enterCode, makeOperator } from './operator-login.ts';

const licence = { class: 'nurse', number: 'N-77120', holder: 'Rebin Karim', expires_on: '2028-06-30' };

// The command opens the database beside the running server.
test.describe.configure({ timeout: 90_000 });

test('an operator sees a licence with its document, must give a reason to reject it, and approves it', async ({
  page,
  request,
  checkAccess,
}, testInfo) => {
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

  await enterCode(page, codeOf(await beginLogin(page, await makeOperator(request, testInfo))));
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
