import { cursorOf, readCursor } from '#app/catalog/catalog.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { demandRunner } from '#app/venues/venues.ts';
import * as queries from '../customer-queries.ts';

type Asked = { readonly text?: string | undefined; readonly cursor?: string | undefined; readonly limit: number };

/** As many are counted. */
const mostCounted = 1000;

/** A page of those who have booked at an own house, how many there are and the mark of the next. Throws not_found, invalid. */
export async function listCustomers(deps: Deps, actor: MemberActor, house: number, asked: Asked) {
  const after = asked.cursor === undefined ? undefined : readCursor(asked.cursor, 'newest');
  if (asked.cursor !== undefined && !after) throw invalid({ cursor: ['invalid'] });
  const readerId = actor.member.id;
  await demandRunner(deps, actor, house);
  const filter = { readerId, house, text: asked.text, now: toDate(deps.clock.now()) };
  const [found, total] = await Promise.all([
    queries.listCustomers(deps.db, filter, { after, limit: asked.limit + 1 }),
    queries.countCustomers(deps.db, filter, mostCounted),
  ]);
  const rows = found.slice(0, asked.limit);
  const last = found.length > asked.limit ? rows.at(-1) : undefined;
  return { rows, total, nextCursor: last ? cursorOf('newest', last) : null };
}
