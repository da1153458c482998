import * as z from 'zod';
import { askProvider, failureOf } from '#app/integrations/channels/ask-provider.ts';
import { type Channel, ChannelFailure, type ChannelMessage } from '#app/integrations/channels/channel.ts';
import type { Env } from '#app/env.ts';
import { failureOfCode } from './whatsapp-errors.ts';

/** WhatsApp as it is configured. */
export type WhatsappSettings = NonNullable<Env['whatsapp']>;

/** The Cloud API knows no Sorani: a template in Arabic bears the Sorani text. */
const templateLanguages = { en: 'en', ar: 'ar', ckb: 'ar' } as const;

/** The longest text that a parameter may have, since a body has 1024 characters with what the template says itself. */
const maxParameter = 900;

/** WhatsApp by the Cloud API. `home` is the address behind a button where a message has no link of its own. */
export function openWhatsapp(settings: WhatsappSettings, home: string, timeoutMs?: number): Channel {
  return {
    name: 'whatsapp',
    isConfigured: true,
    hasReceipts: true,
    priceIqd: () => settings.costIqd,
    async send(message) {
      const template =
        message.purpose === 'code' ? codeTemplate(settings, message) : textTemplate(settings, message, home);
      const answer = await askProvider('WhatsApp', `${settings.url}/${settings.phoneId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: message.to.replace(/^\+/, ''),
          type: 'template',
          template,
        }),
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      });
      if (answer.isOk) {
        const sent = sentAnswer.safeParse(answer.json);
        if (!sent.success) throw new ChannelFailure('unreachable', 'WhatsApp answered without an id');
        return { reference: sent.data.messages[0].id, costIqd: settings.costIqd };
      }
      const failed = errorAnswer.safeParse(answer.json);
      throw failed.success
        ? failureOfCode(failed.data.error.code, answer.retryAfterSeconds)
        : failureOf('WhatsApp', answer);
    },
  };
}

const sentAnswer = z.object({ messages: z.tuple([z.object({ id: z.string().min(1).max(512) })]).rest(z.unknown()) });
const errorAnswer = z.object({ error: z.object({ code: z.number().int() }) });

const textParameter = (text: string) => ({ type: 'text', text });
const bodyWith = (text: string) => ({ type: 'body', parameters: [textParameter(text)] });
const buttonWith = (text: string) => ({
  type: 'button',
  sub_type: 'url',
  index: '0',
  parameters: [textParameter(text)],
});

/** A template of the category authentication: the code stands in its text and behind its button that copies it. */
function codeTemplate({ codeTemplate: name }: WhatsappSettings, { code = '', language }: ChannelMessage) {
  const components = [bodyWith(code), buttonWith(code)];
  return { name, language: { code: templateLanguages[language] }, components };
}

/** A template of the category utility with one parameter in its text, and a button whose address ends in the other. */
function textTemplate(
  { messageTemplate: name }: WhatsappSettings,
  { text, link, language }: ChannelMessage,
  home: string,
) {
  const components = [bodyWith(flatten(text)), buttonWith(suffixOf(link?.url ?? home))];
  return { name, language: { code: templateLanguages[language] }, components };
}

/** A parameter may hold no line break, no tab and no row of spaces. */
function flatten(text: string): string {
  const lines = text.split(/\s*\n\s*/).map((line) => line.replaceAll(/\s+/g, ' ').trim());
  const flat = lines.filter(Boolean).join(' · ');
  return flat.length > maxParameter ? `${flat.slice(0, maxParameter - 1).toWellFormed()}…` : flat;
}

/** The address behind the button is the host, as the template says it, and this. */
const suffixOf = (url: string): string => url.replace(/^https?:\/\/[^/]+\//, '') || '?';
