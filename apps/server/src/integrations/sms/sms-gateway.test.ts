import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { readEnv } from '#app/env.ts';
import { bookingMessage, codeMessage, failureOfSending } from '#app/integrations/channels/testing/messages.ts';
import { jsonOf, openProvider, providerFailures } from '#app/integrations/channels/testing/provider-stand-in.ts';
import { openSmsGateway } from './sms-gateway.ts';
import { readSmsWebhook } from './sms-receipts.ts';

const gateway = await openProvider(() => ({ status: 200, body: { data: [{ message: { id: 99 } }] } }));
const jsonBody = '{"destination":"{digits}","content":"{text}","ref":"{id}"}';

function openSending(settings: Record<string, string>) {
  const env = readEnv({ SMS_GATEWAY_URL: `${gateway.url}/send`, ...settings });
  if (!env.smsGateway) throw new Error('the gateway is not configured');
  return openSmsGateway(env.smsGateway, { costIqd: 50, timeoutMs: 200 });
}

beforeEach(() => void (gateway.requests.length = 0));
afterEach(() => gateway.misbehave(undefined));
afterAll(() => gateway.close());

const hostile = { ...codeMessage, text: 'a"},{"to":"all\\ & b=c\n{to} <x> 100%' };

it('R12.05 a gateway of JSON gets what its template says, and nothing typed becomes a field', async () => {
  const headers = '{"authorization":"Bearer secret-key"}';
  const channel = openSending({
    SMS_GATEWAY_BODY: jsonBody,
    SMS_GATEWAY_HEADERS: headers,
    SMS_GATEWAY_ID: 'data.0.message.id',
  });
  expect(await channel.send(hostile)).toEqual({ reference: '99', costIqd: 50 });
  const [request = expect.unreachable()] = gateway.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/send', headers: { authorization: 'Bearer secret-key' } });
  expect(request.headers['content-type']).toBe('application/json');
  expect(jsonOf(request)).toEqual({ destination: '9647700000001', content: hostile.text, ref: hostile.id });
});

it('R12.05 a gateway of forms, one of XML and one that is asked by GET get the same', async () => {
  const channel = openSending({ SMS_GATEWAY_BODY: 'to={to}&text={text}&user=me' });
  expect(await channel.send(hostile)).toEqual({ reference: hostile.id, costIqd: 50 });
  const form = new URLSearchParams(gateway.requests[0]?.body.toString());
  expect(Object.fromEntries(form)).toEqual({ to: '+9647700000001', text: hostile.text, user: 'me' });
  const xml = { SMS_GATEWAY_BODY: '<sms to="{to}">{text}</sms>', SMS_GATEWAY_HEADERS: '{"Content-Type":"text/xml"}' };
  await openSending(xml).send(hostile);
  expect(gateway.requests[1]?.body.toString()).toMatch(/^<sms to="[^"<]+">a&#34;},\{[^<]+&#60;x&#62; 100%<\/sms>$/);
  const query = { SMS_GATEWAY_METHOD: 'GET', SMS_GATEWAY_URL: `${gateway.url}/send?to={digits}&text={text}` };
  await openSending(query).send(bookingMessage);
  const asked = new URL(gateway.requests[2]?.path ?? '', gateway.url);
  expect(asked.searchParams.get('text')).toBe(`${bookingMessage.text}\n${bookingMessage.link?.url}`);
  expect(gateway.requests[2]).toMatchObject({ method: 'GET', body: Buffer.alloc(0) });
});

it.each<[string, Parameters<typeof gateway.answerNext>[0], object]>([
  ['200 without an id', { status: 200, body: { error: 'no credit' } }, { reason: 'refused', isFinal: false }],
  ['400', { status: 400, body: '9647700000001' }, { reason: 'refused' }],
  ['429', { status: 429, headers: { 'retry-after': '30' } }, { reason: 'limited', retryAfterSeconds: 30 }],
  ['500', { status: 500 }, { reason: 'unreachable' }],
])('a gateway that answers %s has not taken the message', async (_, answer, expected) => {
  gateway.answerNext(answer);
  const channel = openSending({ SMS_GATEWAY_BODY: jsonBody, SMS_GATEWAY_ID: 'data.0.message.id' });
  expect(await failureOfSending(channel, codeMessage)).toMatchObject(expected);
});

it.each(providerFailures)('R12.05 a gateway that %s is unreachable, after one try', async (failure) => {
  gateway.misbehave(failure);
  const channel = openSending({ SMS_GATEWAY_URL: `${gateway.url}/send?key=top-secret`, SMS_GATEWAY_BODY: jsonBody });
  expect(await failureOfSending(channel, codeMessage, ['top-secret'])).toMatchObject({ reason: 'unreachable' });
  expect(gateway.requests).toHaveLength(1);
});

const now = Temporal.Instant.from('2026-11-24T09:00:00Z');
const receiptSettings = {
  SMS_GATEWAY_URL: gateway.url,
  SMS_GATEWAY_BODY: jsonBody,
  SMS_GATEWAY_ID: 'id',
  SMS_GATEWAY_RECEIPT_SECRET: 'a secret of receipts',
  SMS_GATEWAY_RECEIPT_HEADER: 'X-Key',
  SMS_GATEWAY_RECEIPT_ID: 'message.id',
  SMS_GATEWAY_RECEIPT_STATE: 'message.dlr',
};

function read(body: string, given: Record<string, string> = {}) {
  const { secret = 'a secret of receipts', type = 'application/json', ...settings } = given;
  const headers: Record<string, string> = { 'x-key': secret, 'content-type': type };
  const env = readEnv({ ...receiptSettings, ...settings });
  return readSmsWebhook(env, Buffer.from(body), (name) => headers[name] ?? '', now);
}

it('R12.07 receipts of a gateway are read where the configuration says', () => {
  const receipt = { channel: 'sms', reference: '99', at: now };
  const report = (dlr: unknown) => JSON.stringify({ message: { id: 99, dlr } });
  expect(read(report('DELIVRD'))).toEqual([{ ...receipt, state: 'delivered' }]);
  expect(read(report('UNDELIV'))).toEqual([{ ...receipt, state: 'failed', reason: 'refused' }]);
  expect(read(report('ENROUTE'))).toEqual([]);
  expect(read(report('DELIVRD'), { secret: 'x' })).toBe('forged');
  const form = {
    type: 'application/x-www-form-urlencoded',
    SMS_GATEWAY_RECEIPT_ID: 'id',
    SMS_GATEWAY_RECEIPT_STATE: 's',
  };
  expect(read('id=99&s=2', { ...form, SMS_GATEWAY_DELIVERED: '2, 3' })).toEqual([{ ...receipt, state: 'delivered' }]);
});

it.each(['', 'junk', 'null', '[]', '{"message":{"id":{},"dlr":1}}', '{"message":{"id":"","dlr":"x"}}'])(
  'a receipt %j cannot be read',
  (body) => {
    expect(read(body)).toBe('unreadable');
  },
);

it('a gateway without a secret of receipts has none, whatever is posted', () => {
  const { SMS_GATEWAY_RECEIPT_SECRET: _, ...silent } = receiptSettings;
  expect(openSending(silent).hasReceipts).toBe(false);
  expect(readSmsWebhook(readEnv(silent), Buffer.from('{}'), () => '', now)).toBe('forged');
});
