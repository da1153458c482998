import { isolate } from '@tajmeelspot/language/isolate.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { languageOfLocale } from '@tajmeelspot/language/locale.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { translateMail } from '@tajmeelspot/language/mail-messages.ts';
import { listDaySummary } from '#app/booking/booking.ts';
import type { Deps } from '#app/deps.ts';
import { readerLocale } from '#app/identity/identity.ts';
import { addressOf } from '#app/env.ts';
import type { EventHandlers } from '#app/database/outbox/delivery.ts';
import { safeWords } from './emails/safe-text.ts';
import { writeEmail } from './emails/write-email.ts';
import { findVenueOwner } from './addressee-queries.ts';
import { loginPageOf } from './rules.ts';

/** The mail in the evening that lists a venue's bookings of the next day. */
export const daySummaryEmailHandlers = (deps: Deps): Pick<EventHandlers, 'booking.day_ahead'> => ({
  async 'booking.day_ahead'({ venueId, date }, _at, id) {
    // A list of tomorrow that could not leave in the evening is overtaken.
    if (inBaghdad(deps.clock.now().epochMilliseconds).date >= date) return;
    const owner = await findVenueOwner(deps.db, venueId);
    const to = owner?.venueEmail ?? owner?.email ?? null;
    if (!owner || to === null) return;
    const locale = readerLocale(owner);
    const language = languageOfLocale(locale);
    const bookings = await listDaySummary(deps, venueId, date, locale);
    const venue = owner.venue[language] ?? Object.values(owner.venue)[0] ?? '';
    const values = { venue, day: formatDay(locale, date, 'long'), count: bookings.length };
    const lines = bookings.map((booking) =>
      translateMail(locale, 'venueTomorrow.line', withIsolatedNames(language, booking)),
    );
    const email = await writeEmail({
      mail: 'venueTomorrow',
      locale,
      name: undefined,
      link: addressOf(deps.env, language, loginPageOf('vendor')),
      values,
      ...(lines.length > 0 ? { inset: { title: values.day, lines, isWritten: false } } : {}),
    });
    await deps.mail.send({ id, to, language, ...email });
  },
});

type DaySummaryBooking = Awaited<ReturnType<typeof listDaySummary>>[number];

/** A name in a script of the other direction would reorder its line, so each name is isolated. */
const withIsolatedNames = (language: Language, { customerName, treatment, employee, ...rest }: DaySummaryBooking) => ({
  ...rest,
  customerName: isolate(language, safeWords(customerName)),
  treatment: isolate(language, safeWords(treatment)),
  employee: isolate(language, safeWords(employee)),
});
