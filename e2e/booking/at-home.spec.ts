import { expect } from '../fixtures.ts';
import { test } from './booking-test.ts';

const words = {
  en: { come: 'Come to my home', missing: 'Please enter the address where they should come.' },
  ar: { come: 'الحضور إلى بيتي', missing: 'يُرجى كتابة العنوان الذي يأتي إليه المركز.' },
  ckb: { come: 'وەرنە ماڵەکەم', missing: 'تکایە ئەو ناونیشانە بنووسە کە بۆی بێن.' },
};
const address = 'Karrada, street 62, the green door';

test('R14.09 who books at home is asked for the address, which stands in the booking', async ({
  page,
  open,
  language,
  newcomer,
  signIn,
  request,
  checkAccess,
}) => {
  const { come, missing } = words[language];
  const customer = await newcomer();
  await signIn(customer);
  await open('/listing-details/1401?home=1&book=1&treatment=14011');
  const form = page.locator('dialog[open], aside#book').filter({ visible: true });
  await expect(form.getByRole('checkbox', { name: come })).toBeChecked();
  const send = form.locator('button[type=submit][form]');
  await send.click();
  await expect(form.getByText(missing)).toBeVisible();
  const field = form.locator('[name=home_address]');
  await expect(field).toBeFocused();
  await checkAccess();
  await field.fill(address);
  await send.click();
  const headers = { authorization: `Bearer ${customer.token}` };
  const list = async () => {
    const answer = await request.get('/api/bookings', { headers });
    return ((await answer.json()) as { data: { id: number; home_address: string | null }[] }).data;
  };
  await expect.poll(async () => (await list()).map((booking) => booking.home_address)).toEqual([address]);
  const [booking] = await list();
  await open(`/my_booking/${booking?.id}`);
  await expect(page.getByRole('main').getByText(address).filter({ visible: true }).first()).toBeVisible();
  await checkAccess();
});
