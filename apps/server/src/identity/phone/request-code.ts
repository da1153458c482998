import { randomBytes, randomUUID } from 'node:crypto';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import { networkOf } from '#app/admission/open-admission.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { derive } from '#app/secrets/sealing.ts';
import { recordAudit } from '../audit/audit.ts';
import { codeMinutes, digitsOf, resendSeconds, toMobile } from './code-rules.ts';
import { type CodePurpose, countDayCode, findCode, replaceCode } from './phone-code-queries.ts';

/** How the reader wants a code; undefined: as the installation sends. */
export type CodeChannel = 'whatsapp' | 'sms' | undefined;

type CodeRequest = { phone: string; purpose: 'log_in' | 'book'; channel?: CodeChannel };

/**
 * Sends a code to a phone. Whether the phone has an account is looked up only with the right code, so the answer and its
 * time are the same for every number. Throws invalid, too_many_attempts.
 */
export async function requestCode(deps: Deps, actor: Actor, input: CodeRequest) {
  const phone = readMobile(deps, input.phone);
  await countCode(deps, actor, phone);
  return deps.db.transaction().execute((tx) => sendCode(deps, tx, actor, { ...input, phone, userId: null }));
}

/** A number that gets codes. Throws invalid. */
export function readMobile({ env }: Pick<Deps, 'env'>, written: string): string {
  const phone = toMobile(written, env.phoneCountries);
  if (phone === undefined) throw invalid({ phone: ['not_mobile'] });
  return phone;
}

/** Counts a code before it is made: by number, address and network, and those of the day. Throws too_many_attempts. */
export async function countCode({ attempts }: Pick<Deps, 'attempts'>, { address }: Actor, phone: string) {
  await attempts.count('phoneCodeNetwork', phone, wideNetworkOf(address));
  await attempts.count('phoneCode', phone, address);
  await attempts.count('phoneCodeDay', phone, address);
  await attempts.count('phoneCodeNetworkDay', phone, wideNetworkOf(address));
}

/** The network around an address: /24 of IPv4, /48 of IPv6. */
const wideNetworkOf = (address: string): string =>
  address.includes(':')
    ? `${networkOf(address).split(':').slice(0, 3).join(':')}::/48`
    : address.replace(/\.\d+$/, '.0/24');

type NewCode = { phone: string; purpose: CodePurpose; userId: number | null; channel?: CodeChannel };

/** Makes the code of a number and lets its message leave. Throws too_many_attempts where the day has had enough. */
export async function sendCode(deps: Deps, tx: Database, actor: Actor, { phone, purpose, userId, channel }: NewCode) {
  const now = deps.clock.now();
  const id = randomUUID();
  const expires_at = now.add({ minutes: codeMinutes });
  const times = { created_at: toDate(now), expires_at: toDate(expires_at) };
  const stored = { id, phone, purpose, user_id: userId, salt: randomBytes(16), locale: actor.locale };
  await replaceCode(tx, { ...stored, channel: channel ?? null, ...times });
  await recordAudit(deps, tx, actor, { kind: 'phone_code_requested', detail: { purpose } });
  await deps.outbox.add(tx, { kind: 'identity.code_requested', codeId: id });
  await countToday(deps, tx, now);
  const resend_at = now.add({ seconds: resendSeconds });
  return {
    id,
    phone,
    expires_at: expires_at.toString(),
    resend_at: resend_at.toString(),
    channel: channel ?? null,
  };
}

/** Counts a code of the day, last of all: every code of the installation waits for the one row of the day. */
async function countToday(deps: Deps, tx: Database, now: Temporal.Instant): Promise<void> {
  const { date } = inBaghdad(now.epochMilliseconds);
  if (await countDayCode(tx, date, deps.env.phoneCodesPerDay)) return;
  deps.log.error({ most: deps.env.phoneCodesPerDay }, 'no more codes leave today: PHONE_CODES_PER_DAY');
  throw problem('too_many_attempts', { retryAfter: 3600, values: { minutes: 60, hours: 0 } });
}

/** The digits of a stored code, which derive from its salt: a copy of the database tells nothing. */
export const digitsOfCode = async ({ env }: Pick<Deps, 'env'>, { id, salt }: { id: string; salt: Buffer }) =>
  digitsOf(await derive(env, `${id} ${salt.toString('hex')}`));

/** What the message of a code says, and to whom; undefined where the code works no more. */
export async function issueCodeMessage(deps: Pick<Deps, 'db' | 'clock' | 'env'>, codeId: string) {
  const found = await findCode(deps.db, codeId, toDate(deps.clock.now()));
  if (!found) return undefined;
  const locale = found.locale as Locale;
  return {
    phone: found.phone,
    code: await digitsOfCode(deps, found),
    purpose: found.purpose as CodePurpose,
    language: languageOfLocale(locale),
    locale,
    channel: found.channel as 'whatsapp' | 'sms' | null,
    expiresAt: found.expires_at.toTemporalInstant(),
  };
}
