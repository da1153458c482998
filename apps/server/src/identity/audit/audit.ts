import type { AuditDetailName, AuditKind } from '@tajmeelspot/contract/operator/audit-kinds.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { Problem } from '#app/http/problem.ts';
import { insertAuditEntry } from './audit-queries.ts';

/** What happened, to whose account, with details. Never a password, a token or a code. */
type AuditInput = {
  readonly kind: AuditKind;
  readonly userId?: number | undefined;
  readonly detail?: { readonly [name in AuditDetailName]?: AuditDetail[string] };
};

type AuditDetail = { readonly [name: string]: string | number | boolean | null | undefined | AuditDetail };

/** Longest text of an entry, and longest entry as JSON, characters: what callers make up must not fill the disk. */
const longestText = 500;
const longestDetail = 3000;

/** Enters what happened, shortened, and logs it; `db` is the transaction that it happened in. */
export async function recordAudit(
  deps: Pick<Deps, 'clock' | 'log'>,
  db: Database,
  actor: Actor,
  { kind, userId = actor.member?.view?.operatorId ?? actor.member?.id, detail = {} }: AuditInput,
): Promise<void> {
  const { address, requestId } = actor;
  const stored = shorten(detail);
  await insertAuditEntry(db, {
    kind,
    user_id: userId ?? null,
    address,
    request_id: requestId,
    detail: JSON.stringify(stored),
    created_at: toDate(deps.clock.now()),
  });
  deps.log.info({ audit: kind, userId, address, requestId, ...stored }, kind);
}

/** Each text cut, and the whole where it is still too long. */
function shorten(detail: AuditDetail): AuditDetail {
  const short = shortenTexts(detail);
  const text = JSON.stringify(short);
  return text.length <= longestDetail ? short : { shortened: cut(text, longestDetail / 2) };
}

const shortenTexts = (detail: AuditDetail): AuditDetail =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      cut(name, 100),
      typeof value === 'string' ? cut(value, longestText) : isDetail(value) ? shortenTexts(value) : value,
    ]),
  );

const isDetail = (value: AuditDetail[string]): value is AuditDetail => typeof value === 'object' && value !== null;

/** Half a character, which PostgreSQL refuses, is replaced. */
const cut = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).toWellFormed()}…`;

/**
 * Notes that a call was refused for the sake of who asked; of one address at most 20 a minute, for tokens are easily made
 * up.
 */
export async function recordDenial(
  deps: Deps,
  actor: Actor,
  denied: { code: string; method: string; path: string },
): Promise<void> {
  const account = actor.member ? String(actor.member.id) : 'stranger';
  try {
    await deps.attempts.count('denial', account, actor.address);
  } catch (error) {
    if (error instanceof Problem) return;
    throw error;
  }
  await recordAudit(deps, deps.db, actor, { kind: 'denied', detail: denied });
}
