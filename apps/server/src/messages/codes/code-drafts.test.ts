import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { jsonOf, openProvider } from '#app/integrations/channels/testing/provider-stand-in.ts';
import { cloudError, cloudSettings, openCloudApi } from '#app/integrations/whatsapp/testing/cloud-api.ts';
import { listStoredMessages } from '#app/integrations/channels/stored-messages.ts';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';
import { digitsSent, logInByPhone, newPhone } from '#testing/phones.ts';
import { advanceMessages } from '#testing/readers.ts';
import { advanceCodes } from '../messages.ts';

const whatsapp = await openCloudApi();
const gateway = await openProvider(() => ({ status: 200, body: { id: crypto.randomUUID() } }));
const demo = useServer({ DEMO: 'on', ORIGIN: 'http://spot.example' });
const server = useServer({
  DEMO: 'off',
  ORIGIN: 'https://spot.example',
  WHATSAPP_API_URL: whatsapp.url,
  ...cloudSettings,
  SMS_GATEWAY_URL: gateway.url,
  SMS_GATEWAY_BODY: '{"to":"{to}","text":"{text}"}',
  SMS_GATEWAY_HEADERS: '{"content-type":"application/json"}',
  SMS_GATEWAY_ID: 'id',
});

beforeEach(() => {
  whatsapp.requests.length = 0;
  gateway.requests.length = 0;
});
afterEach(() => server.setClock(frozenNow));
afterAll(() => Promise.all([whatsapp.close(), gateway.close()]));

/** Requests a code and sends it; gives the number and its digits. */
async function sendCode(body: { channel?: 'whatsapp' | 'sms' } = {}, language: 'en' | 'ar' | 'ckb' = 'en') {
  const phone = newPhone();
  const { data } = await server.client({ language }).requestCode({ body: { phone, ...body } });
  await server.deliver();
  return { phone, digits: await digitsSent(server, data.id) };
}

it('R12.03 a code goes by WhatsApp, and by SMS when that fails or does not deliver within 20 seconds', async () => {
  const first = await sendCode();
  expect(whatsapp.requests).toHaveLength(1);
  expect(JSON.stringify(jsonOf(whatsapp.requests[0]!))).toContain(first.digits);
  expect(gateway.requests).toHaveLength(0);
  server.setClock(frozenNow.add({ seconds: 20 }));
  await advanceMessages(server.deps);
  expect(jsonOf(gateway.requests[0]!)['text']).toContain(first.digits);
  whatsapp.answerNext(cloudError(400, 131_026));
  const second = await sendCode();
  expect(jsonOf(gateway.requests.at(-1)!)).toMatchObject({ to: second.phone });
});

it('R12.03 a code goes on to its SMS while ten thousand other messages wait for their next channel', async () => {
  const { phone } = await sendCode();
  const { db } = server.deps;
  const reader = await logInByPhone(server);
  const due = frozenNow.add({ seconds: 10 }).toString();
  const count = 10_000;
  await sql`insert into messages (id, event_id, event, happened_at, user_id, recipient, lane, state, next_at, created_at, changed_at)
    select gen_random_uuid(), 'waiting ' || n, jsonb_build_object('kind', 'identity.number_changed', 'userId', ${reader.id}::bigint, 'change', 'set'),
      ${due}::timestamptz, ${reader.id}, 'self', (array['urgent', 'normal'])[n % 2 + 1], 'queued', ${due}::timestamptz, ${due}::timestamptz, ${due}::timestamptz
    from generate_series(1, ${count}::int) n`.execute(db);
  server.setClock(frozenNow.add({ seconds: 20 }));
  await advanceCodes(server.deps);
  expect(gateway.requests.map((request) => jsonOf(request)['to'])).toEqual([phone]);
  const waiting = await sql<{
    n: number;
  }>`select count(*)::int as n from messages where event_id like 'waiting %' and next_at = ${due}`.execute(db);
  expect(waiting.rows[0]?.n).toBe(count);
  await sql`delete from messages where event_id like 'waiting %'`.execute(db);
});

it('R12.03 an SMS says what its code is for, that nobody asks for it, and ends as a browser reads it', async () => {
  const { digits } = await sendCode({ channel: 'sms' });
  expect(whatsapp.requests).toHaveLength(0);
  const text = String(jsonOf(gateway.requests[0]!)['text']);
  expect(text).toMatch(/to log in.*we never ask for it/s);
  expect(text.split('\n').at(-1)).toBe(`@spot.example #${digits}`);
});

it.each(['ar', 'ckb'] as const)('R12.03 a code is written in the language of the page: %s', async (language) => {
  const { digits } = await sendCode({ channel: 'sms' }, language);
  const text = String(jsonOf(gateway.requests[0]!)['text']);
  expect(text).toContain(digits);
  expect(text.split('\n')[0]).not.toMatch(/[A-Za-z]/);
});

const purposes = {
  en: { log_in: 'to log in', book: 'for your booking', change_number: 'to change the number' },
  ar: { log_in: 'لتسجيل الدخول', book: 'لتأكيد الحجز', change_number: 'لتغيير رقم الحساب' },
  ckb: { log_in: 'بۆ چوونەژوورەوە', book: 'بۆ پشتڕاستکردنەوەی نۆرە', change_number: 'بۆ گۆڕینی ژمارەی هەژمار' },
};

it.each(['en', 'ar', 'ckb'] as const)(
  'R12.03 a code that is read aloud to a caller says before what it is for, and no other thing: %s',
  async (language) => {
    const user = await logInByPhone(server);
    await server.deliver();
    const visitor = server.client({ language });
    const texts: string[] = [];
    for (const purpose of ['log_in', 'book', 'change_number'] as const) {
      gateway.requests.length = 0;
      const phone = newPhone();
      if (purpose === 'change_number')
        await server.client({ token: user.token, language }).requestNumberChange({ body: { phone, channel: 'sms' } });
      else await visitor.requestCode({ body: { phone, purpose, channel: 'sms' } });
      await server.deliver();
      const sent = gateway.requests.map((request) => jsonOf(request)).find(({ to }) => to === phone);
      texts.push(String(sent?.['text']));
    }
    const named = Object.values(purposes[language]);
    expect(texts.map((text) => named.filter((purpose) => text.includes(purpose)))).toEqual(
      named.map((purpose) => [purpose]),
    );
  },
);

it('R12.03 a code that was replaced or has ended before its message left is sent to nobody', async () => {
  const phone = newPhone();
  await server.client().requestCode({ body: { phone } });
  server.setClock(frozenNow.add({ minutes: 11 }));
  await server.deliver();
  expect(whatsapp.requests).toHaveLength(0);
});

it('R12.03 no table of messages and no event stores the digits or the number of a code', async () => {
  const { phone, digits } = await sendCode();
  const { rows } =
    await sql`select 1 from (select m::text as row from messages m union all select t::text from message_tries t
    union all select j.data::text from pgboss.job j) everything
    where row like ${`%${phone}%`} or row like ${`%"${digits}"%`}`.execute(server.deps.db);
  expect(rows).toEqual([]);
});

it('R12.08 a demo without credentials shows the code among its messages', async () => {
  const phone = newPhone();
  const { data } = await demo.client().requestCode({ body: { phone } });
  await demo.deliver();
  const [stored] = await listStoredMessages(demo.deps.db);
  expect(stored).toMatchObject({ channel: 'whatsapp', recipient: phone, code: await digitsSent(demo, data.id) });
});
