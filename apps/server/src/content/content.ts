import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { toE164 } from '#app/identity/identity.ts';
import * as queries from './content-queries.ts';

export {
  confirmSubscription,
  endSubscription,
  endSubscriptionAtOnce,
  findSubscription,
  subscribe,
} from './newsletter.ts';
export { readBlocks, readPage } from './markdown-rules.ts';
export { findAbout, findPage, listGlossary, listSlugs, readProgramAbout, readProgramText } from './pages.ts';
export { recordHeartbeat, findStatus } from './status.ts';

/** Treatments by category, as the venues offer them. */
export async function listGuideTreatments(deps: Deps, actor: Actor) {
  const rows = await queries.listGuideTreatments(deps.db, actor.language);
  const groups = Map.groupBy(rows, ({ category }) => category);
  return [...groups].map(([category, treatments]) => ({
    category,
    label: treatments[0]?.label ?? category,
    treatments,
  }));
}

type ContactMessageInput = {
  name: string;
  email: string;
  phone?: string | undefined;
  subject: string;
  message: string;
};

/** Stores a message to the operators. Throws invalid, too_many_attempts. */
export async function sendContactMessage(
  deps: Deps,
  actor: Actor,
  { phone = '', ...message }: ContactMessageInput,
): Promise<void> {
  await deps.attempts.count('contact', message.email.toLowerCase(), actor.address);
  const number = phone === '' ? null : toE164(phone);
  if (number === undefined) throw invalid({ phone: ['invalid_phone'] });
  const { language, address } = actor;
  const created_at = toDate(deps.clock.now());
  await queries.insertContactMessage(deps.db, { ...message, phone: number, language, address, created_at });
}
