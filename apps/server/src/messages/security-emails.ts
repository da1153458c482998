import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import { translateMail } from '@tajmeelspot/language/mail-messages.ts';
import type { Deps } from '#app/deps.ts';
import { addressOf } from '#app/env.ts';
import type { SecondFactorChange } from '#app/database/outbox/events.ts';
import type { EventHandlers } from '#app/database/outbox/delivery.ts';
import { readerLocale } from '#app/identity/identity.ts';
import { findAddressee } from './addressee-queries.ts';
import { type EmailDraft, writeEmail } from './emails/write-email.ts';
import { greetedName, loginPageOf } from './rules.ts';

type SecurityEvent = 'identity.password_changed' | 'identity.new_device' | 'identity.second_factor_changed';

/** The emails to a user about the own login: somebody else may have changed it, so they leave at once. */
export const securityEmailHandlers = (deps: Deps): Pick<EventHandlers, SecurityEvent> => ({
  'identity.password_changed': ({ userId }, happenedAt) =>
    sendSecurityEmail(deps, userId, ({ role }) => ({
      mail: 'passwordChanged',
      page: loginPageOf(role),
      happenedAt,
    })),
  'identity.new_device': ({ userId, locale, browser, system }, happenedAt) =>
    sendSecurityEmail(deps, userId, () => ({
      mail: 'newDevice',
      page: devicesPage,
      happenedAt,
      locale,
      device: deviceName(locale, browser, system),
    })),
  'identity.second_factor_changed': ({ userId, change }, happenedAt) =>
    sendSecurityEmail(deps, userId, () => ({ mail: mailOf[change], page: devicesPage, happenedAt })),
});

const mailOf: Readonly<Record<SecondFactorChange, EmailDraft['mail']>> = {
  on: 'secondFactorOn',
  off: 'secondFactorOff',
  off_by_operator: 'secondFactorOffByOperator',
  recovery_code_used: 'recoveryCodeUsed',
  recovery_codes_renewed: 'recoveryCodesRenewed',
};

/** A device as a reader calls it. */
function deviceName(locale: Locale, browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return translateMail(locale, 'newDevice.both', { browser, system });
  return browser ?? system ?? translateMail(locale, 'newDevice.unknown');
}

/** The page of the site with the password, the two-step login and the sessions of a user. */
const devicesPage = 'ChangePassword';

type SecurityEmail = {
  readonly mail: EmailDraft['mail'];
  /** The page of the site that the button opens. */
  readonly page: string;
  readonly happenedAt: Temporal.Instant;
  /** How the user reads; absent: as the account has it. */
  readonly locale?: Locale;
  /** What somebody logged in on. */
  readonly device?: string;
};

type Addressee = NonNullable<Awaited<ReturnType<typeof findAddressee>>>;

/** Sends what `write` makes for a user, in the language of the reader; nothing to an account that is gone. */
async function sendSecurityEmail(
  deps: Deps,
  userId: number,
  write: (addressee: Addressee) => SecurityEmail,
): Promise<void> {
  const addressee = await findAddressee(deps.db, userId);
  if (!addressee) return;
  const { mail, page, happenedAt, locale = readerLocale(addressee), device = '' } = write(addressee);
  const language = languageOfLocale(locale);
  const { date, time } = inBaghdad(happenedAt.epochMilliseconds);
  const email = await writeEmail({
    mail,
    locale,
    name: greetedName(addressee.name),
    link: addressOf(deps.env, language, page),
    values: { day: formatDay(locale, date, 'full'), time: formatTime(locale, time), device },
  });
  await deps.mail.send({ to: addressee.email, isUrgent: true, language, ...email });
}
