import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { noteAudit } from '#app/identity/identity.ts';

type State = { readonly [name: string]: string | number | boolean | null | undefined | State };

/** What an operator did: to what, how that was and how it is now, and why. */
type Deed = {
  readonly kind: string;
  readonly on: string | number;
  readonly before?: State;
  readonly after?: State;
  readonly reason?: string;
};

/** Enters what an operator did, in the transaction that does it. */
export const noteDeed = (deps: Deps, tx: Database, actor: MemberActor, { kind, ...detail }: Deed): Promise<void> =>
  noteAudit(deps, tx, actor, { kind: `operator.${kind}`, detail: given(detail) });

const given = (detail: Omit<Deed, 'kind'>): State =>
  Object.fromEntries(Object.entries(detail).filter(([, value]) => value !== undefined));
