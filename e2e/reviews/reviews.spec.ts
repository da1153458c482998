import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Service } from '../../packages/contract/src/catalog.ts';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { demoPassword, users } from '../../apps/server/db/world/users.ts';
import { expect, test as base } from '../fixtures.ts';
import { makeNewcomer, openSession } from '../accounts.ts';
import { messages as allMessages } from './messages.ts';

const test = base.extend<{ texts: (typeof allMessages)['en' | 'ar'] }>({
  texts: async ({ language }, use) => use(allMessages[language === 'ar' ? 'ar' : 'en']),
});

const service = `/listing-details/${landmarks.threeEmployees.service}`;
const sectionOf = (page: Page) => page.locator('#reviews');

test('R2.26 R7.16 a member writes a review, changes it and deletes it', async ({
  page,
  open,
  texts,
  newcomer,
  signIn,
  checkAccess,
}) => {
  await signIn(await newcomer());
  await open(service);
  const section = sectionOf(page);
  await section.getByRole('button', { name: texts.write }).click();
  const dialog = page.getByRole('dialog', { name: texts.write });
  await checkAccess();
  await dialog.getByRole('radio', { name: texts.stars(4) }).check({ force: true });
  const text = `Quiet and kind ${randomUUID()}`;
  await dialog.getByLabel(texts.comment).fill(text);
  await dialog.getByRole('button', { name: texts.publish }).click();
  await expect(page.getByText(texts.published)).toBeVisible();
  const own = section.getByRole('article').filter({ hasText: text });
  await expect(own).toContainText('Rawan F.');
  await expect(own).toContainText(texts.stars(4));
  await expect(own.getByText(texts.verified)).toHaveCount(0);
  await own.getByRole('button', { name: texts.changeOwn, exact: true }).click();
  const change = page.getByRole('dialog', { name: texts.change });
  await expect(change.getByRole('radio', { name: texts.stars(4) })).toBeChecked();
  await change.getByLabel(texts.comment).fill(`${text}, twice`);
  await change.getByRole('button', { name: texts.publish }).click();
  await expect(section.getByRole('article').filter({ hasText: `${text}, twice` })).toContainText(texts.edited);
  await checkAccess();
  await section.getByRole('button', { name: texts.deleteOwn, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.deleteYes }).click();
  await expect(page.getByText(texts.deleted)).toBeVisible();
  await expect(section.getByText(text)).toHaveCount(0);
  await expect(section.getByRole('button', { name: texts.write })).toBeVisible();
});

test('R5.08 stars are one group that the arrows walk through in the direction of the script, a comment is required', async ({
  page,
  open,
  texts,
  language,
  newcomer,
  signIn,
}) => {
  let sent = 0;
  page.on(
    'request',
    (request) => (sent += Number(/\/api\/services\/\d+\/reviews$/.test(request.url()) && request.method() === 'POST')),
  );
  await signIn(await newcomer());
  await open(service);
  await sectionOf(page).getByRole('button', { name: texts.write }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: texts.rating }).getByRole('radio')).toHaveCount(5);
  await dialog.getByRole('button', { name: texts.publish }).click();
  await expect(dialog.getByRole('radio').first()).toHaveJSProperty('validity.valueMissing', true);
  await dialog.getByRole('radio', { name: texts.stars(3) }).check({ force: true });
  const [onward, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  await page.keyboard.press(onward ?? '');
  await expect(dialog.getByRole('radio', { name: texts.stars(4) })).toBeChecked();
  await page.keyboard.press(back ?? '');
  await page.keyboard.press(back ?? '');
  await expect(dialog.getByRole('radio', { name: texts.stars(2) })).toBeChecked();
  await dialog.getByRole('button', { name: texts.publish }).click();
  await expect(dialog.getByLabel(texts.comment)).toHaveJSProperty('validity.valueMissing', true);
  expect(sent).toBe(0);
  await dialog.getByLabel(texts.comment).fill('   ');
  await dialog.getByRole('button', { name: texts.publish }).click();
  await expect(dialog.getByLabel(texts.comment)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('alert')).toContainText(texts.failed);
});

test('R8.16 a review that fails says why and keeps what was typed', async ({ page, open, texts, request, signIn }) => {
  const token = await openSession(request, { email: users.huda.email, password: demoPassword });
  await signIn({ name: users.huda.name, roleId: 0, token });
  await open(`/listing-details/${landmarks.specifiedPrices.service}`);
  await sectionOf(page).getByRole('button', { name: texts.write }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: texts.stars(5) }).check({ force: true });
  await dialog.getByLabel(texts.comment).fill('The best of all');
  await dialog.getByRole('button', { name: texts.publish }).click();
  await expect(dialog.getByRole('alert')).toHaveText(texts.failed + texts.ownService);
  await page.route('**/api/services/*/reviews', (route) => route.abort('connectionreset'));
  await dialog.getByRole('button', { name: texts.publish }).click();
  await expect(dialog.getByRole('alert')).toHaveText(texts.failed + texts.offline);
  await expect(dialog.getByLabel(texts.comment)).toHaveValue('The best of all');
});

