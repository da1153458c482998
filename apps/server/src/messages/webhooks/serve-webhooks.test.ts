import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { botSettings, textUpdate } from '#app/integrations/telegram/testing/bot-api.ts';
import { otpiqSettings } from '#app/integrations/sms/testing/otpiq-api.ts';
import { otpiqSecretOf } from '#app/integrations/sms/otpiq.ts';
import { cloudSettings, cloudWebhook, signed } from '#app/integrations/whatsapp/testing/cloud-api.ts';
import { createUser } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';

const settings = { ...cloudSettings, ...botSettings, ...otpiqSettings, TELEGRAM_API_URL: 'http://127.0.0.1:1' };
const server = useServer(settings);
const without = useServer();
const busy = useServer({ ...settings, RATE_LIMIT_SCALE: '0.01' });

/** A message that left by a channel; gives its reference. */
async function sendMessage(channel: 'whatsapp' | 'sms'): Promise<string> {
  const { id } = await createUser(server);
  const [message, reference, now] = [randomUUID(), randomUUID(), new Date(server.deps.clock.now().epochMilliseconds)];
  const states = { state: 'sent', created_at: now, changed_at: now };
  const { db } = server.deps;
  const event = { id: message, event_id: message, event: '{}', happened_at: now, recipient: 'self', user_id: id };
  await db
    .insertInto('messages')
    .values({ ...event, ...states, awaits_outbox: false })
    .execute();
  await db
    .insertInto('message_tries')
    .values({ message_id: message, channel, reference, ...states })
    .execute();
  return reference;
}

const stateOf = async (reference: string) => {
  const tries = server.deps.db.selectFrom('message_tries').select(['state', 'reason']);
  return tries.where('reference', '=', reference).executeTakeFirst();
};

const whatsapp = ({ body, signature }: { body: string; signature: string }, to = server) =>
  to.call('POST', '/webhooks/whatsapp', body, {
    'x-hub-signature-256': signature,
    'content-length': String(Buffer.byteLength(body)),
  });
const sms = (body: object, secret = otpiqSecretOf({ key: otpiqSettings.OTPIQ_API_KEY })) =>
  server.call('POST', '/webhooks/sms', body, { 'x-otpiq-webhook-secret': secret });
const status = (id: string, state: string, more: object = {}) => ({
  id,
  status: state,
  timestamp: '1732000000',
  ...more,
});

it('R12.07 receipts of WhatsApp reach their message; repeated, late and unknown ones change nothing', async () => {
  const reference = await sendMessage('whatsapp');
  const read = cloudWebhook([
    status(reference, 'delivered'),
    status(reference, 'read'),
    status('wamid.unknown', 'read'),
  ]);
  const answer = await whatsapp(read);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await stateOf(reference)).toEqual({ state: 'read', reason: null });
  expect((await whatsapp(read)).status).toBe(200);
  const late = cloudWebhook([status(reference, 'sent'), status(reference, 'failed', { errors: [{ code: 131_026 }] })]);
  expect((await whatsapp(late)).status).toBe(200);
  expect(await stateOf(reference)).toEqual({ state: 'read', reason: null });
});

it('R12.07 a forged receipt changes nothing', async () => {
  const reference = await sendMessage('whatsapp');
  const forged = cloudWebhook([status(reference, 'read')], { secret: 'a guess of the secret' });
  expect((await whatsapp(forged)).status).toBe(403);
  const text = await sendMessage('sms');
  expect((await sms({ smsId: text, status: 'delivered' }, 'a guess')).status).toBe(403);
  expect([await stateOf(reference), await stateOf(text)]).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
});

it('R12.07 receipts of SMS reach their message, and say that it failed', async () => {
  const [delivered, failed] = [await sendMessage('sms'), await sendMessage('sms')];
  expect((await sms({ smsId: delivered, status: 'delivered', isFinal: true })).status).toBe(200);
  expect((await sms({ smsId: failed, status: 'failed', isFinal: true })).status).toBe(200);
  expect(await stateOf(delivered)).toEqual({ state: 'delivered', reason: null });
  expect(await stateOf(failed)).toEqual({ state: 'failed', reason: 'refused' });
});

it('a receipt of one channel says nothing of another', async () => {
  const reference = await sendMessage('sms');
  expect((await whatsapp(cloudWebhook([status(reference, 'read')]))).status).toBe(200);
  expect(await stateOf(reference)).toMatchObject({ state: 'sent' });
});

