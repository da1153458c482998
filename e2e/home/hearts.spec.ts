import { messages as allMessages } from '../favourites/messages.ts';
import { expect, test } from '../fixtures.ts';

test('R2.15 R4.07 a member keeps a recommended service from the home page', async ({
  page,
  open,
  language,
  newcomer,
  signIn,
}) => {
  const texts = allMessages[language === 'ar' ? 'ar' : 'en'];
  await signIn(await newcomer());
  await open('/');
  const heart = page.locator('#recommended-services article').first().getByRole('button');
  await heart.scrollIntoViewIfNeeded();
  // Whether the part is awake by then or not: the press counts once.
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(texts.added)).toBeVisible();
  await page.reload();
  await heart.scrollIntoViewIfNeeded();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
