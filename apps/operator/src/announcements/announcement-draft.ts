import type { AnnouncementDraft } from '@tajmeelspot/contract/operator/announcements.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';

/** A text in all languages, as it is being written. */
export type WrittenText = Readonly<Record<Language, string>>;

/** An announcement while it is written. */
export type WrittenAnnouncement = Omit<AnnouncementDraft, 'title' | 'short_text' | 'email_text'> & {
  readonly title: WrittenText;
  readonly short_text: WrittenText;
  readonly email_text: WrittenText;
};

const nothing: WrittenText = { en: '', ar: '', ckb: '' };

const inAll = ({ en = '', ar = '', ckb = '' }: AnnouncementDraft['title']): WrittenText => ({ en, ar, ckb });

/** What writing begins with; a newsletter goes to its subscribers, by email. */
export const emptyAnnouncement = (isNewsletter: boolean): WrittenAnnouncement => ({
  purpose: isNewsletter ? 'marketing' : 'service',
  recipients: isNewsletter ? 'subscribers' : 'everybody',
  city_id: null,
  category_id: null,
  channels: ['email'],
  title: nothing,
  short_text: nothing,
  email_text: nothing,
});

/** What was stored, to be written on. */
export const toWritten = ({ title, short_text, email_text, ...draft }: AnnouncementDraft): WrittenAnnouncement => ({
  purpose: draft.purpose,
  recipients: draft.recipients,
  city_id: draft.city_id,
  category_id: draft.category_id,
  channels: draft.channels,
  title: inAll(title),
  short_text: inAll(short_text),
  email_text: inAll(email_text),
});

/** What else follows from a choice: subscribers asked for marketing, and marketing goes by email. */
export function fitting(draft: WrittenAnnouncement): WrittenAnnouncement {
  const isNewsletter = draft.recipients === 'subscribers';
  const purpose = isNewsletter ? 'marketing' : draft.purpose;
  return {
    ...draft,
    purpose,
    channels: purpose === 'marketing' ? ['email'] : draft.channels,
    ...(isNewsletter ? { city_id: null, category_id: null } : {}),
  };
}
