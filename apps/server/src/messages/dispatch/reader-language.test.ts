import { afterAll, beforeEach, expect, it } from 'vitest';
import { jsonOf } from '#app/integrations/channels/testing/provider-stand-in.ts';
import { cloudSettings, openCloudApi } from '#app/integrations/whatsapp/testing/cloud-api.ts';
import { createUser } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';
import { createReachableOwner, proveNumber, requestBooking } from '#testing/readers.ts';

const whatsapp = await openCloudApi();
const server = useServer({
  DEMO: 'off',
  ORIGIN: 'https://spot.example',
  WHATSAPP_API_URL: whatsapp.url,
  ...cloudSettings,
});

beforeEach(async () => {
  await server.deliver();
  whatsapp.requests.length = 0;
});
afterAll(() => whatsapp.close());

const readIn = (id: number, language: 'en' | 'ar' | 'ckb') =>
  server.deps.db.updateTable('users').set({ message_language: language }).where('id', '=', id).execute();

const missing = { language: { code: 'none' }, components: [] };

/** The template and the text of the last message to a number. */
function sentTo(number: string) {
  type LanguageTemplate = { language: { code: string }; components: { parameters: { text: string }[] }[] };
  const sent = whatsapp.requests.map(jsonOf).filter(({ to }) => to === number.slice(1));
  const { language, components } = sent.map(({ template }) => template as LanguageTemplate).at(-1) ?? missing;
  return {
    template: language.code,
    text: components[0]?.parameters[0]?.text ?? '',
    link: JSON.stringify(components[1]),
  };
}

it('R12.06 each reader of a booking is written to in the own language, whatever the other one reads', async () => {
  const owner = await createReachableOwner(server);
  const customer = await createUser(server);
  const number = await proveNumber(server, customer);
  await readIn(owner.id, 'ar');
  await readIn(customer.id, 'ckb');
  await requestBooking(server, '2026-12-05', customer);
  await server.deliver();
  expect(sentTo(owner.number)).toMatchObject({ template: 'ar', link: expect.stringContaining('/ar/answer-request#') });
  expect(sentTo(owner.number).text).toMatch(/حجز|طلب/);
  const own = sentTo(number);
  expect(own).toMatchObject({ template: 'ar', link: expect.stringContaining('/ckb/my_booking/') });
  expect(own.text).toMatch(/[ێۆەڕ]/);
  expect(own.text).not.toMatch(/ة|ى/);
});

it('R12.06 a message is in the language that its reader has chosen last', async () => {
  const owner = await createReachableOwner(server);
  await readIn(owner.id, 'en');
  await requestBooking(server, '2026-12-06');
  await server.deliver();
  expect(sentTo(owner.number).template).toBe('en');
  await readIn(owner.id, 'ar');
  await requestBooking(server, '2026-12-07');
  await server.deliver();
  expect(sentTo(owner.number).template).toBe('ar');
});
