import type { Language } from '@tajmeelspot/language/languages.ts';
import { formatDay, formatTime, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Deps } from '#app/deps.ts';
import { addressOf } from '#app/env.ts';
import { findSubscription } from '#app/content/content.ts';
import { issueInvitationCode } from '#app/venues/venues.ts';
import { issueReset } from '#app/identity/identity.ts';
import type { EventHandlers } from '#app/database/outbox/delivery.ts';
import { type EmailDraft, writeEmail } from './emails/write-email.ts';
import { bookingHandlers } from './booking-emails.ts';
import { daySummaryHandlers } from './day-summary-email.ts';
import { waitlistMailHandlers } from './waitlist-emails.ts';
import { findAddressee } from './addressee-queries.ts';
import { greetedName, loginPageOf } from './rules.ts';
import { languageOf } from './language-of.ts';

/** Events that others than the post act on. */
type OtherHandlers = 'identity.picture_dropped' | 'operator.term_changed' | 'booking.freed' | 'waitlist.slot_taken';

/** The mail that is written when something has happened. */
export const messageHandlers = (deps: Deps): Omit<EventHandlers, OtherHandlers> => ({
  'identity.signed_up': ({ userId }) => welcome(deps, userId),
  'identity.reset_requested': ({ email, language }) => sendReset(deps, email, language),
  'content.subscribed': ({ subscriptionId }) => confirmNewsletter(deps, subscriptionId),
  'venues.invited': ({ invitationId }) => invite(deps, invitationId),
  'identity.password_changed': ({ userId }, happenedAt) => sendPasswordChanged(deps, userId, happenedAt),
  ...bookingHandlers(deps),
  ...daySummaryHandlers(deps),
  ...waitlistMailHandlers(deps),
});

async function welcome(deps: Deps, userId: number): Promise<void> {
  const addressee = await findAddressee(deps.db, userId);
  if (!addressee) return;
  const language = languageOf(addressee);
  const isVendor = addressee.role === 'vendor';
  await write(deps, addressee, {
    mail: isVendor ? 'welcomeVendor' : 'welcomeCustomer',
    language,
    link: addressOf(deps.env, language, isVendor ? loginPageOf(addressee.role) : 'services'),
  });
}

/** The token is made here, when the letter is written, and lies nowhere before; an older letter's is then worthless. */
async function sendReset(deps: Deps, email: string, language: Language): Promise<void> {
  const reset = await issueReset(deps, email);
  if (!reset) return;
  const { user, token } = reset;
  // After the #, so that no server ever sees the token in a log.
  const key = `#reset=${encodeURIComponent(token)}&email=${encodeURIComponent(user.email)}`;
  await write(deps, user, {
    mail: 'reset',
    language,
    link: addressOf(deps.env, language, loginPageOf(user.role)) + key,
  });
}

/** The code is made here, as in a letter for a new password. */
async function invite(deps: Deps, id: number): Promise<void> {
  const input = await issueInvitationCode(deps, id);
  if (!input) return;
  const language = languageOf(input);
  const link = addressOf(deps.env, language, loginPageOf('vendor'));
  const { venue, by, code, role } = input;
  await write(
    deps,
    { name: '', email: input.email },
    { mail: 'invitation', language, link, values: { venue, by, code, role } },
  );
}

async function confirmNewsletter(deps: Deps, id: number): Promise<void> {
  const found = await findSubscription(deps, id);
  if (!found) return;
  const language = languageOf(found);
  const link = `${addressOf(deps.env, language, 'newsletter')}#token=${encodeURIComponent(found.token)}`;
  await write(deps, { name: '', email: found.email }, { mail: 'subscribe', language, link });
}

async function sendPasswordChanged(deps: Deps, userId: number, happenedAt: Temporal.Instant): Promise<void> {
  const addressee = await findAddressee(deps.db, userId);
  if (!addressee) return;
  const language = languageOf(addressee);
  const { date, time } = inBaghdad(happenedAt.epochMilliseconds);
  await write(deps, addressee, {
    mail: 'passwordChanged',
    language,
    link: addressOf(deps.env, language, loginPageOf(addressee.role)),
    values: { day: formatDay(language, date, 'full'), time: formatTime(language, time) },
  });
}

async function write(deps: Deps, to: { name: string; email: string }, draft: Omit<EmailDraft, 'name'>): Promise<void> {
  const letter = await writeEmail({ ...draft, name: greetedName(to.name) });
  await deps.mail.send({ to: to.email, language: draft.language, ...letter });
}
