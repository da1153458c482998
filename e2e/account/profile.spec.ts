import { expect, test } from '../fixtures.ts';
import { goNowhere, nothing, readSession } from '../accounts.ts';

const picture = 'apps/site/app/identity/arch.webp';

test('R2.36 R5.06 a customer fills in the profile, and the new name stands everywhere', async ({
  page,
  open,
  messages,
  newcomer,
  signIn,
  checkAccess,
}) => {
  const customer = await newcomer();
  await signIn(customer);
  await open('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.profile);
  await expect(page.getByLabel(messages.name, { exact: true })).toHaveValue(customer.name);
  await expect(page.getByLabel(messages.email)).toHaveValue(customer.email);
  await expect(page.getByLabel(messages.email)).not.toBeEditable();
  await checkAccess();
  await page.getByLabel(messages.name, { exact: true }).fill('Rawan al-Fadhil');
  await page.getByLabel(messages.phone).fill('12');
  await page.getByLabel(messages.city).fill(messages.basra);
  await page.getByLabel(messages.governorate).fill(messages.basra);
  await page.getByRole('button', { name: messages.save, exact: true }).click();
  await expect(page.getByText(messages.badPhone)).toBeVisible();
  await expect(page.getByLabel(messages.phone)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(messages.phone).fill('٠٧٧٠ ١٢٣ ٤٥٦٧');
  await page.getByRole('button', { name: messages.save, exact: true }).click();
  await expect(page.getByText(messages.saved)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Rawan al-Fadhil' })).toBeVisible();
  const { user, username, token } = await readSession(page);
  expect(JSON.parse(user ?? '')).toEqual({ name: 'Rawan al-Fadhil', role_id: 1 });
  expect([username, token]).toEqual(['Rawan al-Fadhil', customer.token]);
  await open('/profile');
  await expect(page.getByLabel(messages.phone)).toHaveValue(/^\+964\s?770/);
  await expect(page.getByLabel(messages.governorate)).toHaveValue(messages.basra);
  await checkAccess();
});

test('R2.36 R5.06 the profile of a vendor is called so; nothing is sent without name, phone, city and governorate', async ({
  page,
  open,
  messages,
  newcomer,
  signIn,
}) => {
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/profile/update'))));
  await signIn(await newcomer('vendor'));
  await open('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.vendorProfile);
  await page.getByLabel(messages.name, { exact: true }).fill('');
  await page.getByRole('button', { name: messages.save, exact: true }).click();
  for (const name of ['name', 'phone', 'city', 'state']) {
    await expect(page.locator(`input[name=${name}]`)).toHaveJSProperty('validity.valueMissing', true);
  }
  expect(sent).toBe(0);
});

test('R2.36 a picture is looked at, sent small, changed and removed', async ({
  page,
  open,
  messages,
  newcomer,
  signIn,
  checkAccess,
}) => {
  await signIn(await newcomer());
  await open('/profile');
  const shown = page.getByRole('main').locator('img');
  await page.getByLabel(messages.choosePicture).setInputFiles(picture);
  await expect(shown).toHaveAttribute('src', /^data:image\/jpeg/);
  await checkAccess();
  const sending = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: messages.usePicture }).click();
  expect(await (await sending).headerValue('content-type')).toBe('image/jpeg');
  await expect(shown).toHaveAttribute('src', /\.webp$/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByLabel(messages.changePicture).setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture at all'),
  });
  await page.getByRole('button', { name: messages.usePicture }).click();
  await expect(page.getByRole('alert').filter({ hasText: messages.unreadable })).toBeVisible();
  await open('/profile');
  await page.getByRole('button', { name: messages.removePicture }).click();
  await expect(page.getByLabel(messages.choosePicture)).toBeAttached();
  await expect(shown).toHaveCount(0);
});

const visitors = [
  ['a visitor', undefined, '/customerslogin'],
  ['a vendor without a token', { name: 'Huda al-Rubaie', role_id: 0 }, '/professionallogin'],
] as const;

for (const [who, stored, login] of visitors) {
  test(`R8.13 R5.10 ${who} is led from the profile to the login of the role, and back`, async ({
    page,
    open,
    at,
    messages,
    newcomer,
    logIn,
  }) => {
    const customer = await newcomer(stored ? 'vendor' : 'customer');
    await goNowhere(page);
    await page.evaluate((user) => user && localStorage.setItem('user', JSON.stringify(user)), stored);
    await open('/profile');
    await expect(page.getByText(messages.profileSignedOut).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at(login)}\\?next=`));
    await logIn(customer.email, customer.password);
    await page.getByRole('button', { name: messages.goNow }).click();
    await expect(page).toHaveURL(new RegExp(`${at('/profile')}$`));
    await expect(page.getByLabel(messages.email)).toHaveValue(customer.email);
  });
}

test('R5.10 the bookings of a visitor ask for the login, with a user stored but no token too', async ({
  page,
  open,
  messages,
}) => {
  await open('/my_booking');
  await expect(page.getByText(messages.bookingsSignedOut)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('user', JSON.stringify({ name: 'Zainab', role_id: 1 })));
  await open('/my_booking');
  await expect(page.getByText(messages.bookingsSignedOut)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: messages.logIn, exact: true })).toBeVisible();
});

const roles = [
  ['customer', '/customerslogin'],
  ['vendor', '/professionallogin'],
] as const;

for (const [role, login] of roles) {
  test(`R8.13 R2.06 a ${role} whose session is over is told so at the login of the role`, async ({
    page,
    open,
    at,
    messages,
    signIn,
  }) => {
    await signIn({ name: 'Rawan', roleId: role === 'vendor' ? 0 : 1, token: 'a token that the server does not know' });
    await open('/profile');
    await expect(page.getByText(messages.expired)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at(login)}\\?next=`));
    expect(await readSession(page)).toEqual(nothing);
  });
}

