import { isLanguage } from '@tajmeelspot/language/languages.ts';
import { type Locale, languageOfLocale, localeOf } from '@tajmeelspot/language/locale.ts';
import { translateMail } from '@tajmeelspot/language/mail-messages.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import { problems } from '@tajmeelspot/contract/problems.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { Problem } from '#app/http/problem.ts';
import { readerLocale } from '#app/identity/identity.ts';
import { ChannelFailure } from '#app/integrations/channels/channel.ts';
import type { TelegramUpdate } from '#app/integrations/telegram/telegram-updates.ts';
import { openTelegramBot, type TelegramBot, type TelegramButton } from '#app/integrations/telegram/telegram.ts';
import { answerByMessage } from '../request-links/answer-request.ts';
import { connectChat } from './connect-chat.ts';
import { deleteTelegramChat, findChatUser } from './telegram-queries.ts';

type PressUpdate = Extract<TelegramUpdate, { kind: 'press' }>;
type ChatUserRow = NonNullable<Awaited<ReturnType<typeof findChatUser>>>;

/** Where an update came from. */
type UpdateOrigin = Pick<Actor, 'address' | 'requestId'>;

/** Does what somebody asked the bot for. A repeated update changes nothing more, and is answered again. */
export async function answerUpdate(deps: Deps, update: TelegramUpdate, origin: UpdateOrigin): Promise<void> {
  if (!deps.env.telegram) return;
  if (update.kind === 'blocked') return void (await deleteTelegramChat(deps.db, update.chatId));
  const bot = openTelegramBot(deps.env.telegram);
  if (update.kind === 'text') await answerText(deps, bot, update);
  else await answerPress(deps, bot, update, origin);
}

async function answerText(
  deps: Deps,
  bot: TelegramBot,
  { chatId, text, language }: Extract<TelegramUpdate, { kind: 'text' }>,
): Promise<void> {
  const [, token] = /^\/start ([\w-]{20,64})$/.exec(text) ?? [];
  const isNew = token !== undefined && (await connectChat(deps, chatId, token));
  const user = await findChatUser(deps.db, chatId);
  const locale = user ? readerLocale(user) : localeOf(languageOfTelegram(language));
  // A repeated update finds its link used up, and the chat connected.
  if (isNew || user) return quietly(deps, () => bot.write(chatId, translateMail(locale, 'short.chatConnected')));
  const key = token === undefined ? 'short.chatHello' : 'short.chatLinkOver';
  return quietly(deps, () => bot.write(chatId, translateMail(locale, key)));
}

/** Telegram has no Sorani of its own; an app with a translation of it reports ku or ckb. */
function languageOfTelegram(code: string) {
  const [language = ''] = code.toLowerCase().split('-');
  if (language === 'ku') return 'ckb';
  return isLanguage(language) ? language : 'en';
}

async function answerPress(deps: Deps, bot: TelegramBot, press: PressUpdate, origin: UpdateOrigin): Promise<void> {
  const user = await findChatUser(deps.db, press.chatId);
  if (!user) {
    const text = translateMail(localeOf('en'), 'short.chatUnknown');
    return quietly(deps, () => bot.answerPress(press.pressId, text));
  }
  const [, step, answer, bookingId = ''] = /^(?:(yes|back):)?(?:(confirm|decline):)?(\d{1,15})$/.exec(press.data) ?? [];
  const locale = readerLocale(user);
  if (bookingId === '') return quietly(deps, () => bot.answerPress(press.pressId));
  if (step === 'yes' && (answer === 'confirm' || answer === 'decline'))
    return answerRequest(deps, bot, press, { user, origin, answer, bookingId: Number(bookingId) });
  const buttons = answer === undefined ? bothButtons(locale, bookingId) : sureButtons(locale, answer, bookingId);
  return quietly(deps, async () => {
    await bot.answerPress(press.pressId);
    await bot.editButtons(press.chatId, press.messageId, [buttons, ...linkRows(press)]);
  });
}

/** What stands below a request first; as the message had it when it was sent. */
const bothButtons = (locale: Locale, bookingId: string): TelegramButton[] =>
  (['confirm', 'decline'] as const).map((answer) => ({
    text: translateMail(locale, `short.${answer}`),
    callback_data: `${answer}:${bookingId}`,
  }));

/** What stands there after the first press: nobody answers a request by one touch in a pocket. */
const sureButtons = (locale: Locale, answer: string, bookingId: string): TelegramButton[] => [
  {
    text: translateMail(locale, answer === 'confirm' ? 'short.confirmSurely' : 'short.declineSurely'),
    callback_data: `yes:${answer}:${bookingId}`,
  },
  { text: translateMail(locale, 'short.back'), callback_data: `back:${bookingId}` },
];

const linkRows = ({ links }: PressUpdate): TelegramButton[][] => links.map((link) => [link]);

type PressedAnswer = { user: ChatUserRow; origin: UpdateOrigin; answer: 'confirm' | 'decline'; bookingId: number };

async function answerRequest(
  deps: Deps,
  bot: TelegramBot,
  press: PressUpdate,
  { user, origin, answer, bookingId }: PressedAnswer,
): Promise<void> {
  const locale = readerLocale(user);
  const actor: Actor = {
    ...origin,
    member: undefined,
    language: languageOfLocale(locale),
    locale,
    userAgent: 'Telegram',
  };
  const refused = await problemOf(() => answerByMessage(deps, actor, { userId: user.id, bookingId, answer }));
  await quietly(deps, async () => {
    if (refused) {
      await bot.answerPress(press.pressId, translate(locale, `problems.${refused.code}`, refused.details.values));
      return bot.editButtons(press.chatId, press.messageId, linkRows(press));
    }
    const done = translateMail(locale, answer === 'confirm' ? 'short.confirmed' : 'short.declined');
    await bot.answerPress(press.pressId, done);
    return bot.editMessage(press.chatId, press.messageId, `${press.text}\n\n${done}`, linkRows(press));
  });
}

/** The refusal that an answer ends in. Throws what is our own fault: Telegram repeats the update then. */
async function problemOf(work: () => Promise<unknown>): Promise<Problem | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof Problem && problems[error.code] < 500) return error;
    throw error;
  }
}

/** What is done is done, though Telegram could not be told: it would repeat the update otherwise. */
async function quietly(deps: Deps, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ChannelFailure)) throw error;
    deps.log.info({ channel: 'telegram', reason: error.reason }, 'the bot could not answer');
  }
}
