import type { Wait } from '@tajmeelspot/contract/booking/waiting.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { todayAt } from '#app/booking/booking.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { mainPicture } from '#app/outside/picture-names.ts';
import { findWait as readWait, listWaits as readWaits, type WaitRow } from '../queries.ts';
import { offerStateAt } from '../rules.ts';

/** What the caller waits for: open offers first, the earliest to end first, then the oldest. */
export async function listWaits(deps: Deps, actor: MemberActor): Promise<Wait[]> {
  const today = todayAt(deps.clock.now()).toString();
  const rows = await readWaits(deps.db, actor.language, actor.member.id, today);
  const waits = rows.map((row) => show(deps, row));
  const isOpen = ({ offer }: Wait): boolean => offer?.state === 'open';
  const open = waits.filter(isOpen).toSorted((a, b) => endOf(a).localeCompare(endOf(b)));
  return [...open, ...waits.filter((wait) => !isOpen(wait))];
}

const endOf = ({ offer }: Wait): string => offer?.expires_at ?? '';

/** One wait of the caller. Throws not_found. */
export async function findWait(deps: Deps, actor: MemberActor, id: number): Promise<Wait> {
  const row = await readWait(deps.db, actor.language, actor.member.id, id);
  if (!row) throw problem('not_found');
  return show(deps, row);
}

function show(deps: Deps, row: WaitRow): Wait {
  return {
    id: row.id,
    service: { id: row.service_id, title: row.service_title, ...mainPicture(deps.env.basePath, row.picture) },
    establishment: { name: row.establishment_name, address: row.establishment_address, phone: row.establishment_phone },
    pricing_item_id: row.pricing_item_id,
    pricing_title: row.pricing_title,
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
    offer: showOffer(deps, row),
  };
}

const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

function showOffer({ clock }: Deps, { offer }: WaitRow): Wait['offer'] {
  if (!offer) return null;
  const { date, time } = inBaghdad(offer.starts_at);
  const expires_at = new Date(offer.expires_at);
  return {
    id: offer.id,
    state: offerStateAt({ state: offer.state, expires_at }, clock.now()),
    booking_date: date,
    time,
    starts_at: new Date(offer.starts_at).toISOString(),
    price: offer.price,
    expires_at: expires_at.toISOString(),
  };
}
