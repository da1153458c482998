import { expect, test } from '../fixtures.ts';
import { goNowhere, nothing, readSession } from '../people.ts';

const picture = 'apps/site/app/identity/arch.webp';

test('R2.36 R5.06 a customer fills in the profile, and the new name stands everywhere', async ({
  page,
  open,
  words,
  newcomer,
  signIn,
  checkAccess,
}) => {
  const person = await newcomer();
  await signIn(person);
  await open('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.profile);
  await expect(page.getByLabel(words.name, { exact: true })).toHaveValue(person.name);
  await expect(page.getByLabel(words.email)).toHaveValue(person.email);
  await expect(page.getByLabel(words.email)).not.toBeEditable();
  await checkAccess();
  await page.getByLabel(words.name, { exact: true }).fill('Rawan al-Fadhil');
  await page.getByLabel(words.phone).fill('12');
  await page.getByLabel(words.city).fill(words.basra);
  await page.getByLabel(words.governorate).fill(words.basra);
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.badPhone)).toBeVisible();
  await expect(page.getByLabel(words.phone)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(words.phone).fill('٠٧٧٠ ١٢٣ ٤٥٦٧');
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Rawan al-Fadhil' })).toBeVisible();
  const { user, username, token } = await readSession(page);
  expect(JSON.parse(user ?? '')).toEqual({ name: 'Rawan al-Fadhil', role_id: 1 });
  expect([username, token]).toEqual(['Rawan al-Fadhil', person.token]);
  await open('/profile');
  await expect(page.getByLabel(words.phone)).toHaveValue(/^\+964\s?770/);
  await expect(page.getByLabel(words.governorate)).toHaveValue(words.basra);
  await checkAccess();
});

test('R2.36 the profile of a vendor is called so', async ({ page, open, words, newcomer, signIn }) => {
  await signIn(await newcomer('vendor'));
  await open('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.vendorProfile);
});

test('R5.06 nothing is sent without name, phone, city and governorate', async ({
  page,
  open,
  words,
  newcomer,
  signIn,
}) => {
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/profile/update'))));
  await signIn(await newcomer());
  await open('/profile');
  await page.getByLabel(words.name, { exact: true }).fill('');
  await page.getByRole('button', { name: words.save, exact: true }).click();
  for (const name of ['name', 'phone', 'city', 'state']) {
    await expect(page.locator(`input[name=${name}]`)).toHaveJSProperty('validity.valueMissing', true);
  }
  expect(sent).toBe(0);
});

test('R2.36 a picture is looked at, sent small, changed and removed', async ({
  page,
  open,
  words,
  newcomer,
  signIn,
  checkAccess,
}) => {
  await signIn(await newcomer());
  await open('/profile');
  const shown = page.getByRole('main').locator('img');
  await page.getByLabel(words.choosePicture).setInputFiles(picture);
  await expect(shown).toHaveAttribute('src', /^data:image\/jpeg/);
  await checkAccess();
  const sending = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: words.usePicture }).click();
  expect(await (await sending).headerValue('content-type')).toBe('image/jpeg');
  await expect(shown).toHaveAttribute('src', /\.webp$/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByLabel(words.changePicture).setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture at all'),
  });
  await page.getByRole('button', { name: words.usePicture }).click();
  await expect(page.getByRole('alert').filter({ hasText: words.unreadable })).toBeVisible();
  await open('/profile');
  await page.getByRole('button', { name: words.removePicture }).click();
  await expect(page.getByLabel(words.choosePicture)).toBeAttached();
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
    words,
    newcomer,
    logIn,
  }) => {
    const person = await newcomer(stored ? 'vendor' : 'customer');
    await goNowhere(page);
    await page.evaluate((user) => user && localStorage.setItem('user', JSON.stringify(user)), stored);
    await open('/profile');
    await expect(page.getByText(words.profileSignedOut).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at(login)}\\?next=`));
    await logIn(person.email, person.password);
    await page.getByRole('button', { name: words.goNow }).click();
    await expect(page).toHaveURL(new RegExp(`${at('/profile')}$`));
    await expect(page.getByLabel(words.email)).toHaveValue(person.email);
  });
}

test('R5.10 the bookings of a visitor ask for the login, with a user stored but no token too', async ({
  page,
  open,
  words,
}) => {
  await open('/my_booking');
  await expect(page.getByText(words.bookingsSignedOut)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('user', JSON.stringify({ name: 'Zainab', role_id: 1 })));
  await open('/my_booking');
  await expect(page.getByText(words.bookingsSignedOut)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: words.logIn, exact: true })).toBeVisible();
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
    words,
    newcomer,
    signIn,
  }) => {
    await signIn({ ...(await newcomer(role)), token: 'a token that the server does not know' });
    await open('/profile');
    await expect(page.getByText(words.expired)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at(login)}\\?next=`));
    expect(await readSession(page)).toEqual(nothing);
  });
}

test('R8.13 a profile that did not arrive, or was not saved, says so and can be asked for again', async ({
  page,
  open,
  words,
  newcomer,
  signIn,
}) => {
  await signIn(await newcomer());
  await page.route('**/api/profile', (route) => route.abort('connectionreset'), { times: 1 });
  await open('/profile');
  await expect(page.getByRole('alert').filter({ hasText: words.profileFailed })).toBeVisible();
  await page.getByRole('button', { name: words.retry }).click();
  await page.getByLabel(words.phone).fill('0770 123 4567');
  await page.getByLabel(words.city).fill(words.basra);
  await page.getByLabel(words.governorate).fill(words.basra);
  await page.route('**/api/profile/update', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: words.saveFailed })).toBeVisible();
  await expect(page.getByLabel(words.city)).toHaveValue(words.basra);
});

test('R8.03 the profile logs out; where that fails, it says so in its own words and the session ends here', async ({
  page,
  open,
  words,
  newcomer,
  signIn,
  expectFault,
}) => {
  const person = await newcomer();
  await signIn(person);
  await open('/profile');
  await page.getByRole('main').getByRole('button', { name: words.logOut }).click();
  await expect(page.getByText(words.loggedOut)).toBeVisible();
  await expect(page).toHaveURL(/\/tajmeelspot\/(ar)?$/);
  await expect(page.getByText(words.profileSignedOut)).toHaveCount(0);

  await signIn(await newcomer());
  expectFault(/\/api\/logout/);
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, body: '' }));
  await open('/profile');
  await page.getByRole('main').getByRole('button', { name: words.logOut }).click();
  await expect(page.getByText(words.logOutBroken)).toBeVisible();
  await expect(page).toHaveURL(/\/tajmeelspot\/(ar)?$/);
  expect(await readSession(page)).toEqual(nothing);
});
