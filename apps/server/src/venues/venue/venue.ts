import type { NewVenueFields, OwnVenue, VenueFields } from '@tajmeelspot/contract/venues/own-venues.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { toE164 } from '#app/identity/identity.ts';
import * as queries from './venue-queries.ts';
import { requestApproval } from '../approval/approval.ts';
import { recordVenueChange } from '../history/record-change.ts';
import { hoursTemplates } from './hours-template-rules.ts';

/** More are a mistake or an attack. */
const maxVenues = 20;

/** Creates a venue of a vendor. Throws no_dashboard for other roles, and invalid. */
export async function createVenue(
  deps: Deps,
  { member }: MemberActor,
  given: NewVenueFields & { readonly hours?: string | null | undefined },
): Promise<OwnVenue> {
  if (member.role !== 'vendor') throw problem('no_dashboard');
  const { hours, is_women_only, ...fields } = given;
  const template = hoursTemplates.find(({ key }) => key === hours);
  if (hours && !template) throw invalid({ hours: ['not_offered'] });
  const id = await deps.db.transaction().execute(async (tx) => {
    if ((await queries.countVenues(tx, member.id)) >= maxVenues) throw invalid({ name: ['too_many'] });
    const row = await readVenue(tx, fields);
    const venueId = await queries.insertVenue(tx, {
      ...row,
      is_women_only,
      owner_id: member.id,
      created_at: toDate(deps.clock.now()),
    });
    if (template) await queries.insertHours(tx, venueId, template.week);
    return venueId;
  });
  return findOwnVenue(deps, member.id, id);
}

/** An own venue as it was entered. Throws not_found. */
export const findVenue = (deps: Deps, { member }: MemberActor, id: number): Promise<OwnVenue> =>
  findOwnVenue(deps, member.id, id);

/** Changes an own venue. Throws not_found, invalid. */
export async function changeVenue(deps: Deps, actor: MemberActor, id: number, given: VenueFields) {
  const { member } = actor;
  const serviceIds = await deps.db.transaction().execute(async (tx) => {
    if (!(await queries.lockVenue(tx, member.id, id))) throw problem('not_found');
    const { approval } = await findOwnVenue({ ...deps, db: tx }, member.id, id);
    const before = await findVenueFields({ ...deps, db: tx }, member.id, id);
    await queries.updateVenue(tx, id, await readVenue(tx, given));
    // A name that is like another venue's has taken the approval away.
    if (approval.state === 'approved') await requestApproval(deps, tx, id);
    const after = await findVenueFields({ ...deps, db: tx }, member.id, id);
    await recordVenueChange(deps, tx, actor, { venueId: id, verb: 'changeVenue', before, after });
    await queries.updateScheduleVersion(tx, id);
    return queries.refreshServices(tx, id);
  });
  deps.changes.publish(['services', `times-${id}`, ...serviceIds.map((serviceId) => `service-${serviceId}`)]);
  return findOwnVenue(deps, member.id, id);
}

/** The fields of an own venue, without its progress. Throws not_found. */
export async function findVenueFields(deps: Pick<Deps, 'db' | 'env'>, ownerId: number, id: number) {
  const { progress: _, approval: _approval, ...fields } = await findOwnVenue(deps, ownerId, id);
  return fields;
}

async function findOwnVenue({ db, env }: Pick<Deps, 'db' | 'env'>, ownerId: number, id: number): Promise<OwnVenue> {
  const found = await queries.findVenue(db, ownerId, id);
  if (!found) throw problem('not_found');
  const { approval } = found;
  return { ...found, approval: { ...approval, is_needed: env.approvesVenues && approval.state !== 'approved' } };
}

/** The fields of a venue as columns. Throws invalid. */
async function readVenue(db: Database, { city, phone, website, postcode, ...rest }: VenueFields) {
  const city_id = await queries.findCity(db, city);
  if (city_id === undefined) throw invalid({ city: ['not_offered'] });
  if ((rest.latitude === null) !== (rest.longitude === null)) throw invalid({ longitude: ['not_together'] });
  return { ...rest, city_id, postcode: postcode || null, phone: readPhone(phone), website: readWebsite(website) };
}

/** A phone number as it is stored; blank is none. Throws invalid. */
export function readPhone(written: string | null): string | null {
  if (!written) return null;
  const phone = toE164(written);
  if (phone === undefined) throw invalid({ phone: ['invalid_phone'] });
  return phone;
}

const readWebsite = (written: string | null): string | null =>
  written && (/^https?:/i.test(written) ? written : `https://${written}`);
