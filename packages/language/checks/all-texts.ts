import { approvalMails as arabicApprovals } from '../src/ar/approval-mails.ts';
import { bookingMails as arabicBookings } from '../src/ar/booking-mails.ts';
import { mails as arabicMails } from '../src/ar/mails.ts';
import { securityMails as arabicSecurity } from '../src/ar/security-mails.ts';
import { server as arabicServer } from '../src/ar/server/server.ts';
import { shortTexts as arabicShort } from '../src/ar/short-texts.ts';
import { waitlistMails as arabicWaitlist } from '../src/ar/waitlist-mails.ts';
import { catalogues } from '../src/catalogues.ts';
import { approvalMails as soraniApprovals } from '../src/ckb/approval-mails.ts';
import { bookingMails as soraniBookings } from '../src/ckb/booking-mails.ts';
import { mails as soraniMails } from '../src/ckb/mails.ts';
import { securityMails as soraniSecurity } from '../src/ckb/security-mails.ts';
import { server as soraniServer } from '../src/ckb/server/server.ts';
import { shortTexts as soraniShort } from '../src/ckb/short-texts.ts';
import { waitlistMails as soraniWaitlist } from '../src/ckb/waitlist-mails.ts';
import { approvalMails as englishApprovals } from '../src/en/approval-mails.ts';
import { bookingMails as englishBookings } from '../src/en/booking-mails.ts';
import { mails as englishMails } from '../src/en/mails.ts';
import { securityMails as englishSecurity } from '../src/en/security-mails.ts';
import { server as englishServer } from '../src/en/server/server.ts';
import { shortTexts as englishShort } from '../src/en/short-texts.ts';
import { waitlistMails as englishWaitlist } from '../src/en/waitlist-mails.ts';
import type { Language } from '../src/languages.ts';

/** Every text of a language by its path: pages, screens, sentences of the server, mails. */
export const allTexts: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: flatten({
    ...catalogues.en,
    server: englishServer,
    mails: {
      ...englishMails,
      ...englishApprovals,
      ...englishBookings,
      ...englishSecurity,
      ...englishWaitlist,
      ...englishShort,
    },
  }),
  ar: flatten({
    ...catalogues.ar,
    server: arabicServer,
    mails: {
      ...arabicMails,
      ...arabicApprovals,
      ...arabicBookings,
      ...arabicSecurity,
      ...arabicWaitlist,
      ...arabicShort,
    },
  }),
  ckb: flatten({
    ...catalogues.ckb,
    server: soraniServer,
    mails: {
      ...soraniMails,
      ...soraniApprovals,
      ...soraniBookings,
      ...soraniSecurity,
      ...soraniWaitlist,
      ...soraniShort,
    },
  }),
};

function flatten(catalogue: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string' ? [[`${path}${key}`, value] as const] : [...flatten(value as object, `${path}${key}.`)],
    ),
  );
}
