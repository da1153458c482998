import type { ClientDetail } from '@tajmeelspot/contract/clients/shape.ts';
import { readReliability } from '#app/booking/booking.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { recordAudit } from '#app/identity/identity.ts';
import { unseal } from '#app/secrets/sealing.ts';
import { requireManager } from '#app/venues/venues.ts';
import { mergeMinutes } from '../client-rules.ts';
import { type ClientFileRow, findClientFile } from './client-file-queries.ts';

/** A client of an own venue, with everything but the note. Each reading of allergies is in the audit log. Throws not_found. */
export async function findClient(deps: Deps, actor: MemberActor, venueId: number, id: number): Promise<ClientDetail> {
  await requireManager(deps, actor, venueId);
  const detail = await readClient(deps, actor, venueId, id);
  if (detail.has_allergies) {
    await recordAudit(deps, deps.db, actor, {
      kind: 'allergies_read',
      userId: actor.member.id,
      detail: { venueId, client: id },
    });
  }
  return detail;
}

/** The same for who has just changed it. Throws not_found. */
export async function readClient(deps: Deps, actor: MemberActor, venueId: number, id: number): Promise<ClientDetail> {
  const now = deps.clock.now();
  const mergedSince = toDate(now.subtract({ minutes: mergeMinutes }));
  const query = { venueId, id, language: actor.language, now: toDate(now), mergedSince };
  const row = await findClientFile(deps.db, query);
  if (!row) throw problem('not_found');
  const kept = { customer_id: row.customer_id, venue_id: venueId, cancel_hours: row.cancel_hours };
  const reliabilityOf = await readReliability(deps, actor, [kept]);
  const allergies = row.sealed_allergies && (await unseal(deps.env, row.sealed_allergies));
  return { ...toDetail(row), allergies, reliability: reliabilityOf(kept) };
}

const toDetail = ({ consent, contact_booking: contact, open_merge: merge, ...row }: ClientFileRow) => ({
  ...row,
  has_allergies: row.sealed_allergies !== null,
  last_completed_at: row.last_completed_at?.toISOString() ?? null,
  next_booking_at: row.next_booking_at?.toISOString() ?? null,
  first_booking_at: row.first_booking_at?.toISOString() ?? null,
  written_at: row.written_at?.toISOString() ?? null,
  contact_booking: contact && { id: contact.id, closes_at: toIso(contact.closes_at) },
  consent: {
    messages: { ...consent.messages, at: consent.messages.at && toIso(consent.messages.at) },
    photos: { ...consent.photos, at: consent.photos.at && toIso(consent.photos.at) },
  },
  open_merge: merge && {
    id: merge.id,
    name: merge.name,
    until: new Date(Date.parse(merge.merged_at) + mergeMinutes * 60_000).toISOString(),
  },
});

/** PostgreSQL writes an instant in JSON with its offset. */
const toIso = (at: string): string => new Date(at).toISOString();
