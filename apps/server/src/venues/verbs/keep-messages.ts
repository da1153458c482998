import type { HouseMessages } from '@tajmeelspot/contract/venues/messages.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { lockHouse } from '../house-queries.ts';
import * as queries from '../message-queries.ts';
import { noteChange } from './note-change.ts';

/** What a house tells its guests, and which mails it gets. Throws not_found. */
export async function findMessages({ db }: Pick<Deps, 'db'>, { member }: MemberActor, house: number) {
  const found = await queries.findMessages(db, member.id, house);
  if (!found) throw problem('not_found');
  return found;
}

/** Sets what a house tells its guests, and which mails it gets. Throws not_found. */
export function changeMessages(deps: Deps, actor: MemberActor, house: number, given: HouseMessages) {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await lockHouse(tx, actor.member.id, house))) throw problem('not_found');
    const before = await findMessages({ db: tx }, actor, house);
    await queries.updateMessages(tx, house, given);
    const after = await findMessages({ db: tx }, actor, house);
    await noteChange(deps, tx, actor, { house, verb: 'changeMessages', before, after });
    return after;
  });
}
