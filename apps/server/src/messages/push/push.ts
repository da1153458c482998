import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { requireOpenSession } from '#app/identity/identity.ts';
import { pushKeysOf } from '#app/integrations/web-push/push-keys.ts';
import { deletePushSubscription } from '#app/integrations/web-push/push-queries.ts';
import { isPushEndpoint, pushSubscription } from '#app/integrations/web-push/web-push.ts';
import * as queries from './push-subscription-queries.ts';

/** As many browsers of an account show its messages; the oldest make room. */
const maxBrowsers = 10;

/** The public key by which browsers subscribe. */
export const findPushKey = async ({ env, db }: Deps): Promise<string> => (await pushKeysOf(env, db)).publicKey;

/** A browser as it gives itself to us. */
type BrowserInput = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Switches messages on in a browser, which belongs to the caller from then on. Throws invalid, unauthenticated. */
export async function addPushSubscription(deps: Deps, actor: MemberActor, given: BrowserInput): Promise<void> {
  // Only a push service on the open internet is called, whatever a browser claims to have.
  if (!isPushEndpoint(deps.env, given.endpoint)) throw invalid({ endpoint: ['invalid'] });
  if (!pushSubscription.safeParse(given).success) throw invalid({ keys: ['invalid'] });
  const { endpoint, keys } = given;
  const userId = actor.member.id;
  await deps.db.transaction().execute(async (tx) => {
    await requireOpenSession(tx, actor);
    await queries.lockPushSubscriptions(tx, userId);
    const created = toDate(deps.clock.now());
    const row = { endpoint, user_id: userId, ...keys, locale: actor.locale, created_at: created };
    await queries.upsertPushSubscription(tx, row);
    await queries.deleteOldPushSubscriptions(tx, userId, maxBrowsers);
  });
}

/** Switches messages off in a browser: who knows its endpoint, owns it. */
export const removePushSubscription = ({ db }: Deps, endpoint: string) => deletePushSubscription(db, endpoint);
