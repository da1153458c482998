import { expect, test } from './fixtures.ts';
test('zz', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('/');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.waitForTimeout(800);
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((e) => {
        for (let p = e.parentElement; p; p = p.parentElement)
          if (
            p !== document.documentElement &&
            p !== document.body &&
            /hidden|auto|scroll|clip/.test(getComputedStyle(p).overflowX)
          )
            return false;
        return true;
      })
      .filter((e) => e.getBoundingClientRect().right > 321 || e.getBoundingClientRect().left < -1)
      .map((e) => `${e.tagName} ${e.className} ${e.getBoundingClientRect().left} ${e.getBoundingClientRect().right}`)
      .slice(-12),
  );
  console.log(wide.join('\n'));
  await page.locator('footer').screenshot({ path: '/tmp/footer.png' });
  expect(1).toBe(1);
});
