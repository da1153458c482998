import type { Language } from '@tajmeelspot/language/languages.ts';
import { type MailName, sayInMail } from '@tajmeelspot/language/mail-words.ts';
import { findNews, issueComing } from '#app/booking/booking.ts';
import type { Deps } from '#app/deps.ts';
import { addressOf } from '#app/env.ts';
import type { Handlers } from '#app/database/outbox/delivery.ts';
import type { BookingEvent, EventKind } from '#app/database/outbox/events.ts';
import type { Mail } from '#app/outside/mail.ts';
import { writeLetter } from '../mails/letter.ts';
import type { Inset } from '../mails/page.ts';
import { findAddresseeOf } from '../queries.ts';
import { addressIn, greetedName, loginPageOf } from '../rules.ts';
import { languageOf } from './language-of.ts';

type BookingKind = Exclude<Extract<EventKind, `booking.${string}`>, 'booking.freed' | 'booking.day_ahead'>;
type News = NonNullable<Awaited<ReturnType<typeof findNews>>>;
type Calendar = NonNullable<Mail['icalEvent']>['method'];
/** A mail, and what calendars are to do. */
type Note = { mail: MailName; calendar?: Calendar; link?: (language: Language) => string; id?: string };

const notes: Record<BookingEvent['kind'], { customer: Note; house: MailName }> = {
  'booking.requested': { customer: { mail: 'bookingRequested' }, house: 'houseRequested' },
  'booking.confirmed': { customer: { mail: 'bookingConfirmed', calendar: 'REQUEST' }, house: 'houseBooked' },
  'booking.declined': { customer: { mail: 'bookingDeclined', calendar: 'CANCEL' }, house: 'houseCancelled' },
  'booking.moved': { customer: { mail: 'bookingMoved', calendar: 'REQUEST' }, house: 'houseMoved' },
  'booking.reassigned': { customer: { mail: 'bookingReassigned', calendar: 'REQUEST' }, house: 'houseMoved' },
  'booking.proposed': { customer: { mail: 'bookingProposed' }, house: 'houseProposed' },
  'booking.refused': { customer: { mail: 'proposalRefused' }, house: 'proposalRefused' },
  'booking.cancelled': { customer: { mail: 'bookingCancelled', calendar: 'CANCEL' }, house: 'houseCancelled' },
  'booking.expired': { customer: { mail: 'bookingExpired', calendar: 'CANCEL' }, house: 'houseCancelled' },
};
const released: Note = { mail: 'bookingReleased', calendar: 'CANCEL' };

/** The mails that are written when something has become of a booking: to its customer and to its house. */
export function bookingHandlers(deps: Deps): Pick<Handlers, BookingKind> {
  const tell = ({ kind, bookingId, by, to }: BookingEvent, _: Temporal.Instant, mailId: string) => {
    const { customer, house } = notes[kind];
    const isNews = ({ hasProposal, wantsRequests }: News) =>
      (kind !== 'booking.proposed' || hasProposal) && (to === 'customer' || wantsRequests || !isRequest(kind));
    if (to === 'house') return tellHouse(deps, bookingId, { mail: house, id: mailId }, isNews);
    const isRelease = kind === 'booking.cancelled' && by === 'system';
    return tellCustomer(deps, bookingId, { ...(isRelease ? released : customer), id: mailId }, isNews);
  };
  const kinds = Object.keys(notes) as BookingEvent['kind'][];
  return {
    ...(Object.fromEntries(kinds.map((kind) => [kind, tell])) as Record<BookingEvent['kind'], typeof tell>),
    'booking.tomorrow': async ({ bookingId }) => {
      // The token is made here, when the mail is written, and lies nowhere before.
      const token = await issueComing(deps, bookingId);
      const link = (language: Language) => `${addressOf(deps.env, language, 'coming')}#token=${token}`;
      await tellCustomer(deps, bookingId, { mail: 'bookingTomorrow', link }, isConfirmed);
    },
    'booking.soon': ({ bookingId }, _, id) => tellCustomer(deps, bookingId, { mail: 'bookingSoon', id }, isConfirmed),
  };
}

/** What a house can do without a mail about. */
const isRequest = (kind: BookingEvent['kind']) => kind === 'booking.requested' || kind === 'booking.confirmed';

const isConfirmed = ({ status }: News): boolean => status === 'confirmed';

/** Writes to the customer, unless the news has been overtaken. */
async function tellCustomer(deps: Deps, id: number, note: Note, isNews: (news: News) => boolean) {
  const person = await findAddresseeOf(deps.db, id, 'customer');
  if (!person) return;
  const language = languageOf(person);
  const news = await findNews(deps, id, language);
  if (!news || !isNews(news)) return;
  const link = note.link?.(language) ?? addressOf(deps.env, language, `my_booking/${id}`);
  const name = greetedName(person.name);
  const { mail } = note;
  const letter = await writeLetter({
    mail,
    language,
    name,
    link,
    values: valuesOf(news),
    inset: insetOf(mail, news, language),
  });
  const calendar = attachment(deps, news, person, note.calendar);
  await deps.mail.send({ ...idOf(note), to: person.email, language, ...letter, ...calendar });
}

/** Writes to the house, or to its owner where it has no address. */
async function tellHouse(deps: Deps, id: number, note: Note, isNews: (news: News) => boolean) {
  const owner = await findAddresseeOf(deps.db, id, 'house');
  if (!owner) return;
  const language = languageOf(owner);
  const news = await findNews(deps, id, language);
  if (!news || !isNews(news)) return;
  const link = addressOf(deps.env, language, loginPageOf('vendor'));
  const letter = await writeLetter({ mail: note.mail, language, name: undefined, link, values: valuesOf(news) });
  await deps.mail.send({ ...idOf(note), to: news.houseEmail ?? owner.email, language, ...letter });
}

/** The mails in which the house says what guests should know before a visit. */
const beforeVisit: ReadonlySet<MailName> = new Set([
  'bookingConfirmed',
  'bookingMoved',
  'bookingTomorrow',
  'bookingSoon',
]);

function insetOf(mail: MailName, { guestNote, values }: News, language: Language): Inset | undefined {
  if (guestNote === null || !beforeVisit.has(mail)) return undefined;
  return {
    title: sayInMail(language, 'frame.note', { place: values.place }),
    lines: guestNote.split('\n'),
    isWritten: true,
  };
}

const idOf = ({ id }: Note) => (id === undefined ? {} : { id });

/** What somebody wrote is a value of a text, never a part of it. */
const valuesOf = ({ values, reason }: News): Record<string, string> => ({
  ...values,
  reason: reason ?? '',
  hasReason: reason ? 'yes' : 'no',
});

function attachment({ env }: Deps, news: News, attendee: { name: string; email: string }, method?: Calendar) {
  if (!method) return {};
  const organizer = { name: 'TajmeelSpot', email: addressIn(env.mailFrom) };
  return { icalEvent: { method, filename: 'booking.ics', content: news.calendar(method, organizer, attendee) } };
}
