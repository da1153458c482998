import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { insertChange } from './venue-change-queries.ts';
import { differences } from './difference-rules.ts';

/** A call that changed a venue, with the state before and after. */
type VenueChange = {
  readonly venueId: number;
  readonly verb: string;
  /** The part of the venue, such as { service_id: 7 }; recorded on both sides. */
  readonly about?: Readonly<Record<string, number>>;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
};

/** Enters a change into the history of a venue; false where nothing differs. */
export async function recordVenueChange(
  { clock }: Pick<Deps, 'clock'>,
  tx: Database,
  { member }: MemberActor,
  { venueId, verb, about, ...versions }: VenueChange,
): Promise<boolean> {
  const { before, after } = differences(versions.before, versions.after);
  if (Object.keys(after).length === 0) return false;
  const created_at = toDate(clock.now());
  const sides = { before: { ...about, ...before }, after: { ...about, ...after } };
  await insertChange(tx, { venue_id: venueId, verb, actor_id: member.id, ...sides, created_at });
  return true;
}
