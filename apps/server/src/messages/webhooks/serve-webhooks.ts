import { places } from '@tajmeelspot/contract/places.ts';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '#app/deps.ts';
import { addressReader, networkOf } from '#app/admission/open-admission.ts';
import type { Host } from '#app/http/actor.ts';
import { headerOf } from '#app/http/read-input.ts';
import { guardHeaders } from '#app/http/guard-headers.ts';
import { Problem } from '#app/http/problem.ts';
import type { WebhookReading } from '#app/integrations/channels/webhook-checks.ts';
import { readSmsWebhook } from '#app/integrations/sms/sms-receipts.ts';
import { readTelegramWebhook } from '#app/integrations/telegram/telegram-updates.ts';
import { answerChallenge, readWhatsappWebhook } from '#app/integrations/whatsapp/whatsapp-receipts.ts';
import { recordReceipt } from '../messages.ts';
import { answerUpdate } from '../telegram/answer-update.ts';

/** Meta collects reports, up to this size; everybody else reports one by one. */
const maxBytes = { whatsapp: 3 * 1024 * 1024, others: 64 * 1024 };

type WebhookStatus = 200 | 400 | 403 | 404 | 413 | 503;

/**
 * Where providers report to, at {host}/api/webhooks. They are no calls of the API: a provider has no session and no budget
 * of calls, and what proves that it is the provider is looked at before anything else.
 */
export function serveWebhooks(app: Hono<Host>, deps: Deps): void {
  const at = (provider: string) => `${places.api}/webhooks/${provider}`;
  const { whatsapp, telegram } = deps.env;
  const bind = (provider: string, max: number, read: (c: Context<Host>, bytes: Uint8Array) => Promise<WebhookStatus>) =>
    app.post(at(provider), bodyLimit({ maxSize: max, onError: (c) => answer(c, deps, 413) }), (c) =>
      receive(c, deps, provider, read),
    );
  app.get(at('whatsapp'), (c) => {
    const challenge = whatsapp && answerChallenge(whatsapp, new URL(c.req.url).searchParams);
    return challenge === undefined ? answer(c, deps, whatsapp ? 403 : 404) : answer(c, deps, 200, challenge);
  });
  bind('whatsapp', maxBytes.whatsapp, async (c, bytes) => {
    if (!whatsapp) return 404;
    return record(deps, readWhatsappWebhook(whatsapp, bytes, headerOf(c, 'x-hub-signature-256'), deps.clock.now()));
  });
  bind('sms', maxBytes.others, async (c, bytes) => {
    if (!deps.env.otpiq && !deps.env.smsGateway?.receipts) return 404;
    return record(
      deps,
      readSmsWebhook(deps.env, bytes, (name) => headerOf(c, name), deps.clock.now()),
    );
  });
  const addressOf = addressReader(deps.env.trustedProxies);
  bind('telegram', maxBytes.others, async (c, bytes) => {
    if (!telegram) return 404;
    const update = readTelegramWebhook(telegram, bytes, headerOf(c, 'x-telegram-bot-api-secret-token'));
    if (update === 'forged' || update === 'unreadable') return statusOf(update);
    if (update)
      await answerUpdate(deps, update, { address: addressOf(c.env?.incoming), requestId: c.get('observed').id });
    return 200;
  });
}

async function receive(
  c: Context<Host>,
  deps: Deps,
  provider: string,
  read: (c: Context<Host>, bytes: Uint8Array) => Promise<WebhookStatus>,
): Promise<Response> {
  c.get('observed').route = `POST /webhooks/${provider}`;
  const client = networkOf(addressReader(deps.env.trustedProxies)(c.env?.incoming));
  try {
    const bytes = await readBytes(c, deps, client);
    // Its sender has left in the middle.
    if (!bytes) return answer(c, deps, 400);
    const status = await deps.admission.webhooks.run(client, () => read(c, bytes));
    return answer(c, deps, status);
  } catch (error) {
    if (!(error instanceof Problem))
      deps.log.error({ err: error, provider }, 'a webhook could not be taken: its provider will repeat it');
    return answer(c, deps, 503);
  }
}

/** A large body is whole in memory before anybody knows whose it is: few of them at a time. */
function readBytes(c: Context<Host>, { admission }: Deps, client: string): Promise<Uint8Array | undefined> {
  const bytes = () => c.req.bytes().catch(() => undefined);
  const isSmall = Number(headerOf(c, 'content-length') || Infinity) <= maxBytes.others;
  return isSmall ? bytes() : admission.uploads.run(client, bytes, c.req.raw.signal);
}

/** Records every receipt that can be recorded, and throws the first error: what is repeated then changes nothing. */
async function record(deps: Deps, reading: WebhookReading): Promise<WebhookStatus> {
  if (reading === 'forged' || reading === 'unreadable') return statusOf(reading);
  const errors: unknown[] = [];
  for (const receipt of reading) {
    await recordReceipt(deps, receipt).catch((error: unknown) => errors.push(error));
    // The database is away, and no receipt can be recorded.
    if (errors.length === 3) break;
  }
  if (errors.length > 0) throw errors[0];
  return 200;
}

const statusOf = (reading: 'forged' | 'unreadable'): WebhookStatus => (reading === 'forged' ? 403 : 400);

function answer(c: Context<Host>, { env }: Deps, status: WebhookStatus, text = ''): Response {
  for (const [name, value] of Object.entries(guardHeaders(env, "default-src 'none'; frame-ancestors 'none'")))
    c.header(name, value);
  c.header('cache-control', 'no-store');
  return c.text(text, status);
}
