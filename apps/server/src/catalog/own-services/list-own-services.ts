import type { OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { readPicture } from '#app/integrations/pictures/picture-names.ts';
import { findVenue } from '#app/venues/venues.ts';
import * as queries from './own-service-queries.ts';

/** The services of an own venue, drafts too. Throws not_found. */
export async function listOwnServices(deps: Deps, actor: MemberActor, venueId: number): Promise<OwnService[]> {
  await findVenue(deps, actor, venueId);
  const found = await queries.listOwnServices(deps.db, actor.member.id, venueId);
  return found.map((row) => toOwnService(deps, row));
}

/** An own service, a draft too. Throws not_found. */
export async function showOwnService(deps: Deps, { member }: MemberActor, id: number): Promise<OwnService> {
  const found = await queries.findOwnService(deps.db, member.id, id);
  // Who reads the dashboard of one venue sees nothing else of its owner's.
  if (!found || (member.view && member.view.venueId !== found.venue_id)) throw problem('not_found');
  return toOwnService(deps, found);
}

function toOwnService({ env }: Deps, { images, picture_texts: texts, ...row }: queries.OwnServiceRow): OwnService {
  const pictures = images.flatMap((name) => {
    const shown = readPicture(env.basePath, name);
    return shown ? [{ ...shown, name, alt: texts[name] ?? {} }] : [];
  });
  return { ...row, pictures };
}
