import { createTranslator } from 'use-intl/core';
import { approvalMails as arApprovals } from './ar/approval-mails.ts';
import { bookingMails as arBookings } from './ar/booking-mails.ts';
import { mails as arOthers } from './ar/mails.ts';
import { shortTexts as arShort } from './ar/short-texts.ts';
import { securityMails as arSecurity } from './ar/security-mails.ts';
import { waitlistMails as arWaitlist } from './ar/waitlist-mails.ts';
import { approvalMails as ckbApprovals } from './ckb/approval-mails.ts';
import { bookingMails as ckbBookings } from './ckb/booking-mails.ts';
import { mails as ckbOthers } from './ckb/mails.ts';
import { shortTexts as ckbShort } from './ckb/short-texts.ts';
import { securityMails as ckbSecurity } from './ckb/security-mails.ts';
import { waitlistMails as ckbWaitlist } from './ckb/waitlist-mails.ts';
import { approvalMails as enApprovals } from './en/approval-mails.ts';
import { bookingMails as enBookings } from './en/booking-mails.ts';
import { mails as enOthers } from './en/mails.ts';
import { shortTexts as enShort } from './en/short-texts.ts';
import { securityMails as enSecurity } from './en/security-mails.ts';
import { waitlistMails as enWaitlist } from './en/waitlist-mails.ts';
import { intlLocaleOf, languageOfLocale, type Locale } from './locale.ts';
import type { Key } from './shape.ts';

const en = { ...enOthers, ...enApprovals, ...enBookings, ...enSecurity, ...enWaitlist, ...enShort };
const ar = { ...arOthers, ...arApprovals, ...arBookings, ...arSecurity, ...arWaitlist, ...arShort };
const ckb = { ...ckbOthers, ...ckbApprovals, ...ckbBookings, ...ckbSecurity, ...ckbWaitlist, ...ckbShort };

/** Key of a text that mails are made of. */
export type MailKey = Key<typeof en>;

/** Name of a mail's own texts. */
export type MailName = Exclude<keyof typeof en, 'frame' | 'announcement' | 'short' | 'licenceNames'>;

/** One text of a mail for a reader; `values` fill its places. */
export function translateMail(locale: Locale, key: MailKey, values: Record<string, string | number> = {}): string {
  return (translatorOf(locale) as (key: string, values: object) => string)(key, values);
}

const catalogues = { en, ar, ckb };
const translators = new Map<Locale, unknown>();

function translatorOf(locale: Locale) {
  const translator =
    translators.get(locale) ??
    createTranslator({ locale: intlLocaleOf(locale), messages: catalogues[languageOfLocale(locale)] as typeof en });
  translators.set(locale, translator);
  return translator;
}
