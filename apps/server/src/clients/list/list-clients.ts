import { cursorOf, readCursor } from '#app/catalog/catalog.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { requireManager, requireMember } from '#app/venues/venues.ts';
import { isNumberLike } from '../client-rules.ts';
import * as queries from './client-list-queries.ts';

type ListClientsInput = {
  readonly text?: string | undefined;
  readonly tag?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

/** The highest total that is counted. */
const maxCounted = 1000;
/** How many are offered while a booking is added: what fits above a keyboard. */
const maxFound = 8;

/** A page of the clients of an own venue, their total, its tags and the cursor of the next. Throws not_found, invalid. */
export async function listClients(deps: Deps, actor: MemberActor, venueId: number, input: ListClientsInput) {
  const after = input.cursor === undefined ? undefined : readCursor(input.cursor, 'newest');
  if (input.cursor !== undefined && !after) throw invalid({ cursor: ['invalid'] });
  await requireManager(deps, actor, venueId);
  const now = toDate(deps.clock.now());
  const text = input.text ? toClientText(venueId, input.text, now) : undefined;
  const filter = { venueId, now, text, tag: input.tag };
  const [found, total, tags] = await Promise.all([
    queries.listClients(deps.db, filter, { after, limit: input.limit + 1 }),
    queries.countClients(deps.db, filter, maxCounted),
    queries.listClientTags(deps.db, venueId),
  ]);
  const rows = found.slice(0, input.limit);
  const last = found.length > input.limit ? rows.at(-1) : undefined;
  return { rows, total, tags, nextCursor: last ? cursorOf('newest', last) : null };
}

/** The clients whom a text finds, for a member who adds a booking. Throws not_found. */
export async function searchClients(deps: Deps, actor: MemberActor, venueId: number, text: string) {
  const { employeeId } = await requireMember(deps, actor, venueId);
  return queries.searchClients(deps.db, toClientText(venueId, text, toDate(deps.clock.now())), employeeId, maxFound);
}

const toClientText = (venueId: number, text: string, now: Date) => ({
  venueId,
  text,
  isNumber: isNumberLike(text),
  now,
});
