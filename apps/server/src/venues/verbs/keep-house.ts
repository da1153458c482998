import type { HouseFields, OwnHouse } from '@tajmeelspot/contract/venues/own-houses.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { toE164 } from '#app/identity/identity.ts';
import * as queries from '../house-queries.ts';
import { noteChange } from './note-change.ts';
import { hoursTemplates } from '../hours-templates.ts';

/** Nobody who is real has more. */
const mostHouses = 20;

/** A vendor makes a house. Throws no_dashboard for everybody else, and invalid. */
export async function createHouse(
  deps: Deps,
  { member }: MemberActor,
  given: HouseFields & { readonly hours?: string | null | undefined },
): Promise<OwnHouse> {
  if (member.role !== 'vendor') throw problem('no_dashboard');
  const { hours, ...fields } = given;
  const template = hoursTemplates.find(({ key }) => key === hours);
  if (hours && !template) throw invalid({ hours: ['not_offered'] });
  const id = await deps.db.transaction().execute(async (tx) => {
    if ((await queries.countHouses(tx, member.id)) >= mostHouses) throw invalid({ name: ['too_many'] });
    const row = await readHouse(tx, fields);
    const house = await queries.insertHouse(tx, {
      ...row,
      owner_id: member.id,
      created_at: toDate(deps.clock.now()),
    });
    if (template) await queries.insertHours(tx, house, template.week);
    return house;
  });
  return findOwn(deps, member.id, id);
}

/** What the owner has said of a house. Throws not_found. */
export const findHouse = (deps: Deps, { member }: MemberActor, id: number): Promise<OwnHouse> =>
  findOwn(deps, member.id, id);

/** Changes what is said of a house. Throws not_found, invalid. */
export async function changeHouse(deps: Deps, actor: MemberActor, id: number, given: HouseFields) {
  const { member } = actor;
  const listings = await deps.db.transaction().execute(async (tx) => {
    if (!(await queries.lockHouse(tx, member.id, id))) throw problem('not_found');
    const before = await findSaid(tx, member.id, id);
    await queries.updateHouse(tx, id, await readHouse(tx, given));
    const after = await findSaid(tx, member.id, id);
    await noteChange(deps, tx, actor, { house: id, verb: 'changeHouse', before, after });
    await queries.updateVersion(tx, id);
    return queries.refreshListings(tx, id);
  });
  deps.changes.publish(['services', `times-${id}`, ...listings.map((listing) => `service-${listing}`)]);
  return findOwn(deps, member.id, id);
}

/** What is said of a house, without what it comes to. */
async function findSaid(db: Database, ownerId: number, id: number) {
  const { progress: _, ...said } = await findOwn({ db }, ownerId, id);
  return said;
}

async function findOwn({ db }: Pick<Deps, 'db'>, ownerId: number, id: number): Promise<OwnHouse> {
  const found = await queries.findHouse(db, ownerId, id);
  if (!found) throw problem('not_found');
  return found;
}

/** What was said of a house, by column. Throws invalid. */
async function readHouse(db: Database, { city, phone, website, postcode, ...rest }: HouseFields) {
  const city_id = await queries.findCity(db, city);
  if (city_id === undefined) throw invalid({ city: ['not_offered'] });
  if ((rest.latitude === null) !== (rest.longitude === null)) throw invalid({ longitude: ['not_together'] });
  return { ...rest, city_id, postcode: postcode || null, phone: readPhone(phone), website: readWebsite(website) };
}

/** A telephone as it is kept; blank is none. Throws invalid. */
export function readPhone(written: string | null): string | null {
  if (!written) return null;
  const phone = toE164(written);
  if (phone === undefined) throw invalid({ phone: ['invalid_phone'] });
  return phone;
}

const readWebsite = (written: string | null): string | null =>
  written && (/^https?:/i.test(written) ? written : `https://${written}`);
