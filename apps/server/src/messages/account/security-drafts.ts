import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { isolate } from '@tajmeelspot/language/isolate.ts';
import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import { translateMail } from '@tajmeelspot/language/mail-messages.ts';
import type { Deps } from '#app/deps.ts';
import { addressOf } from '#app/env.ts';
import type { SecondFactorChange } from '#app/database/outbox/events.ts';
import { readerLocale } from '#app/identity/identity.ts';
import { type AccountRow, findAccount } from '../addressee-queries.ts';
import type { DraftWriters, MessageDraft } from '../dispatch/message-draft.ts';
import { safeValues } from '../emails/safe-text.ts';
import { type EmailDraft, writeEmail } from '../emails/write-email.ts';
import { greetedName, loginPageOf } from '../rules.ts';

type SecurityEvent =
  | 'identity.password_changed'
  | 'identity.new_device'
  | 'identity.second_factor_changed'
  | 'identity.number_changed';

/** The messages to a user about the own login: somebody else may have changed it, so they leave at once. */
export const securityDraftWriters = (deps: Deps): DraftWriters<SecurityEvent> => ({
  'identity.password_changed': ({ userId }, happenedAt) =>
    writeSecurity(deps, userId, ({ role }) => ({
      mail: 'passwordChanged',
      page: loginPageOf(role),
      happenedAt,
    })),
  'identity.new_device': ({ userId, locale, browser, system }, happenedAt) =>
    writeSecurity(deps, userId, () => ({
      mail: 'newDevice',
      page: devicesPage,
      happenedAt,
      locale,
      device: deviceName(locale, browser, system),
    })),
  'identity.second_factor_changed': ({ userId, change }, happenedAt) =>
    writeSecurity(deps, userId, () => ({ mail: mailOf[change], page: devicesPage, happenedAt })),
  'identity.number_changed': ({ userId, change }, happenedAt) =>
    writeSecurity(deps, userId, () => ({
      mail: change === 'set' ? 'numberChanged' : 'numberLost',
      page: devicesPage,
      happenedAt,
    })),
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
  const language = languageOfLocale(locale);
  if (browser !== null && system !== null)
    return translateMail(locale, 'newDevice.both', {
      browser: isolate(language, browser),
      system: isolate(language, system),
    });
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

/** A mailbox or a number, which somebody who has the device does not have by that. */
const channels = ['email', 'whatsapp', 'sms'] as const;

/** The message that `write` makes for a user, in the language of the reader; none to an account that is gone. */
async function writeSecurity(
  deps: Deps,
  userId: number,
  write: (account: AccountRow) => SecurityEmail,
): Promise<MessageDraft[]> {
  const account = await findAccount(deps.db, userId);
  if (!account) return [];
  const { mail, page, happenedAt, locale = readerLocale(account), device = '' } = write(account);
  const language = languageOfLocale(locale);
  const { date, time } = inBaghdad(happenedAt.epochMilliseconds);
  const values = { day: formatDay(locale, date, 'full'), time: formatTime(locale, time), device };
  const link = addressOf(deps.env, language, page);
  const text = (key: 'subject' | 'text' | 'button') =>
    translateMail(locale, `${mail}.${key}`, safeValues(language, values));
  const { email: to, name } = account;
  const writeOwnEmail = async (address: string) => ({
    to: address,
    isUrgent: true,
    language,
    ...(await writeEmail({ mail, locale, name: greetedName(name), link, values })),
  });
  return [
    {
      recipient: 'self',
      userId,
      purpose: 'notice',
      language,
      isUrgent: true,
      ttlSeconds: 24 * 3600,
      channels,
      writeText: () => ({
        title: text('subject'),
        text: text('text'),
        link: { label: text('button'), url: link },
      }),
      ...(to === null ? {} : { writeEmail: () => writeOwnEmail(to) }),
    },
  ];
}
