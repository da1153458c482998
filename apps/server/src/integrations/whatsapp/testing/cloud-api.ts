import { createHmac } from 'node:crypto';
import {
  jsonOf,
  openProvider,
  type ProviderRequest,
  type StandInAnswer,
} from '#app/integrations/channels/testing/provider-stand-in.ts';

/** Settings of a server that writes to the stand-in. */
export const cloudSettings = {
  WHATSAPP_TOKEN: 'cloud-api-token',
  WHATSAPP_PHONE_ID: '105954558954427',
  WHATSAPP_APP_SECRET: 'the secret of the app',
  WHATSAPP_VERIFY_TOKEN: 'the token of the webhook',
};

/** A stand-in of the Cloud API (v25.0): it takes templates alone, as Meta documents them. */
export const openCloudApi = () => openProvider(answer);

type SentTemplate = {
  readonly type?: string;
  readonly to?: string;
  readonly template?: {
    readonly components?: readonly { readonly parameters: readonly { readonly text: string }[] }[];
  };
};

function answer(request: ProviderRequest): StandInAnswer {
  if (request.headers.authorization !== `Bearer ${cloudSettings.WHATSAPP_TOKEN}`) return cloudError(401, 190);
  if (request.path !== `/${cloudSettings.WHATSAPP_PHONE_ID}/messages`) return cloudError(400, 33);
  const { to = '', type, template } = jsonOf(request) as SentTemplate;
  const parameters = template?.components?.flatMap((component) => component.parameters) ?? [];
  if (type !== 'template' || !/^\d{10,15}$/.test(to) || parameters.length !== 2) return cloudError(400, 132_000);
  // Parameters with line breaks, tabs or more than four spaces in a row are refused.
  if (parameters.some(({ text }) => text === '' || /[\n\t]| {5}/.test(text))) return cloudError(400, 132_018);
  const messages = [{ id: `wamid.${crypto.randomUUID()}`, message_status: 'accepted' }];
  return { status: 200, body: { messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to }], messages } };
}

/** An error as the Cloud API answers it; `quoted` is what Meta likes to repeat in it. */
export const cloudError = (status: number, code: number, quoted = ''): StandInAnswer => ({
  status,
  body: { error: { message: `(#${code}) ${quoted}`, type: 'OAuthException', code, fbtrace_id: 'A' } },
});

/** What Meta posts about messages, and its signature. */
export function cloudWebhook(
  statuses: readonly object[],
  { secret = cloudSettings.WHATSAPP_APP_SECRET, phoneId = cloudSettings.WHATSAPP_PHONE_ID } = {},
): { body: string; signature: string } {
  const value = { messaging_product: 'whatsapp', metadata: { phone_number_id: phoneId }, statuses };
  const entry = [{ id: '1314702302917944', changes: [{ field: 'messages', value }] }];
  return signed(JSON.stringify({ object: 'whatsapp_business_account', entry }), secret);
}

/** Any body with Meta's signature. */
export const signed = (body: string, secret = cloudSettings.WHATSAPP_APP_SECRET) => ({
  body,
  signature: `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
});
