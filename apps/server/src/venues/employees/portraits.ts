import type { OwnEmployee } from '@tajmeelspot/contract/venues/own-venues.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import type { Upload } from '#app/integrations/pictures/make-picture.ts';
import { dropPicture, storePicture } from '#app/integrations/pictures/pictures.ts';
import { recordVenueChange } from '../history/record-change.ts';
import { dropPicturesNow } from '../work-pictures/drop-pictures.ts';
import { findOwnEmployee } from './employees.ts';
import * as queries from './portrait-queries.ts';

/**
 * Takes the portrait of an employee who agreed to be shown; from now on an operator can decide. Throws not_found,
 * employee_left for somebody who does not work there any more, and what storePicture throws.
 */
export async function setPortrait(deps: Deps, actor: MemberActor, id: number, upload: Upload): Promise<OwnEmployee> {
  const { member } = actor;
  requireActive(await queries.findPictured(deps.db, member.id, id));
  const name = await storePicture(deps.files, 'employee', upload);
  const kept = deps.db.transaction().execute(async (tx) => {
    const { venueId } = requireActive(await queries.lockPictured(tx, member.id, id));
    const statement = { stated_by: member.id, stated_at: toDate(deps.clock.now()) };
    await queries.insertPortrait(tx, { venue_id: venueId, employee_id: id, name, ...statement });
    await record(deps, tx, actor, { venueId, verb: 'setPortrait', id });
  });
  // A file that no row names is deleted; where the store is down by now it stays, unseen.
  kept.catch(() => dropPicture(deps.files, name)).catch(() => {});
  await kept;
  await dropPicturesNow(deps);
  return findOwnEmployee(deps, actor, id);
}

/** Takes the portrait of an employee away at once, wherever it is shown. Throws not_found, also where there is none. */
export async function removePortrait(deps: Deps, actor: MemberActor, id: number): Promise<OwnEmployee> {
  const { venueId, services } = await deps.db.transaction().execute(async (tx) => {
    const found = await queries.lockPictured(tx, actor.member.id, id);
    if (!found) throw problem('not_found');
    if (!(await queries.withdrawPortraits(tx, found.venueId, id, toDate(deps.clock.now())))) throw problem('not_found');
    await record(deps, tx, actor, { ...found, verb: 'removePortrait', id });
    return { venueId: found.venueId, services: await queries.listServicesOf(tx, found.venueId, id) };
  });
  deps.changes.publish([`venue-${venueId}`, ...services.map((service) => `service-${service}`)]);
  await dropPicturesNow(deps);
  return findOwnEmployee(deps, actor, id);
}

function requireActive(found: Awaited<ReturnType<typeof queries.findPictured>>) {
  if (!found) throw problem('not_found');
  if (!found.isActive) throw problem('employee_left');
  return found;
}

type PortraitChange = {
  readonly venueId: number;
  readonly verb: 'setPortrait' | 'removePortrait';
  readonly id: number;
};

/** Who changed whose portrait stands in the history of the venue, without the picture. */
const record = (deps: Deps, tx: Database, actor: MemberActor, { venueId, verb, id }: PortraitChange) =>
  recordVenueChange(deps, tx, actor, {
    venueId,
    verb,
    about: { employee_id: id },
    before: { has_portrait: verb === 'removePortrait' },
    after: { has_portrait: verb === 'setPortrait' },
  });