const junk = ['', 'junk', '[]', 'null', '{"a":', '"x"', '\u0000', '{"entry":1,"object":"whatsapp_business_account"}'];

it.each(junk)('R12.07 a signed webhook that says %j is refused, and breaks nothing', async (body) => {
  expect((await whatsapp(signed(body))).status).toBe(400);
  const telegramHeaders = { 'x-telegram-bot-api-secret-token': botSettings.TELEGRAM_WEBHOOK_SECRET };
  expect((await server.call('POST', '/webhooks/telegram', body, telegramHeaders)).status).toBe(400);
  const smsHeaders = { 'x-otpiq-webhook-secret': otpiqSecretOf({ key: otpiqSettings.OTPIQ_API_KEY }) };
  expect((await server.call('POST', '/webhooks/sms', body, smsHeaders)).status).toBe(400);
});

it('a reference with U+0000, which no database stores, breaks nothing', async () => {
  expect((await whatsapp(cloudWebhook([status('a\u0000b', 'read')]))).status).toBe(200);
  expect((await sms({ smsId: 'a\u0000b', status: 'sent' })).status).toBe(400);
});

it('R12.07 a body that is too large is not read', async () => {
  const large = 'x'.repeat(3 * 1024 * 1024 + 1);
  expect((await whatsapp({ body: large, signature: '' })).status).toBe(413);
  expect((await sms({ smsId: 'x'.repeat(70_000), status: 'sent' })).status).toBe(413);
});

it('R12.07 Meta is answered its challenge, and nobody else anything', async () => {
  const ask = (token: string) => {
    const query = new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '77' });
    return server.call('GET', `/webhooks/whatsapp?${query}`);
  };
  const answer = await ask(cloudSettings.WHATSAPP_VERIFY_TOKEN);
  expect([answer.status, await answer.text()]).toEqual([200, '77']);
  const refused = await ask('a guess');
  expect([refused.status, await refused.text()]).toEqual([403, '']);
});

it('a server without a channel has no webhook of it', async () => {
  for (const provider of ['whatsapp', 'telegram', 'sms', 'email'])
    expect((await without.call('POST', `/webhooks/${provider}`, {})).status).toBe(404);
  expect((await without.call('GET', '/webhooks/whatsapp')).status).toBe(404);
});

it('a provider has no budget of calls', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => whatsapp(cloudWebhook([]), busy)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
});

it('a fault of our own is a 503, so that the provider repeats it', async () => {
  const broken = cloudWebhook([status('wamid.1', 'read')]);
  await server.deps.pool.query('alter table message_tries rename to message_tries_away');
  expect((await whatsapp(broken)).status).toBe(503);
  await server.deps.pool.query('alter table message_tries_away rename to message_tries');
  expect((await whatsapp(broken)).status).toBe(200);
});

it('an update of Telegram needs its secret', async () => {
  const post = (secret: string) =>
    server.call('POST', '/webhooks/telegram', textUpdate(1, '/start'), { 'x-telegram-bot-api-secret-token': secret });
  expect((await post('a guess')).status).toBe(403);
  expect((await post(botSettings.TELEGRAM_WEBHOOK_SECRET)).status).toBe(200);
});

it('a large report of Meta is taken, and one receipt that cannot be recorded yet holds back no other', async () => {
  const [reference, other] = [await sendMessage('whatsapp'), await sendMessage('whatsapp')];
  const many = Array.from({ length: 600 }, (_, index) => status(`wamid.${index}${'x'.repeat(100)}`, 'sending'));
  const large = cloudWebhook([...many, status(reference, 'read')]);
  expect(large.body.length).toBeGreaterThan(64 * 1024);
  expect((await whatsapp(large)).status).toBe(200);
  expect(await stateOf(reference)).toMatchObject({ state: 'read' });
  // A message is on its way right now: the report of an id that nobody knows yet may be of it.
  const sending = {
    state: 'sending',
    reference: null,
    created_at: new Date(server.deps.clock.now().epochMilliseconds),
  };
  const third = await sendMessage('whatsapp');
  await server.deps.db.updateTable('message_tries').set(sending).where('reference', '=', third).execute();
  const early = cloudWebhook([status('wamid.early', 'sent'), status(other, 'delivered')]);
  expect((await whatsapp(early)).status).toBe(503);
  expect(await stateOf(other)).toMatchObject({ state: 'delivered' });
});
