import type { ContactLook } from '@tajmeelspot/contract/privacy.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { publicName } from '@tajmeelspot/language/public-name.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import * as queries from './contact-look-queries.ts';

/** Who at which venue has looked at the caller's number, newest first. */
export async function listContactLooks(deps: Deps, { language, member }: MemberActor): Promise<ContactLook[]> {
  const rows = await queries.listContactLooks(deps.db, language, member.id);
  return rows.map((row) => ({
    booking_id: row.booking_id,
    booking_date: inBaghdad(row.starts_at.getTime()).date,
    venue: row.venue,
    by: publicName(row.reader),
    at: row.looked_at.toISOString(),
  }));
}
