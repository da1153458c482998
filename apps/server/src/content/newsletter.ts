import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { newToken } from '#app/secrets/tokens.ts';
import { againMinutes } from './status-rules.ts';
import * as queries from './subscription-queries.ts';

/**
 * Requests the newsletter: a mail with a link follows, and nothing else before it is used. Throws invalid (email_taken)
 * for a subscribed address; an unconfirmed one gets the mail again. Throws too_many_attempts.
 */
export async function subscribe(deps: Deps, actor: Actor, { email }: { email: string }): Promise<void> {
  await deps.attempts.count('subscribe', email.toLowerCase(), actor.address);
  const now = deps.clock.now();
  const isNew = await deps.db.transaction().execute(async (tx) => {
    const given = { email, token: newToken(), language: actor.language, requested_at: toDate(now) };
    const made = await queries.insertSubscription(tx, given);
    const before = toDate(now.subtract({ minutes: againMinutes }));
    const waiting = made ?? (await queries.renewSubscription(tx, email, before, toDate(now)));
    if (waiting !== undefined) await deps.outbox.add(tx, { kind: 'content.subscribed', subscriptionId: waiting });
    return made !== undefined;
  });
  if (!isNew) throw invalid({ email: ['email_taken'] });
}

/** An unconfirmed subscription; undefined where it is confirmed. */
export const findSubscription = (deps: Deps, id: number) => queries.findPending(deps.db, id);

/** Confirms a subscription. Throws invalid. */
export async function confirmSubscription(deps: Deps, _actor: Actor, { token }: { token: string }): Promise<void> {
  if (!(await queries.confirmSubscription(deps.db, token, toDate(deps.clock.now()))))
    throw invalid({ token: ['unknown_link'] });
}

/** Ends a subscription. Throws invalid. */
export async function endSubscription(deps: Deps, _actor: Actor, { token }: { token: string }): Promise<void> {
  if (!(await queries.endSubscription(deps.db, token))) throw invalid({ token: ['unknown_link'] });
}

/** The same with the token of an address that a mail program calls. Throws not_found. */
export async function endSubscriptionAtOnce(deps: Deps, token: string): Promise<void> {
  if (!(await queries.endSubscription(deps.db, token))) throw problem('not_found');
}
