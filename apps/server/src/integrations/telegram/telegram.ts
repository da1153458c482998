import * as z from 'zod';
import { askProvider, failureOf, type ProviderAnswer } from '#app/integrations/channels/ask-provider.ts';
import { type Channel, ChannelFailure, type ChannelMessage } from '#app/integrations/channels/channel.ts';
import type { Env } from '#app/env.ts';

/** The bot as it is configured. */
export type TelegramSettings = NonNullable<Env['telegram']>;

/** A row of buttons below a message of the bot. */
export type TelegramButton = { readonly text: string } & (
  | { readonly callback_data: string }
  | { readonly url: string }
);

/** The bot as its updates are answered with it. Throws a ChannelFailure. */
export type TelegramBot = {
  write(chatId: string, text: string): Promise<void>;
  /** Replaces a message of the bot, its buttons included. */
  editMessage(chatId: string, messageId: number, text: string, buttons: readonly TelegramButton[][]): Promise<void>;
  /** Replaces the buttons of a message alone. */
  editButtons(chatId: string, messageId: number, buttons: readonly TelegramButton[][]): Promise<void>;
  /** Ends the little clock on a pressed button, with a short text where there is something to read. */
  answerPress(pressId: string, text?: string): Promise<void>;
};

/** The longest text of a message. */
const maxText = 4096;

/** Telegram by the Bot API. */
export function openTelegram(settings: TelegramSettings, timeoutMs?: number): Channel {
  return {
    name: 'telegram',
    isConfigured: true,
    // Telegram reports nothing after it took a message.
    hasReceipts: false,
    priceIqd: () => 0,
    async send(message) {
      const result = await callBot(settings, 'sendMessage', messageOf(message), timeoutMs);
      const sent = z.object({ message_id: z.number().int() }).safeParse(result);
      if (!sent.success) throw new ChannelFailure('unreachable', 'Telegram answered without an id');
      return { reference: `${message.to}:${sent.data.message_id}`, costIqd: 0 };
    },
  };
}

/** The bot that answers updates. */
export function openTelegramBot(settings: TelegramSettings, timeoutMs?: number): TelegramBot {
  const call = async (method: string, body: object) => void (await callBot(settings, method, body, timeoutMs));
  return {
    write: (chatId, text) => call('sendMessage', { chat_id: chatId, text: cut(text), link_preview_options: noPreview }),
    editMessage: (chatId, messageId, text, buttons) =>
      call('editMessageText', {
        chat_id: chatId,
        message_id: messageId,
        text: cut(text),
        link_preview_options: noPreview,
        reply_markup: { inline_keyboard: buttons },
      }),
    editButtons: (chatId, messageId, buttons) =>
      call('editMessageReplyMarkup', {
        chat_id: chatId,
        message_id: messageId,
        reply_markup: { inline_keyboard: buttons },
      }),
    answerPress: (pressId, text) =>
      call('answerCallbackQuery', { callback_query_id: pressId, ...(text ? { text: text.slice(0, 200) } : {}) }),
  };
}

/** Nobody but the reader opens an address with a token in it. */
const noPreview = { is_disabled: true };

const cut = (text: string): string => (text.length > maxText ? `${text.slice(0, maxText - 1).toWellFormed()}…` : text);

function messageOf({ to, text, code, buttons = [], link }: ChannelMessage) {
  const rows: TelegramButton[][] = [
    ...(buttons.length > 0 ? [buttons.map(({ label, data }) => ({ text: label, callback_data: data }))] : []),
    // Telegram takes no address of this machine behind a button.
    ...(link && isPublic(link.url) ? [[{ text: link.label, url: link.url }]] : []),
  ];
  const written = link && !isPublic(link.url) ? `${text}\n\n${link.url}` : text;
  return {
    chat_id: to,
    text: cut(written),
    link_preview_options: noPreview,
    ...(code ? { protect_content: true } : {}),
    ...(rows.length > 0 ? { reply_markup: { inline_keyboard: rows } } : {}),
  };
}

const isPublic = (url: string): boolean => url.startsWith('https://');

const botAnswer = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  error_code: z.number().int().optional(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});

/** Calls a method of the Bot API. Throws a ChannelFailure; the address holds the token, and is in no error. */
async function callBot(
  { url, token }: TelegramSettings,
  method: string,
  body: object,
  timeoutMs: number | undefined,
): Promise<unknown> {
  const answer = await askProvider('Telegram', `${url}/bot${token}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  const parsed = botAnswer.safeParse(answer.json);
  if (parsed.success && parsed.data.ok) return parsed.data.result;
  throw parsed.success ? failureOfBot(answer, parsed.data) : failureOf('Telegram', answer);
}

function failureOfBot(
  answer: ProviderAnswer,
  { error_code: code, description = '', parameters }: z.output<typeof botAnswer>,
) {
  const status = code ?? answer.status;
  const message = `Telegram answered with ${status}`;
  if (status === 403) {
    const reason = /deactivated/i.test(description) ? 'no_such_address' : 'blocked';
    return new ChannelFailure(reason, message, { isFinal: true });
  }
  if (status === 400 && /chat not found|PEER_ID_INVALID|user not found/i.test(description))
    return new ChannelFailure('no_such_address', message, { isFinal: true });
  if (status === 400) return new ChannelFailure('refused', message, { isFinal: true });
  const retryAfterSeconds = parameters?.retry_after ?? answer.retryAfterSeconds;
  return failureOf('Telegram', { ...answer, status, retryAfterSeconds });
}
