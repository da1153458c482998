import {
  jsonOf,
  openProvider,
  type ProviderRequest,
  type StandInAnswer,
} from '#app/integrations/channels/testing/provider-stand-in.ts';

/** Settings of a server whose bot is the stand-in's. */
export const botSettings = {
  TELEGRAM_BOT_TOKEN: '123456:AAE-stand-in-of-the-bot-api',
  TELEGRAM_BOT_NAME: '@TajmeelSpotBot',
  TELEGRAM_WEBHOOK_SECRET: 'the-secret-of-the-webhook',
};

/** A stand-in of the Bot API (9.x): the methods that we call, as Telegram documents them. */
export const openBotApi = () => openProvider(answer);

let lastMessage = 0;

function answer(request: ProviderRequest): StandInAnswer {
  const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.path) ?? [];
  if (token !== botSettings.TELEGRAM_BOT_TOKEN) return botError(401, 'Unauthorized');
  const body = jsonOf(request) as {
    chat_id?: string;
    text?: string;
    reply_markup?: { inline_keyboard: { text: string; url?: string; callback_data?: string }[][] };
  };
  const buttons = body.reply_markup?.inline_keyboard.flat() ?? [];
  if (buttons.some(({ callback_data: data }) => data !== undefined && Buffer.byteLength(data) > 64))
    return botError(400, 'Bad Request: BUTTON_DATA_INVALID');
  if (buttons.some(({ url }) => url !== undefined && /localhost|127\.0\.0\.1/.test(url)))
    return botError(400, 'Bad Request: inline keyboard button URL is invalid: Wrong HTTP URL');
  if (method === 'answerCallbackQuery') return { status: 200, body: { ok: true, result: true } };
  if (!body.chat_id) return botError(400, 'Bad Request: chat_id is empty');
  if (method.startsWith('sendMessage') && !body.text) return botError(400, 'Bad Request: message text is empty');
  lastMessage += 1;
  return { status: 200, body: { ok: true, result: { message_id: lastMessage, chat: { id: Number(body.chat_id) } } } };
}

/** An error as the Bot API answers it. */
export const botError = (code: number, description: string, parameters?: object): StandInAnswer => ({
  status: code,
  body: { ok: false, error_code: code, description, ...(parameters ? { parameters } : {}) },
});

/** The method that a request called, and its body. */
export const botCall = (request: ProviderRequest) => ({ method: request.path.split('/').at(-1), ...jsonOf(request) });

/** An update about a text in a private chat. */
export const textUpdate = (chatId: number, text: string, type = 'private') => ({
  update_id: 1,
  message: {
    message_id: 5,
    date: 0,
    chat: { id: chatId, type },
    from: { id: chatId, is_bot: false, language_code: 'ar' },
    text,
  },
});

/** An update about a press on a button below a message of the bot. */
export const pressUpdate = (
  chatId: number,
  data: string,
  { fromId = chatId, url = 'https://spot.example/b/1' } = {},
) => ({
  update_id: 2,
  callback_query: {
    id: '4382bfdwdsb323b2d9',
    from: { id: fromId, is_bot: false },
    data,
    message: {
      message_id: 9,
      date: 0,
      chat: { id: chatId, type: 'private' },
      text: 'A request',
      reply_markup: { inline_keyboard: [[{ text: 'A', callback_data: data }], [{ text: 'Open', url }]] },
    },
  },
});

/** An update about somebody who blocked the bot, or let it in again. */
export const memberUpdate = (chatId: number, status: string) => ({
  update_id: 3,
  my_chat_member: { chat: { id: chatId, type: 'private' }, new_chat_member: { status } },
});