test('R8.13 a profile that did not arrive, or was not saved, says so and can be asked for again', async ({
  page,
  open,
  messages,
  newcomer,
  signIn,
  expectError,
}) => {
  expectError(/profile.update/);
  await signIn(await newcomer());
  await page.route('**/api/profile', (route) => route.abort('connectionreset'), { times: 1 });
  await open('/profile');
  await expect(page.getByRole('alert').filter({ hasText: messages.profileFailed })).toBeVisible();
  await page.getByRole('button', { name: messages.retry }).click();
  await page.getByLabel(messages.phone).fill('0770 123 4567');
  await page.getByLabel(messages.city).fill(messages.basra);
  await page.getByLabel(messages.governorate).fill(messages.basra);
  await page.route('**/api/profile/update', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('button', { name: messages.save, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: messages.saveFailed })).toBeVisible();
  await expect(page.getByLabel(messages.city)).toHaveValue(messages.basra);
});

test('R8.03 the profile logs out; where that fails, it says so in its own words and the session ends here', async ({
  page,
  open,
  messages,
  newcomer,
  signIn,
  expectError,
}) => {
  const customer = await newcomer();
  await signIn(customer);
  await open('/profile');
  await page.getByRole('main').getByRole('button', { name: messages.logOut }).click();
  await expect(page.getByText(messages.loggedOut)).toBeVisible();
  await expect(page).toHaveURL(/\/tajmeelspot\/(ar)?$/);
  await expect(page.getByText(messages.profileSignedOut)).toHaveCount(0);

  await signIn(await newcomer());
  expectError(/\/api\/logout/);
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, body: '' }));
  await open('/profile');
  await page.getByRole('main').getByRole('button', { name: messages.logOut }).click();
  await expect(page.getByText(messages.logOutBroken)).toBeVisible();
  await expect(page).toHaveURL(/\/tajmeelspot\/(ar)?$/);
  expect(await readSession(page)).toEqual(nothing);
});