test('R1.05 R5.10 R8.16 a visitor who wants to write or report a review is asked to log in', async ({
  page,
  open,
  texts,
  checkAccess,
}) => {
  const address = `/listing-details/${landmarks.specifiedPrices.service}`;
  await open(address);
  await sectionOf(page).getByRole('button', { name: texts.write }).click();
  const prompt = page.getByRole('dialog', { name: texts.askTitle });
  await expect(prompt.getByRole('link', { name: texts.logIn, exact: true })).toHaveAttribute(
    'href',
    new RegExp(`customerslogin\\?next=.*${landmarks.specifiedPrices.service}`),
  );
  await checkAccess();
  await page.keyboard.press('Escape');
  await sectionOf(page).getByRole('button', { name: texts.report }).first().click();
  await expect(page.getByRole('dialog', { name: texts.askReport })).toBeVisible();
});

/** Scrolls to the reviews, whose script comes on phones when they are near. */
async function reachReviews(page: Page, { report }: { readonly report: RegExp | string }): Promise<void> {
  await sectionOf(page).scrollIntoViewIfNeeded();
  await expect(sectionOf(page).getByRole('button', { name: report }).first()).toBeVisible();
}

test('R2.29 a member reports a review with a reason', async ({ page, open, texts, newcomer, signIn, checkAccess }) => {
  await signIn(await newcomer());
  await open(`/listing-details/${landmarks.specifiedPrices.service}`);
  await reachReviews(page, texts);
  await sectionOf(page).getByRole('button', { name: texts.report }).first().click();
  const dialog = page.getByRole('dialog');
  await checkAccess();
  await dialog.getByRole('button', { name: texts.sendReport }).click();
  await expect(dialog.getByRole('radio').first()).toHaveJSProperty('validity.valueMissing', true);
  await dialog.getByLabel(texts.spam).check();
  await dialog.getByRole('button', { name: texts.sendReport }).click();
  await expect(page.getByText(texts.reported)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('R2.29 R7.15 all reviews can be read page by page, and coming back loses none of them', async ({
  page,
  open,
  texts,
  request,
  checkAccess,
}) => {
  test.setTimeout(90_000);
  const address = `/listing-details/${landmarks.oneEmployee.service}`;
  await fill(request, landmarks.oneEmployee.service, 21);
  await open(address);
  const cards = sectionOf(page).getByRole('article');
  await expect(cards).toHaveCount(3);
  await reachReviews(page, texts);
  const more = sectionOf(page).getByRole('button', { name: texts.more });
  await more.click();
  await expect(cards).toHaveCount(10);
  await more.click();
  await expect(cards).toHaveCount(20);
  await checkAccess();
  await page.getByRole('main').locator('a[href*="/listing-details/"]').last().click();
  await expect(page).not.toHaveURL(new RegExp(`${address}$`));
  await expect(cards).not.toHaveCount(20);
  await page.goBack();
  await expect(cards).toHaveCount(20);
});

test('R2.29 reviews say who was there and which were changed', async ({ page, open, texts }) => {
  await open(`/listing-details/${landmarks.specifiedPrices.service}`);
  await expect(sectionOf(page).getByText(texts.verified).first()).toBeVisible();
  await open(`/listing-details/${landmarks.changedReview}`);
  await reachReviews(page, texts);
  const more = sectionOf(page).getByRole('button', { name: texts.more });
  if (await more.isVisible()) await more.click();
  await expect(sectionOf(page).getByText(texts.edited).first()).toBeVisible();
});

/** Has a service reviewed until it has `target` reviews: by the demo world's customers first, who have an account already. */
async function fill(request: APIRequestContext, id: number, target: number): Promise<void> {
  const count = async () => {
    const found = (await (await request.get(`/api/services/${id}`)).json()) as Service;
    return found.reviews_count + found.uncounted_reviews_count;
  };
  const writers = Object.values(users).filter(({ role, id: user }) => role === 'customer' && user > 20);
  for (let written = await count(); written < target;) {
    const writer = writers.pop();
    const token = writer
      ? await openSession(request, { email: writer.email, password: demoPassword })
      : (await makeNewcomer(request)).token;
    const answer = await request.post(`/api/services/${id}/reviews`, {
      data: { rating: 5, comment: `Number ${written}` },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.ok()).toBe(true);
    // Who has written here before has changed that review.
    written = await count();
  }
}

test('R14.15 a review in another language than the page says in which', async ({ page, open, language }) => {
  await open(`/listing-details/${landmarks.specifiedPrices.service}`);
  const badge = { en: 'Written in Arabic', ar: 'مكتوب بالإنكليزية', ckb: 'بە عەرەبی نووسراوە' }[language];
  const review = page.getByRole('article').filter({ hasText: badge }).first();
  await expect(review.locator('p[lang]')).toHaveAttribute('lang', language === 'ar' ? 'en' : 'ar');
  await expect(page.getByRole('article').filter({ hasNotText: badge })).not.toHaveCount(0);
});
