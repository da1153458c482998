import type { TermKind } from '@tajmeelspot/contract/operator/kinds.ts';
import type { CategoryTerm, Term } from '@tajmeelspot/contract/operator/terms.ts';
import type { Database } from '#app/database/connection.ts';
import type { EventHandlers } from '#app/database/outbox/delivery.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { type OperatorListInput, nameOf, toPage } from '../rules.ts';
import * as queries from './term-queries.ts';
import { recordOperatorAction } from '../record-action.ts';

/** A page of categories, tags, cities or synonyms. */
export async function listTerms(deps: Deps, _actor: MemberActor, kind: TermKind, input: OperatorListInput) {
  const { search = '', cursor, limit } = input;
  const rows = await queries.listTerms(deps.db, kind, { search, cursor, limit: limit + 1 });
  return kind === 'categories' ? { data: rows, next: null } : toPage(rows, limit);
}

/** Adds a term. Throws invalid where the name is taken, or where a category cannot lie there. */
export async function addTerm(deps: Deps, actor: MemberActor, term: Term): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    if (term.kind === 'categories') await requirePlace(tx, undefined, term);
    const id = await queries.insertTerm(tx, term);
    if (id === undefined) throw invalid({ [nameOf(term)]: ['taken'] });
    await recordOperatorAction(deps, tx, actor, { kind: 'term_added', on: id, after: term });
  });
  deps.changes.publish(['services']);
}

/** Changes a term; its services are indexed anew after the commit. Throws not_found, invalid. */
export async function changeTerm(deps: Deps, actor: MemberActor, id: number, term: Term): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    if (term.kind === 'categories') await queries.lockTree(tx);
    const before = await queries.lockTerm(tx, term.kind, id);
    if (!before) throw problem('not_found');
    if (term.kind === 'categories') await requirePlace(tx, id, term);
    if (!(await queries.updateTerm(tx, id, term))) throw invalid({ [nameOf(term)]: ['taken'] });
    await recordOperatorAction(deps, tx, actor, { kind: 'term_changed', on: id, before: before.term, after: term });
    const { kind } = term;
    if (kind !== 'synonyms') await deps.outbox.add(tx, { kind: 'operator.term_changed', term: kind, id, after: 0 });
  });
  deps.changes.publish(['services']);
}

/** Removes a term. Throws not_found, and in_use where something uses it. */
export async function removeTerm(deps: Deps, actor: MemberActor, kind: TermKind, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    if (kind === 'categories') await queries.lockTree(tx);
    const before = await queries.lockTerm(tx, kind, id);
    if (!before) throw problem('not_found');
    if (before.used > 0) throw problem('in_use');
    await queries.deleteTerm(tx, kind, id);
    await recordOperatorAction(deps, tx, actor, { kind: 'term_removed', on: id, before: before.term });
  });
  deps.changes.publish(['services']);
}

/** Throws invalid where a category cannot lie, and for one that is to be retired above others. */
async function requirePlace(tx: Database, id: number | undefined, term: CategoryTerm): Promise<void> {
  await queries.lockTree(tx);
  const obstacle = await queries.findObstacle(tx, id, term);
  const field = obstacle === 'category_has_children' ? 'is_retired' : 'parent_id';
  if (obstacle !== undefined) throw invalid({ [field]: [obstacle] });
}

/** Services that are indexed in one transaction, which takes a second or two. */
const max = 1000;

/** Indexes the services of a changed term after the commit. Each event leaves the rest to the next. */
export const operatorHandlers = (deps: Deps): Pick<EventHandlers, 'operator.term_changed'> => ({
  'operator.term_changed': async (event) => {
    await deps.db.transaction().execute(async (tx) => {
      const last = await queries.refreshServices(tx, event.term, event.id, { after: event.after, max });
      if (last !== undefined) await deps.outbox.add(tx, { ...event, after: last });
    });
    deps.changes.publish(['services']);
  },
});
