import type { OwnEmployee, EmployeeFields } from '@tajmeelspot/contract/venues/own-venues.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { portraitUrl, withPortrait } from '#app/integrations/pictures/picture-names.ts';
import * as queries from './employee-queries.ts';
import { lockVenue, refreshServices, updateScheduleVersion } from '../venue/venue-queries.ts';
import { recordVenueChange } from '../history/record-change.ts';
import { requireMember } from '../members/members.ts';
import { readPhone } from '../venue/venue.ts';

const maxEmployees = 200;

/** The employees of an own venue; staff see themselves alone. Throws not_found. */
export async function listVenueEmployees(deps: Deps, actor: MemberActor, venueId: number): Promise<OwnEmployee[]> {
  await requireMember(deps, actor, venueId);
  const found = await queries.listVenueEmployees(deps.db, actor.member.id, venueId);
  return found.map((one) => toOwnEmployee(deps, one));
}

/** One of them. Throws not_found. */
export async function findOwnEmployee(deps: Deps, { member }: MemberActor, id: number): Promise<OwnEmployee> {
  const found = await queries.findEmployee(deps.db, member.id, id);
  if (!found) throw problem('not_found');
  return toOwnEmployee(deps, found);
}

/** An employee with addresses of pictures in place of their names. */
function toOwnEmployee({ env }: Deps, { sent_portrait: sent, ...one }: OwnEmployee): OwnEmployee {
  const url = sent?.url ? portraitUrl(env.basePath, sent.url) : null;
  return { ...withPortrait(env.basePath, one), sent_portrait: sent && { ...sent, url } };
}

/** Adds an employee to an own venue. Throws not_found, invalid. */
export function addEmployee(deps: Deps, actor: MemberActor, venueId: number, given: EmployeeFields) {
  const today = inBaghdad(deps.clock.now().epochMilliseconds).date;
  return changeTeam(deps, actor, venueId, 'addEmployee', async (db) => {
    const team = await queries.listVenueEmployees(db, actor.member.id, venueId);
    if (team.length >= maxEmployees) throw invalid({ name: ['too_many'] });
    return queries.insertEmployee(db, venueId, readEmployee(given), today);
  });
}

/** Changes an employee. Throws not_found, invalid. */
export async function changeEmployee(
  deps: Deps,
  actor: MemberActor,
  id: number,
  given: Omit<EmployeeFields, 'gender'>,
) {
  const venueId = await queries.findVenueOfEmployee(deps.db, actor.member.id, id);
  if (venueId === undefined) throw problem('not_found');
  return changeTeam(deps, actor, venueId, 'changeEmployee', async (db) => {
    await queries.updateEmployee(db, venueId, id, readEmployee(given));
    return id;
  });
}

const readEmployee = <T extends Pick<EmployeeFields, 'phone'>>({ phone, ...rest }: T) => ({
  ...rest,
  phone: readPhone(phone),
});

/** Changes an employee under the lock of the venue, and gives the employee as it is then. */
async function changeTeam(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  verb: string,
  work: (db: Deps['db']) => Promise<number>,
): Promise<OwnEmployee> {
  const { member } = actor;
  const { employee, serviceIds } = await deps.db.transaction().execute(async (tx) => {
    if (!(await lockVenue(tx, member.id, venueId))) throw problem('not_found');
    const former = await queries.listVenueEmployees(tx, member.id, venueId);
    const id = await work(tx);
    await updateScheduleVersion(tx, venueId);
    const ofThem = (team: OwnEmployee[]) => team.find((one) => one.id === id);
    const latter = ofThem(await queries.listVenueEmployees(tx, member.id, venueId));
    const versions = { before: { ...ofThem(former) }, after: { ...latter } };
    await recordVenueChange(deps, tx, actor, { venueId, verb, about: { employee_id: id }, ...versions });
    return { employee: latter, serviceIds: await refreshServices(tx, venueId) };
  });
  deps.changes.publish(['services', `times-${venueId}`, ...serviceIds.map((id) => `service-${id}`)]);
  if (!employee) throw problem('not_found');
  return toOwnEmployee(deps, employee);
}
