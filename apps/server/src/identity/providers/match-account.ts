import type { Provider } from '@tajmeelspot/contract/identity/providers.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import type { ProviderIdentity } from '#app/integrations/providers/providers.ts';
import {
  removeLogins,
  findUserByProvider,
  insertProviderAccount,
  insertUserOfProvider,
  lockSubject,
  lockUserByEmail,
} from './provider-queries.ts';
import { verdictOn } from './provider-rules.ts';
import { localeColumns } from '../preferences/reader-locale.ts';
import { markReclaimed } from '../verification/verification.ts';
import { recordAudit } from '../audit/audit.ts';
import { endAccess } from '../credentials/credentials.ts';
import { deleteSecondFactor } from '../second-factor/second-factor-queries.ts';

type ProviderArrival = { readonly provider: Provider; readonly role: string; readonly identity: ProviderIdentity };

/** The account for a provider's identity: found, linked or created; or the problem that forbids it. */
export async function matchAccount(deps: Deps, tx: Database, actor: Actor, arrival: ProviderArrival) {
  const { provider, identity } = arrival;
  await lockSubject(tx, provider, identity.subject);
  const known = await findUserByProvider(tx, provider, identity.subject);
  if (known) return known;
  // The second attempt finds the account that another request has created with the address meanwhile.
  return (
    (await createOrClaimAccount(deps, tx, actor, arrival)) ??
    (await createOrClaimAccount(deps, tx, actor, arrival)) ??
    'unavailable'
  );
}

async function createOrClaimAccount(deps: Deps, tx: Database, actor: Actor, arrival: ProviderArrival) {
  const { provider, identity } = arrival;
  const owner = identity.email === undefined ? undefined : await lockUserByEmail(tx, identity.email);
  const verdict = verdictOn(identity, owner);
  if (verdict === 'provider_without_email' || verdict === 'email_in_use') return verdict;
  const account = owner ?? (await createAccount(deps, tx, actor, arrival));
  if (!account) return undefined;
  const now = toDate(deps.clock.now());
  if (verdict === 'reclaim') {
    // A stranger can sign up with another's address and wait for its owner to come through a provider.
    // Every way in that the stranger kept ends here.
    await endAccess(tx, account.id);
    await removeLogins(tx, account.id);
    await deleteSecondFactor(tx, account.id);
    await markReclaimed(deps, tx, account.id);
  }
  await insertProviderAccount(tx, { provider, subject: identity.subject, user_id: account.id, created_at: now });
  if (owner) {
    const detail = { provider, reclaimed: verdict === 'reclaim' };
    await recordAudit(deps, tx, actor, { kind: 'provider_linked', userId: account.id, detail });
  }
  return account;
}

async function createAccount(deps: Deps, tx: Database, actor: Actor, { provider, role, identity }: ProviderArrival) {
  const now = toDate(deps.clock.now());
  const { email = '', name, isEmailVerified } = identity;
  const account = await insertUserOfProvider(tx, {
    name: name || (email.split('@')[0] ?? ''),
    email,
    role,
    ...localeColumns(actor.locale),
    email_verified_at: isEmailVerified ? now : null,
    created_at: now,
  });
  if (!account) return undefined;
  await recordAudit(deps, tx, actor, { kind: 'signed_up', userId: account.id, detail: { role, provider } });
  await deps.outbox.add(tx, { kind: 'identity.signed_up', userId: account.id });
  return account;
}
