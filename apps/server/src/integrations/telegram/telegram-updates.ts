import * as z from 'zod';
import type { TelegramSettings } from './telegram.ts';
import { isSameSecret, readJson } from '#app/integrations/channels/webhook-checks.ts';

/** What somebody did with the bot in a private chat. */
export type TelegramUpdate =
  | { readonly kind: 'text'; readonly chatId: string; readonly text: string; readonly language: string }
  | {
      readonly kind: 'press';
      readonly chatId: string;
      readonly pressId: string;
      readonly messageId: number;
      /** The text of the message with the button. */
      readonly text: string;
      readonly data: string;
      /** The buttons with an address that stand below it. */
      readonly links: readonly { readonly text: string; readonly url: string }[];
    }
  | { readonly kind: 'blocked'; readonly chatId: string };

/** Reads an update; `secret` is X-Telegram-Bot-Api-Secret-Token. Undefined: nothing that the bot listens to. */
export function readTelegramWebhook(
  { webhookSecret }: TelegramSettings,
  bytes: Uint8Array,
  secret: string,
): 'forged' | 'unreadable' | TelegramUpdate | undefined {
  if (!isSameSecret(secret, webhookSecret)) return 'forged';
  const parsed = update.safeParse(readJson(bytes));
  if (!parsed.success) return 'unreadable';
  const { message, callback_query: press, my_chat_member: member } = parsed.data;
  if (message?.text !== undefined && isOwn(message.chat, message.from)) {
    const language = message.from?.language_code ?? '';
    return { kind: 'text', chatId: String(message.chat.id), text: message.text, language };
  }
  if (press?.message && press.data !== undefined && isOwn(press.message.chat, press.from)) return pressOf(press);
  if (member?.new_chat_member.status === 'kicked' && member.chat.type === 'private')
    return { kind: 'blocked', chatId: String(member.chat.id) };
  return undefined;
}

// 52 bits, as Telegram promises for ids.
const id = z
  .number()
  .int()
  .min(-(2 ** 52))
  .max(2 ** 52);
const chat = z.object({ id, type: z.string() });
const from = z.object({ id, language_code: z.string().max(35).optional() });
const button = z.object({ text: z.string(), url: z.string().optional() });
const message = z.object({
  message_id: z.number().int(),
  chat,
  from: from.optional(),
  text: z.string().max(4096).optional(),
  reply_markup: z.object({ inline_keyboard: z.array(z.array(button)) }).optional(),
});
const callback = z.object({
  id: z.string().min(1).max(100),
  from,
  message: message.optional().catch(undefined),
  data: z.string().max(64).optional(),
});
const update = z.object({
  update_id: z.number().int(),
  message: message.optional().catch(undefined),
  callback_query: callback.optional().catch(undefined),
  my_chat_member: z
    .object({ chat, new_chat_member: z.object({ status: z.string() }) })
    .optional()
    .catch(undefined),
});

/** A private chat, by the one whose chat it is: in a group anybody could press. */
const isOwn = ({ id: chatId, type }: z.output<typeof chat>, sender: z.output<typeof from> | undefined): boolean =>
  type === 'private' && sender?.id === chatId;

function pressOf({ id: pressId, message: pressed, data = '' }: z.output<typeof callback>): TelegramUpdate | undefined {
  if (!pressed) return undefined;
  const links = (pressed.reply_markup?.inline_keyboard.flat() ?? []).flatMap(({ text, url }) =>
    url === undefined ? [] : [{ text, url }],
  );
  const { chat: pressedChat, message_id: messageId, text = '' } = pressed;
  return { kind: 'press', chatId: String(pressedChat.id), pressId, messageId, text, data, links };
}
