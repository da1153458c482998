import { createECDH, randomBytes } from 'node:crypto';
import {
  openProvider,
  type ProviderRequest,
  type ProviderStandIn,
  type StandInAnswer,
} from '#app/integrations/channels/testing/provider-stand-in.ts';
import { decrypt } from './decrypt.ts';

/** A push service on this machine, and the browsers that it knows. */
export type PushService = ProviderStandIn & {
  /** A browser that switches messages on, as it gives itself to a server. */
  subscribe(): { readonly subscription: string; readonly endpoint: string; readonly keys: BrowserKeys };
  /** What a browser shows. */
  read(request: ProviderRequest): unknown;
};

type BrowserKeys = { readonly p256dh: string; readonly auth: string };

/** Opens a push service (RFC 8030) that takes what is signed (RFC 8292) and encrypted (RFC 8291). */
export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const provider = await openProvider((request) => answer(request, browsers.has(request.path)));
  return {
    ...provider,
    subscribe() {
      const path = `/push/${randomBytes(24).toString('base64url')}`;
      const ecdh = createECDH('prime256v1');
      const keys = { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
      browsers.set(path, { ecdh, auth: Buffer.from(keys.auth, 'base64url') });
      const endpoint = provider.url + path;
      return { subscription: JSON.stringify({ endpoint, keys }), endpoint, keys };
    },
    read(request) {
      const browser = browsers.get(request.path);
      if (!browser) throw new Error('no such browser');
      return JSON.parse(decrypt(request.body, browser.ecdh, browser.auth)) as unknown;
    },
  };
}

function answer({ method, headers }: ProviderRequest, isKnown: boolean): StandInAnswer {
  if (method !== 'POST' || !/^\d+$/.test(String(headers['ttl']))) return { status: 400 };
  if (!isSigned(String(headers.authorization), String(headers.host))) return { status: 403 };
  if (headers['content-encoding'] !== 'aes128gcm') return { status: 400 };
  return { status: isKnown ? 201 : 410 };
}

/** Whether there is a token for this service that ends within a day and names whom to write to. */
function isSigned(authorization: string, host: string): boolean {
  const [, claims = ''] = /^vapid t=[\w-]+\.([\w-]+)\.[\w-]+, k=[\w-]{87}$/.exec(authorization) ?? [];
  if (!claims) return false;
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const seconds = Number(exp) - Date.now() / 1000;
  return aud === `http://${host}` && seconds > 0 && seconds <= 86_400 && /^(mailto:|https:)/.test(String(sub));
}
