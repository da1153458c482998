import { bookingMails as arabicBookings } from '../src/ar/booking-mails.ts';
import { mails as arabicMails } from '../src/ar/mails.ts';
import { server as arabicServer } from '../src/ar/server/server.ts';
import { waitlistMails as arabicWaitlist } from '../src/ar/waitlist-mails.ts';
import { catalogues } from '../src/catalogues.ts';
import { bookingMails as soraniBookings } from '../src/ckb/booking-mails.ts';
import { mails as soraniMails } from '../src/ckb/mails.ts';
import { server as soraniServer } from '../src/ckb/server/server.ts';
import { waitlistMails as soraniWaitlist } from '../src/ckb/waitlist-mails.ts';
import { bookingMails as englishBookings } from '../src/en/booking-mails.ts';
import { mails as englishMails } from '../src/en/mails.ts';
import { server as englishServer } from '../src/en/server/server.ts';
import { waitlistMails as englishWaitlist } from '../src/en/waitlist-mails.ts';
import type { Language } from '../src/languages.ts';

/** Every text of a language by its path: pages, screens, sentences of the server, mails. */
export const allTexts: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: flatten({
    ...catalogues.en,
    server: englishServer,
    mails: { ...englishMails, ...englishBookings, ...englishWaitlist },
  }),
  ar: flatten({
    ...catalogues.ar,
    server: arabicServer,
    mails: { ...arabicMails, ...arabicBookings, ...arabicWaitlist },
  }),
  ckb: flatten({
    ...catalogues.ckb,
    server: soraniServer,
    mails: { ...soraniMails, ...soraniBookings, ...soraniWaitlist },
  }),
};

function flatten(catalogue: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string' ? [[`${path}${key}`, value] as const] : [...flatten(value as object, `${path}${key}.`)],
    ),
  );
}
