import type { OwnEmployee, PersonFields } from '@tajmeelspot/contract/venues/own-houses.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import * as queries from '../employee-queries.ts';
import { findHouse, lockHouse, refreshListings, updateVersion } from '../house-queries.ts';
import { noteChange } from './note-change.ts';
import { readPhone } from './keep-house.ts';

const mostPeople = 200;

/** The people of an own house. Throws not_found. */
export async function listTeam({ db }: Deps, { member }: MemberActor, house: number): Promise<OwnEmployee[]> {
  if (!(await findHouse(db, member.id, house))) throw problem('not_found');
  return queries.listTeam(db, member.id, house);
}

/** Somebody works at an own house from now on. Throws not_found, invalid. */
export function addEmployee(deps: Deps, actor: MemberActor, house: number, given: PersonFields) {
  const today = inBaghdad(deps.clock.now().epochMilliseconds).date;
  return changeTeam(deps, actor, house, 'addEmployee', async (db) => {
    const team = await queries.listTeam(db, actor.member.id, house);
    if (team.length >= mostPeople) throw invalid({ name: ['too_many'] });
    return queries.insertEmployee(db, house, readPerson(given), today);
  });
}

/** Changes what is said of somebody. Throws not_found, invalid. */
export async function changeEmployee(deps: Deps, actor: MemberActor, id: number, given: PersonFields) {
  const house = await queries.findHouseOfEmployee(deps.db, actor.member.id, id);
  if (house === undefined) throw problem('not_found');
  return changeTeam(deps, actor, house, 'changeEmployee', async (db) => {
    await queries.updatePerson(db, house, id, readPerson(given));
    return id;
  });
}

const readPerson = ({ phone, ...rest }: PersonFields) => ({ ...rest, phone: readPhone(phone) });

/** Does something with somebody under the lock of their house, and gives them as they are then. */
async function changeTeam(
  deps: Deps,
  actor: MemberActor,
  house: number,
  verb: string,
  work: (db: Deps['db']) => Promise<number>,
): Promise<OwnEmployee> {
  const { member } = actor;
  const { person, listings } = await deps.db.transaction().execute(async (tx) => {
    if (!(await lockHouse(tx, member.id, house))) throw problem('not_found');
    const former = await queries.listTeam(tx, member.id, house);
    const id = await work(tx);
    await updateVersion(tx, house);
    const ofThem = (team: OwnEmployee[]) => team.find((one) => one.id === id);
    const person = ofThem(await queries.listTeam(tx, member.id, house));
    const versions = { before: { ...ofThem(former) }, after: { ...person } };
    await noteChange(deps, tx, actor, { house, verb, about: { employee_id: id }, ...versions });
    return { person, listings: await refreshListings(tx, house) };
  });
  deps.changes.publish(['services', `times-${house}`, ...listings.map((id) => `service-${id}`)]);
  if (!person) throw problem('not_found');
  return person;
}
