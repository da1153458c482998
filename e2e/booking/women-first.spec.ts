import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { asVenue, type SlotDay, test } from './booking-test.ts';

/** A man and a woman give it, and its first treatment takes half an hour. */
const service = 1401;

const words = {
  en: { byWoman: 'Treatment by a woman', woman: 'Woman', man: 'Man', again: 'Book again' },
  ar: { byWoman: 'كادر نسائي', woman: 'سيدة', man: 'رجل', again: 'حجز من جديد' },
  ckb: { byWoman: 'خزمەتگوزاری لەلایەن خانمەوە', woman: 'خانم', man: 'پیاو', again: 'دووبارە نۆرە بگرە' },
};

/** The open booking form: the sheet of a phone, or the panel of a wide screen. */
const formOf = (page: Page) => page.locator('dialog[open], aside#book').filter({ visible: true });

test('R14.10 whether a woman is wanted is asked before everybody to choose, each of whom has a gender', async ({
  page,
  open,
  language,
  checkAccess,
}) => {
  const { byWoman, woman, man } = words[language];
  await open(`/listing-details/${service}?book=1&treatment=14011`);
  const form = formOf(page);
  await expect(form.getByRole('button', { name: woman })).toHaveCount(1);
  await expect(form.getByRole('button', { name: man, exact: false })).not.toHaveCount(0);
  const choice = form.getByRole('checkbox', { name: byWoman });
  const isBefore = await choice.evaluate((box) => {
    const employees = box.closest('dialog, aside')?.querySelector('fieldset');
    return employees && Boolean(box.compareDocumentPosition(employees) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(isBefore).toBe(true);
  await checkAccess();
  await choice.click();
  await expect(choice).toBeChecked();
  await expect(page).toHaveURL(/female=1/);
  await expect(form.locator('fieldset').first().getByRole('button')).toHaveCount(2);
  await expect(form.locator('fieldset').first().getByText(man, { exact: true })).toHaveCount(0);
});

test('R14.10 R14.15 the wish for a woman goes on into rescheduling and into booking again, with the former choice', async ({
  page,
  open,
  language,
  request,
  newcomer,
  signIn,
  farDay,
}) => {
  const customer = await newcomer();
  const { id, treatmentId } = await bookByWoman(request, customer.token, farDay + 30);
  await asVenue(request, id, 'confirmation');
  await signIn(customer);
  const asked = page.waitForRequest((sent) => /1401\/slots.*[?&]female_staff=1/.test(sent.url()));
  await open(`/my_booking/${id}?do=reschedule`);
  await asked;
  const headers = { authorization: `Bearer ${customer.token}` };
  await request.post(`/api/bookings/${id}/cancellation`, { headers, data: { reason: '' } });
  await open(`/my_booking/${id}`);
  await page.getByRole('link', { name: words[language].again }).click();
  await expect(page).toHaveURL(new RegExp(`treatment=${treatmentId}.*female=1`));
  await expect(formOf(page).getByRole('checkbox', { name: words[language].byWoman })).toBeChecked();
});

/** Books the first free half hour with a woman from `inDays` days after today on. */
async function bookByWoman(request: APIRequestContext, token: string, inDays: number) {
  const from = new Date(Date.now() + 3 * 3_600_000 + inDays * 86_400_000).toISOString().slice(0, 10);
  const found = (await (await request.get(`/api/services/${service}`)).json()) as {
    pricing: [{ id: number; duration: number; final_price: number }];
  };
  const [{ id: treatmentId, duration, final_price: price }] = found.pricing;
  const query = `treatment_id=${treatmentId}&female_staff=1&from=${from}&days=7`;
  const answer = await request.get(`/api/services/${service}/slots?${query}`);
  const { days } = ((await answer.json()) as { data: { days: SlotDay[] } }).data;
  const [start] = days.flatMap(({ date, times }) =>
    times.filter(({ is_free: isFree }) => isFree).map(({ time }) => ({ booking_date: date, time })),
  );
  const placed = await request.post('/api/bookings', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      service_id: service,
      pricing_item_id: treatmentId,
      duration,
      price,
      ...start,
      female_staff: true,
      customer_name: 'Rawan Fadel',
      notes: '',
    },
  });
  expect(placed.status()).toBe(201);
  return { treatmentId, id: ((await placed.json()) as { data: { id: number } }).data.id };
}
