import { expect, test } from '../fixtures.ts';

test('R13.10 a page says who sees what of a person, and the way to it stands in the profile', async ({
  page,
  open,
  newcomer,
  signIn,
  checkAccess,
  language,
}) => {
  const title = { en: 'Who sees what', ar: 'من يرى ماذا', ckb: 'کێ چی دەبینێت' }[language];
  await signIn(await newcomer());
  await open('/profile');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await checkAccess();
});
