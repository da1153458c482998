import { cursorOf, readCursor } from '#app/catalog/catalog.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { requireManager } from '#app/venues/venues.ts';
import * as queries from './client-queries.ts';

type ListClientsInput = {
  readonly text?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

/** The highest total that is counted. */
const maxCounted = 1000;

/** A page of the clients of an own venue, their total and the cursor of the next. Throws not_found, invalid. */
export async function listClients(deps: Deps, actor: MemberActor, venueId: number, input: ListClientsInput) {
  const after = input.cursor === undefined ? undefined : readCursor(input.cursor, 'newest');
  if (input.cursor !== undefined && !after) throw invalid({ cursor: ['invalid'] });
  const readerId = actor.member.id;
  await requireManager(deps, actor, venueId);
  const filter = { readerId, venueId, text: input.text, now: toDate(deps.clock.now()) };
  const [found, total] = await Promise.all([
    queries.listClients(deps.db, filter, { after, limit: input.limit + 1 }),
    queries.countClients(deps.db, filter, maxCounted),
  ]);
  const rows = found.slice(0, input.limit);
  const last = found.length > input.limit ? rows.at(-1) : undefined;
  return { rows, total, nextCursor: last ? cursorOf('newest', last) : null };
}
