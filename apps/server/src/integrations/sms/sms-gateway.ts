import { askProvider, failureOf, valueAt } from '#app/integrations/channels/ask-provider.ts';
import { type Channel, ChannelFailure, type ChannelMessage } from '#app/integrations/channels/channel.ts';
import type { Env } from '#app/env.ts';
import { countSmsParts } from './sms-parts.ts';
import { digitsOf, smsTextOf } from './sms-text.ts';

type GatewaySettings = NonNullable<Env['smsGateway']>;

/** SMS by a gateway of which only the configuration knows anything. */
export function openSmsGateway(
  settings: GatewaySettings,
  { costIqd, timeoutMs }: { costIqd: number; timeoutMs?: number | undefined },
): Channel {
  const priceIqd = (message: ChannelMessage) => costIqd * countSmsParts(smsTextOf(message));
  return {
    name: 'sms',
    isConfigured: true,
    hasReceipts: settings.receipts !== undefined,
    priceIqd,
    async send(message) {
      const type = contentTypeOf(settings);
      const body = fill(settings.body, message, escapeOf(type));
      const answer = await askProvider('The SMS gateway', fill(settings.url, message, encodeURIComponent), {
        method: settings.method,
        headers: { 'content-type': type, ...lowerCased(settings.headers) },
        ...(settings.method === 'GET' ? {} : { body }),
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      if (!answer.isOk) throw failureOf('The SMS gateway', answer);
      return { reference: referenceOf(settings, message, answer.json), costIqd: priceIqd(message) };
    },
  };
}

/** What the gateway calls the message; our own id where it gives none, for which nothing is reported. */
function referenceOf({ idPath }: GatewaySettings, message: ChannelMessage, json: unknown): string {
  if (idPath === undefined) return message.id;
  const id = valueAt(json, idPath);
  const isId = (typeof id === 'string' && id !== '' && id.length <= 200) || typeof id === 'number';
  // Many gateways answer 200 to what they refuse: then there is no id.
  if (!isId) throw new ChannelFailure('refused', 'The SMS gateway answered without an id');
  return String(id);
}

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const contentTypeOf = ({ headers, body }: GatewaySettings): string =>
  lowerCased(headers)['content-type'] ??
  (/^\s*[[{]/.test(body) ? 'application/json' : 'application/x-www-form-urlencoded');

/** What is typed cannot become a field of its own: it is written as the form of the body asks for. */
function escapeOf(type: string): (text: string) => string {
  if (type.includes('json')) return (text) => JSON.stringify(text).slice(1, -1);
  if (type.includes('urlencoded')) return encodeURIComponent;
  if (type.includes('xml')) return (text) => text.replaceAll(/[<>&"']/g, (letter) => `&#${letter.codePointAt(0)};`);
  return (text) => text;
}

function fill(template: string, message: ChannelMessage, escape: (text: string) => string): string {
  const values: Record<string, string> = {
    to: message.to,
    digits: digitsOf(message.to),
    text: smsTextOf(message),
    id: message.id,
  };
  return template.replaceAll(/\{(to|digits|text|id)\}/g, (_, name: string) => escape(values[name] ?? ''));
}
