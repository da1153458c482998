import { landmarks } from '../apps/server/db/world/landmarks.ts';
import { expect, test } from './fixtures.ts';

/** Every page that a visitor can open. */
const pages = [
  `/ /hair /hairremoval /Customermobile /massage /services /listing /listing-details/${landmarks.specifiedPrices.service}`,
  '/signuplogin /customerslogin /professionallogin /signup /professionalsignup /my_booking /wishlist /profile',
  '/about /terms /refund /privacy /content-policy /careers /contact /app /pricing /slavery-statement',
  '/treatment-guide /spot-files /gift-card /newsletter /glossary /how-we-rank /decisions /if-you-cannot-come',
  '/partners /support /status /business-terms /register-professional /no-such-page',
].flatMap((paths) => paths.split(' '));

const views = [
  ['en', 1280],
  ['ar', 360],
  ['ckb', 1280],
  ['en', 360],
  ['ar', 1280],
  ['ckb', 360],
] as const;

/** Each page is looked at in one of its views, neighbours in different ones; the others are for `ACCESS=all`. */
const tagOf = (place: number, view: number) => (place % views.length === view ? '@each-time' : '@at-times');

/** Home is the marketplace itself, and an address without a page has no name. */
const untitled = new Set(['/', '/no-such-page']);

for (const [place, path] of pages.entries()) {
  for (const [view, [language, width]] of views.entries()) {
    const title = `R1.04 R2.12 ${path} in ${language} at ${width} px has one heading, a title, nothing serious for axe, and fits into 320 px`;
    test(title, { tag: tagOf(place, view) }, async ({ page, checkAccess }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${language === 'en' ? '' : language}${path}`.replace(/^\//, ''));
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'en' ? 'ltr' : 'rtl');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(untitled.has(path) ? /.{8}/ : /.{4} [|–] /);
      if (path !== '/no-such-page')
        expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/.{20}/);
      await checkAccess();
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
}
