import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { insertAuditEntry } from './audit-queries.ts';

/** What happened, to whose account, with whatever explains it. Never a password, a token or a code. */
type AuditInput = {
  readonly kind: string;
  readonly userId?: number | undefined;
  readonly detail?: AuditDetail;
};

type AuditDetail = { readonly [name: string]: string | number | boolean | null | undefined | AuditDetail };

/** Enters what happened and logs it; `db` is the transaction that it happened in. */
export async function recordAudit(
  deps: Pick<Deps, 'clock' | 'log'>,
  db: Database,
  actor: Actor,
  { kind, userId = actor.member?.id, detail = {} }: AuditInput,
): Promise<void> {
  const { address, requestId } = actor;
  await insertAuditEntry(db, {
    kind,
    user_id: userId ?? null,
    address,
    request_id: requestId,
    detail: JSON.stringify(detail),
    created_at: toDate(deps.clock.now()),
  });
  deps.log.info({ audit: kind, userId, address, requestId, ...detail }, kind);
}

/** Notes that a call was refused for the sake of who asked. */
export const recordDenial = (
  deps: Deps,
  actor: Actor,
  denied: { code: string; method: string; path: string },
): Promise<void> => recordAudit(deps, deps.db, actor, { kind: 'denied', detail: denied });
