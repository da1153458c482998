import { expect, it } from 'vitest';
import { useServer } from '#testing/harness.ts';
import { bookingMessage, codeMessage } from './testing/messages.ts';

const demo = useServer({ DEMO: 'on' });
const serious = useServer({ DEMO: 'off' });

const get = (server: typeof demo, path = '/dev/messages', headers = {}) =>
  server.fetch(new Request(`http://test${path}`, { headers }));

it('R12.08 a demo without credentials shows every message in the look of its channel, newest first', async () => {
  await demo.deps.channels.whatsapp.send({ ...bookingMessage, buttons: [{ label: 'تأكيد', data: 'confirm:1' }] });
  await demo.deps.channels.sms.send(codeMessage);
  const page = await (await get(demo)).text();
  expect(page).toMatch(/<article class="sms"[^]*482915[^]*<article class="whatsapp" lang="ar" dir="rtl">/);
  expect(page).toContain('<span class="pressed"><span>تأكيد</span></span>');
  expect(page).toContain(`href="${bookingMessage.link?.url}"`);
});

it('R12.08 a message cannot act in the page: what it says is text there', async () => {
  await demo.deps.channels.telegram.send({ ...bookingMessage, text: '<script>alert(1)</script>' });
  const answer = await get(demo);
  expect(await answer.text()).not.toContain('<script');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]+';/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('R12.08 R11.04 nobody reads messages where there is no demo', async () => {
  expect((await get(serious)).status).toBe(404);
});
