import http from 'node:http';
import https from 'node:https';
import * as z from 'zod';
import { answerMs } from '#app/integrations/channels/ask-provider.ts';
import { type Channel, ChannelFailure, type ChannelMessage } from '#app/integrations/channels/channel.ts';
import type { Database } from '#app/database/connection.ts';
import { type Env, hostOf } from '#app/env.ts';
import { isPublicUrl, lookUpPublic } from './public-hosts.ts';
import { pushKeysOf } from './push-keys.ts';
import { deletePushSubscription } from './push-queries.ts';

/** What a browser gave us of itself. */
export const pushSubscription = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({
    /** An uncompressed point of P-256, and 16 random bytes. */
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
  }),
});

/** Whether an endpoint may be called: of a push service on the open internet, or of the stand-in of a test. */
export const isPushEndpoint = ({ webPushStandIn }: Pick<Env, 'webPushStandIn'>, endpoint: string): boolean =>
  isPublicUrl(endpoint) || (webPushStandIn !== undefined && endpoint.startsWith(`${webPushStandIn}/`));

/** Push services take no more (RFC 8030), of which encryption and our frame need a part. */
const maxTextBytes = 2400;

/** Web push to browsers by VAPID. `timeoutMs` is for the whole answer. */
export function openWebPush(env: Env, db: Database, timeoutMs = answerMs): Channel {
  return {
    name: 'push',
    isConfigured: true,
    // That a browser showed it, no push service reports.
    hasReceipts: false,
    priceIqd: () => 0,
    async send(message) {
      const subscription = pushSubscription.safeParse(parse(message.to)).data;
      if (!subscription || !isPushEndpoint(env, subscription.endpoint))
        throw new ChannelFailure('no_such_address', 'the push subscription is none', { isFinal: true });
      const { endpoint } = subscription;
      const request = await encrypt(env, db, subscription, message);
      const { status, retryAfter } = await post(endpoint, request, timeoutMs);
      if (status === 200 || status === 201 || status === 202) return { reference: message.id, costIqd: 0 };
      if (status === 404 || status === 410) await deletePushSubscription(db, endpoint);
      throw failureOfStatus(status, retryAfter);
    },
  };
}

type PushRequest = { readonly headers: Record<string, string | number>; readonly body: Buffer };

async function encrypt(
  env: Env,
  db: Database,
  subscription: z.output<typeof pushSubscription>,
  message: ChannelMessage,
): Promise<PushRequest> {
  const { generateRequestDetails } = (await import('web-push')).default;
  const keys = await pushKeysOf(env, db);
  try {
    const details = generateRequestDetails(subscription, JSON.stringify(payloadOf(message)), {
      vapidDetails: { subject: subjectOf(env), ...keys },
      TTL: Math.max(0, Math.floor(message.ttlSeconds)),
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    });
    return { headers: details.headers, body: details.body };
  } catch {
    // The point of the browser's key is on no curve.
    throw new ChannelFailure('no_such_address', 'the keys of the push subscription are none', { isFinal: true });
  }
}

/** What the worker of the site and of the dashboard shows. */
const payloadOf = ({ id, title, text, language, link }: ChannelMessage) => ({
  id,
  title,
  text: cut(text),
  language,
  direction: language === 'en' ? 'ltr' : 'rtl',
  url: link?.url ?? null,
});

function cut(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxTextBytes) return text;
  return `${bytes
    .subarray(0, maxTextBytes)
    .toString('utf8')
    .replace(/\uFFFD+$/, '')}…`;
}

/** Whom a push service may write to about us. */
function subjectOf(env: Env): string {
  const address = /<([^>]+)>/.exec(env.mailFrom)?.[1] ?? env.mailFrom;
  return hostOf(env).startsWith('https:') ? hostOf(env) : `mailto:${address}`;
}

type PushAnswer = { readonly status: number; readonly retryAfter: string };

/** Posts to an address that a stranger gave: to public hosts alone, and no more than the head of the answer is read. */
function post(endpoint: string, { headers, body }: PushRequest, timeoutMs: number): Promise<PushAnswer> {
  const isStandIn = endpoint.startsWith('http:');
  return new Promise<PushAnswer>((resolve, reject) => {
    const request = (isStandIn ? http : https).request(
      endpoint,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(isStandIn || !isPublicUrl(endpoint) ? {} : { lookup: lookUpPublic }),
      },
      ({ statusCode = 0, headers: answered }) => {
        resolve({ status: statusCode, retryAfter: answered['retry-after'] ?? '' });
        request.destroy();
      },
    );
    // The error names the endpoint, which opens the browser of somebody.
    request.on('error', () => reject(new ChannelFailure('unreachable', 'the push service is away')));
    request.end(body);
  });
}

function failureOfStatus(status: number, retryAfter: string): ChannelFailure {
  const message = `the push service answered with ${status}`;
  if (status === 404 || status === 410) return new ChannelFailure('no_such_address', message, { isFinal: true });
  if (status === 429) {
    const seconds = Number(retryAfter);
    return new ChannelFailure('limited', message, {
      retryAfterSeconds: seconds > 0 ? Math.min(seconds, 86_400) : undefined,
    });
  }
  if (status >= 500) return new ChannelFailure('unreachable', message);
  return new ChannelFailure('refused', message, { isFinal: status === 400 || status === 413 });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
