import type { OperatorActionKind } from '@tajmeelspot/contract/operator/audit-kinds.ts';
import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { recordAudit } from '#app/identity/identity.ts';

type ActionState = { readonly [name: string]: string | number | boolean | null | undefined | ActionState };

/** An action of an operator: on what, the state before and after, and the reason. */
type OperatorAction = {
  readonly kind: OperatorActionKind;
  readonly on: string | number;
  /** The venue that it concerns, for the venue's history. */
  readonly venue?: number;
  readonly before?: ActionState;
  readonly after?: ActionState;
  readonly reason?: string;
};

/** Enters an operator's action into the audit log, in the transaction that does it. */
export const recordOperatorAction = (
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  { kind, ...detail }: OperatorAction,
): Promise<void> => recordAudit(deps, tx, actor, { kind: `operator.${kind}`, detail: given(detail) });

const given = (detail: Omit<OperatorAction, 'kind'>): Partial<OperatorAction> =>
  Object.fromEntries(Object.entries(detail).filter(([, value]) => value !== undefined));
