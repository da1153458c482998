import type { MessageChannel } from '@tajmeelspot/contract/messages/channel-names.ts';
import { places } from '@tajmeelspot/contract/places.ts';
import { isLanguage, type Language } from '@tajmeelspot/language/languages.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import { translateMail } from '@tajmeelspot/language/mail-messages.ts';
import type { Deps } from '#app/deps.ts';
import { addressOf, type Env, hostOf } from '#app/env.ts';
import type { Email } from '#app/integrations/email/mailer.ts';
import { defaultOrder } from '../dispatch/dispatch-rules.ts';
import type { DraftWriters, MessageDraft } from '../dispatch/message-draft.ts';
import { messageIdOf } from '../dispatch/message-id.ts';
import { toAnnouncementPage, writeAnnouncementEmail } from './announcement-email.ts';
import { type AnnouncedReaderRow, findAnnouncedReader, findTriedReader } from './announcement-queries.ts';

/** Stands for the event by which an announcement goes to one of those whom it is for: the same each time. */
export const announcementEventId = (addresseeId: number): string => `announcement-${addresseeId}`;

/** The message that an announcement becomes for one of those whom it is for. */
export const announcementMessageId = (addresseeId: number, userId: number | null): string =>
  messageIdOf(announcementEventId(addresseeId), 'self', userId);

/** An announcement is worth something for so long, seconds. */
const worthSeconds = 3 * 24 * 3600;

/** The writers of announcements, and of those that their operator tries. */
export const announcementDraftWriters = (
  deps: Deps,
): DraftWriters<'operator.announced' | 'operator.announcement_tested'> => ({
  'operator.announced': async ({ addresseeId }) => {
    const reader = await findAnnouncedReader(deps.db, addresseeId);
    return reader ? toDrafts(deps, reader, announcementMessageId(addresseeId, reader.user_id)) : [];
  },
  'operator.announcement_tested': async ({ announcementId, userId, channel }, _at, id) => {
    const reader = await findTriedReader(deps.db, announcementId, userId);
    return reader ? toDrafts(deps, { ...reader, allowed: [channel] }, messageIdOf(id, 'self', userId)) : [];
  },
});

/** By the channels of the announcement that its reader allows, in the reader's order; nothing where there are none. */
function toDrafts({ env }: Deps, reader: AnnouncedReaderRow, id: string): MessageDraft[] {
  const channels = (reader.allowed ?? defaultOrder).filter((channel) => reader.channels.includes(channel));
  const language: Language = isLanguage(reader.language) ? reader.language : 'en';
  const named = { ...reader, language, heading: reader.title[language] ?? Object.values(reader.title)[0] ?? '' };
  if (channels.length === 0) return [];
  const writers = { ...textWriter(env, named, channels), ...emailWriter(env, named, channels, id) };
  const draft = { recipient: 'self', purpose: 'notice', isUrgent: false, namesNothing: true } as const;
  return [{ ...draft, userId: reader.user_id, language, channels, ttlSeconds: worthSeconds, ...writers }];
}

type NamedReader = AnnouncedReaderRow & { readonly language: Language; readonly heading: string };

function textWriter(env: Env, { language, heading, short_text }: NamedReader, channels: readonly MessageChannel[]) {
  const { [language]: text } = short_text;
  if (text === undefined || channels.every((channel) => channel === 'email')) return {};
  const link = { label: translateMail(localeOf(language), 'announcement.open'), url: addressOf(env, language, '') };
  return { writeText: () => ({ title: heading, text, link }) };
}

function emailWriter(env: Env, reader: NamedReader, channels: readonly MessageChannel[], id: string) {
  const { language, email: to, email_text, token, heading } = reader;
  const { [language]: markdown } = email_text;
  if (to === null || markdown === undefined || !channels.includes('email')) return {};
  const writeEmail = async (): Promise<Email> => {
    const leaveUrl =
      token === null ? undefined : `${addressOf(env, language, 'newsletter')}#token=${encodeURIComponent(token)}`;
    const written = await writeAnnouncementEmail(env, language, toAnnouncementPage(heading, markdown), leaveUrl);
    const leaving = token === null ? {} : { unsubscribeUrl: oneClickUrl(env, token) };
    return { id, to, language, ...written, ...leaving };
  };
  return { writeEmail };
}

const oneClickUrl = (env: Env, token: string): string =>
  `${hostOf(env)}${places.api}/newsletter/${encodeURIComponent(token)}/endings`;
