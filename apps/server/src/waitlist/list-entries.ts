import type { WaitlistEntry } from '@tajmeelspot/contract/waitlist.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { mainPicture } from '#app/integrations/pictures/picture-names.ts';
import {
  findWaitlistEntry as findEntryRow,
  listWaitlistEntries as listEntryRows,
  type WaitlistEntryRow,
} from './waitlist-entry-queries.ts';
import { waitlistOfferStateAt } from './rules.ts';
import { todayAt } from '#app/availability/availability.ts';
import { clockOf } from '#app/venues/venues.ts';

/** The caller's waitlist entries: those with an open offer first, by its end, then the others, oldest first. */
export async function listWaitlistEntries(deps: Deps, actor: MemberActor): Promise<WaitlistEntry[]> {
  const today = todayAt(deps.clock.now()).toString();
  const rows = await listEntryRows(deps.db, actor.language, actor.member.id, today);
  const entries = rows.map((row) => toWaitlistEntry(deps, row));
  const isOpen = ({ offer }: WaitlistEntry): boolean => offer?.state === 'open';
  const open = entries.filter(isOpen).toSorted((a, b) => expiryOf(a).localeCompare(expiryOf(b)));
  return [...open, ...entries.filter((entry) => !isOpen(entry))];
}

const expiryOf = ({ offer }: WaitlistEntry): string => offer?.expires_at ?? '';

/** One waitlist entry of the caller. Throws not_found. */
export async function findWaitlistEntry(deps: Deps, actor: MemberActor, id: number): Promise<WaitlistEntry> {
  const row = await findEntryRow(deps.db, actor.language, actor.member.id, id);
  if (!row) throw problem('not_found');
  return toWaitlistEntry(deps, row);
}

function toWaitlistEntry(deps: Deps, row: WaitlistEntryRow): WaitlistEntry {
  return {
    id: row.id,
    service: { id: row.service_id, title: row.service_title, ...mainPicture(deps.env.basePath, row.picture) },
    establishment: { name: row.venue_name, address: row.venue_address, phone: row.venue_phone },
    treatment_id: row.treatment_id,
    treatment_title: row.treatment_title,
    duration: row.duration,
    employee: row.employee,
    for_woman: row.for_woman,
    female_staff: row.female_staff,
    customer_name: row.customer_name,
    from: row.first_on,
    to: row.last_on,
    earliest: row.earliest_minute === 0 ? null : clockOf(row.earliest_minute),
    latest: row.latest_minute === 1439 ? null : clockOf(row.latest_minute),
    created_at: row.created_at.toISOString(),
    offer: toWaitlistOffer(deps, row),
  };
}

function toWaitlistOffer({ clock }: Deps, { offer }: WaitlistEntryRow): WaitlistEntry['offer'] {
  if (!offer) return null;
  const { date, time } = inBaghdad(offer.starts_at);
  const expires_at = new Date(offer.expires_at);
  return {
    id: offer.id,
    state: waitlistOfferStateAt({ state: offer.state, expires_at }, clock.now()),
    booking_date: date,
    time,
    starts_at: new Date(offer.starts_at).toISOString(),
    price: offer.price,
    expires_at: expires_at.toISOString(),
  };
}
