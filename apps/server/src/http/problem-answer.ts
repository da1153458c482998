import { problems, type ProblemBody } from '@tajmeelspot/contract/problems.ts';
import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { formatNumber, toDigits } from '@tajmeelspot/language/numbers.ts';
import { fieldName, translate, type ServerKey } from '@tajmeelspot/language/server-messages.ts';
import pg from 'pg';
import { Problem, problem } from './problem.ts';

/** The status, body and headers of a problem, in the caller's language. */
export function toAnswer(refused: Problem, locale: Locale, requestId: string) {
  const { code, details } = refused;
  const errors = details.fields && toSentences(details, locale);
  const body: ProblemBody = {
    message: sentence(refused, locale, errors),
    code,
    ...(errors ? { errors } : {}),
    request_id: requestId,
    ...details.body,
  };
  const headers: Record<string, string> = {};
  if (details.retryAfter !== undefined) headers['retry-after'] = String(details.retryAfter);
  if (code === 'unauthenticated') headers['www-authenticate'] = 'Bearer';
  return { status: problems[code], body, headers };
}

/** The problem behind whatever was thrown: itself, the one a constraint is named after, or a fault of ours. */
export function toProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  if (thrown instanceof pg.DatabaseError) return fromDatabase(thrown);
  if (isOverload(thrown)) return problem('unavailable', { retryAfter: 2 });
  return problem('internal');
}

/** Constraints whose breach is the caller's affair, not a fault. They are the referees of races. */
const byConstraint: Record<string, () => Problem> = {
  slot_taken: () => problem('slot_taken'),
  resource_taken: () => problem('slot_taken'),
  vendor_suspended: () => problem('vendor_suspended'),
  too_many_invitations: () => problem('too_many_invitations'),
  licence_missing: () => problem('licence_missing'),
  // A change that came at the same moment: the venue looks again at what it would break.
  woman_needed: () => problem('not_possible'),
  women_only: () => problem('slot_taken'),
  // Where else its customers go is no venue's affair.
  customer_busy: () => problem('slot_taken'),
  correction_over: () => problem('correction_over'),
  booking_reviewed: () => problem('booking_reviewed'),
  not_at_home: () => problem('invalid', { fields: { home_address: ['not_offered'] } }),
  // Taken down, or held, at the same moment.
  service_not_listed: () => problem('not_found'),
  // Somebody has proven the number at the same moment; asked again, the number moves.
  phone_in_use: () => problem('unavailable', { retryAfter: 1 }),
  alias_invalid: () => problem('invalid', { fields: { alias: ['invalid_alias'] } }),
  email_taken: () => problem('invalid', { fields: { email: ['email_taken'] } }),
};

function fromDatabase(error: pg.DatabaseError): Problem {
  const named = byConstraint[error.constraint ?? ''];
  if (named) return named();
  // 57: the database is stopping or cancelled a statement; 53: out of connections, memory or disk; 40: lost a race;
  // 25006: it takes no writes, for it is a standby now; 25P03: it ended a transaction whose client was silent.
  if (/^(57|53|40|55P03|08|25006|25P03)/.test(error.code ?? '')) return problem('unavailable', { retryAfter: 2 });
  return problem('internal');
}

function isOverload(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  return (
    /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|57P0\d)$/.test(code) ||
    // Of another machine: one that is off, whose name nobody knows now, that no route leads to, and that answered no more.
    /^(EHOSTDOWN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EAI_AGAIN|ENOTFOUND)$/.test(code) ||
    // The last comes from a rollback on a connection that is gone.
    /timeout exceeded when trying to connect|Connection terminated|timeout expired|Query read timeout|establishing an SSL connection|is not queryable/.test(
      thrown.message,
    )
  );
}

function toSentences({ fields, limits }: Problem['details'], locale: Locale): Record<string, string[]> {
  const entries = Object.entries(fields ?? {}).map(([field, rules]) => [
    field,
    rules.map((rule) =>
      capitalised(
        translate(locale, `rules.${rule}`, {
          field: fieldName(languageOfLocale(locale), field),
          ...examplesFor(locale),
          ...limitFor(locale, limits?.[field]),
        }),
      ),
    ),
  ]);
  return Object.fromEntries(entries) as Record<string, string[]>;
}

/** A limit as sentences write it, whichever side it is on. */
const limitFor = (locale: Locale, limit: number | undefined) =>
  limit === undefined ? {} : { min: formatNumber(locale, limit), max: formatNumber(locale, limit) };

/** What sentences about fields give as examples, in the reader's digits. */
const examplesFor = (locale: Locale) => ({
  date: toDigits(locale, '2026-01-31'),
  time: toDigits(locale, '16:30'),
  phone: toDigits(locale, '0770 123 4567'),
  step: toDigits(locale, '250'),
});

function sentence({ code, details }: Problem, locale: Locale, errors?: Record<string, string[]>): string {
  if (code === 'invalid') {
    const all = Object.values(errors ?? {}).flat();
    return translate(locale, 'problems.invalid', { first: all[0] ?? '', more: Math.max(all.length - 1, 0) });
  }
  const near = code === 'slot_taken' && (details.body?.near?.length ?? 0) > 0;
  const key: ServerKey = near ? 'problems.slot_taken_near' : `problems.${code}`;
  const { price, missing } = details.body ?? {};
  return translate(locale, key, {
    ...details.values,
    ...(price === undefined ? {} : { price: formatMoney(locale, price) }),
    ...(missing
      ? { needs: missing.map((need) => translate(locale, `needs.${need}`)).join(comma[languageOfLocale(locale)]) }
      : {}),
  });
}

const comma = { en: ', ', ar: '، ', ckb: '، ' };

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
