import { rankingWeights } from '../../packages/contract/src/ranking.ts';
import type { ServiceStanding } from '../../packages/contract/src/standing.ts';
import { expect, test } from '../fixtures.ts';

const texts = {
  en: { why: /^Why here\?/, weights: 'How we rank' },
  ar: { why: /^لماذا هنا؟/, weights: 'كيف نرتّب النتائج' },
  ckb: { why: /^بۆچی لێرە؟/, weights: 'چۆن ڕیزیان دەکەین' },
} as const;

test('R13.08 a result says why it stands where it stands, and leads to the weights of the program', async ({
  page,
  open,
  language,
  request,
  checkAccess,
}) => {
  await open('/services');
  const first = page.locator('main article').first();
  const address = await first.locator('p a[href*="/listing-details/"]').getAttribute('href');
  const id = address?.split('/').at(-1);
  const { data } = (await (await request.get(`/api/services/${id}/standing`)).json()) as { data: ServiceStanding };
  await first.getByRole('button', { name: texts[language].why }).click();
  const sheet = page.getByRole('dialog', { name: texts[language].why });
  for (const { points } of [data.total, data.rating, data.recommendations]) {
    await expect(sheet).toContainText(points.toFixed(1));
  }
  await checkAccess();
  await sheet.getByRole('link', { name: texts[language].weights }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts[language].weights })).toBeVisible();
  const text = page.locator('main');
  const { ratingPoints, recommendationPoints, imaginedStars, halvingDays } = rankingWeights;
  for (const weight of [ratingPoints, recommendationPoints, imaginedStars, halvingDays]) {
    await expect(text).toContainText(String(weight));
  }
  await checkAccess();
});
