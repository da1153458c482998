import { bookingActions, type Hindrance } from '@tajmeelspot/contract/booking/actions.ts';
import type { Booking, BookingDetail, BookingStep } from '@tajmeelspot/contract/booking/shape.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { isolatePhone } from '@tajmeelspot/language/isolate.ts';
import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import { mainPicture } from '#app/integrations/pictures/picture-names.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Env } from '#app/env.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import {
  type BookingMoment,
  type BookingParty,
  changeBy,
  momentOf,
  reliabilityOf,
  statusAt,
  sumOf,
  titleOf,
} from '../rules.ts';
import { listFreeResources } from '../resources/booked-resource-queries.ts';
import { findBookingRow, listBookingsOfCustomer, listEvents } from './booking-queries.ts';
import type { BookingEventRow, BookingRow, ShownBookingRow } from './booking-row-queries.ts';
import { countForReliability, type ReliabilityCountRow } from '../lifecycle/booking-state-queries.ts';

/** The caller's own bookings, latest start first, each in the state it is in now. */
export async function listBookings(deps: Deps, actor: MemberActor): Promise<Booking[]> {
  const rows = await listBookingsOfCustomer(deps.db, actor.language, actor.member.id, toDate(deps.clock.now()));
  return rows.map((row) => ({ ...toBooking(deps, actor, row), reliability: null }));
}

/** A booking as its customer has just made it. Throws not_found. */
export async function findPlacedBooking(deps: Deps, actor: MemberActor, id: number): Promise<Booking> {
  const row = await findBookingRow(deps.db, actor.language, actor.member.id, id, toDate(deps.clock.now()));
  if (!row) throw problem('not_found');
  return toPlacedBooking(deps, actor, row);
}

/** The same by its row. */
export const toPlacedBooking = (deps: Deps, actor: MemberActor, row: BookingRow): Booking => ({
  ...toBooking(deps, actor, row),
  reliability: null,
});

/** A booking with its history, for its customer or the owner of its venue. Throws not_found. */
export async function findBooking(deps: Deps, actor: MemberActor, id: number): Promise<BookingDetail> {
  const { view } = actor.member;
  const now = toDate(deps.clock.now());
  const row = await findBookingRow(deps.db, actor.language, actor.member.id, id, now);
  // Who reads the dashboard of one venue sees nothing else of its owner's.
  if (!row || (view && view.venueId !== row.venue_id)) throw problem('not_found');
  const events = await listEvents(deps.db, row.venue_id, row.id);
  const reliability = roleOf(row, actor) === 'vendor' ? await readReliability(deps, actor, [row]) : () => null;
  const shown = toBooking(deps, actor, row);
  // The note is of no use once the booking is over or cancelled.
  const arrival_note = shown.status === 'pending' || shown.status === 'confirmed' ? row.arrival_note : null;
  const history = toHistory(deps, actor, row, events);
  const free_resources = await listOtherResources(deps, actor, row.venue_id, shown);
  const series_id = roleOf(row, actor) === 'vendor' ? row.series_id : null;
  return { ...shown, series_id, arrival_note, reliability: reliability(row), history, free_resources };
}

/** What is free in the place of the resources that a booking shows. */
async function listOtherResources(
  { db }: Deps,
  { language }: MemberActor,
  venueId: number,
  { id, items }: Pick<Booking, 'id' | 'items'>,
): Promise<BookingDetail['free_resources']> {
  if (items.every(({ resources }) => resources.length === 0)) return [];
  const free = await listFreeResources(db, language, venueId, id);
  return free.map(({ insteadOf, ...resource }) => ({ ...resource, instead_of: insteadOf }));
}

/** Who books at an own venue sees that booking as its customer. */
const roleOf = ({ customer_id: customerId }: Pick<BookingRow, 'customer_id'>, { member }: MemberActor): BookingParty =>
  customerId === member.id ? 'customer' : 'vendor';

type ReliabilityRow = Pick<BookingRow, 'customer_id' | 'cancel_hours' | 'venue_id'>;

/** How the customers of one venue's bookings kept former ones; null for any other customer. */
export async function readReliability({ db }: Deps, { locale }: MemberActor, rows: readonly ReliabilityRow[]) {
  const [first] = rows;
  const ids = new Set(rows.flatMap((row) => row.customer_id ?? []));
  const counted = first ? await countForReliability(db, first.venue_id, [...ids], first.cancel_hours) : [];
  const reliability = reliabilityBy(locale, counted);
  return (row: ReliabilityRow): Booking['reliability'] =>
    row.customer_id !== null && ids.has(row.customer_id) ? reliability(row) : null;
}

/** How customers kept former bookings, by what was counted of them; null without an account. */
export function reliabilityBy(locale: Locale, counted: readonly ReliabilityCountRow[]) {
  const byCustomer = new Map(counted.map((kept) => [kept.customerId, kept]));
  return ({ customer_id: id }: Pick<BookingRow, 'customer_id'>): Booking['reliability'] => {
    if (id === null) return null;
    const kept = byCustomer.get(id) ?? { completed: 0, lateCancelled: 0, noShow: 0, here: 0 };
    const level = reliabilityOf(kept);
    return { level, text: translate(locale, `reliability.${level}`, { ...kept }) };
  };
}

/** A booking as a reader sees it; `reader` says as which party, and follows from the actor where it is absent. */
export function toBooking(
  { env, clock }: Deps,
  actor: MemberActor,
  row: BookingRow,
  reader: BookingParty = roleOf(row, actor),
): Omit<Booking, 'reliability'> {
  return showBooking(env, actor.locale, row, reader, momentOf(row, reader, clock.now()));
}

/** The same at a moment: it depends on nothing else. */
export function showBooking(
  { basePath }: Pick<Env, 'basePath'>,
  locale: Locale,
  row: ShownBookingRow & Partial<Pick<BookingRow, 'is_discreet'>>,
  reader: BookingParty,
  { facts, hindrances }: BookingMoment,
): Omit<Booking, 'reliability'> {
  const [first] = row.items;
  if (!first) throw new Error(`booking ${row.id} has no treatment`);
  return {
    id: row.id,
    service_id: first.service_id,
    customer_name: row.customer_name,
    ...dayAndTime(row.starts_at.getTime()),
    duration: Math.round((row.ends_at.getTime() - row.starts_at.getTime()) / 60_000),
    notes: row.notes,
    status: facts.status,
    pricing_item_id: first.treatment_id,
    pricing_title: titleOf(row.items),
    price: sumOf(row.items),
    service: {
      id: first.service_id,
      title: first.service_title,
      ...mainPicture(basePath, row.picture),
    },
    establishment: venueIn(row),
    employee: { id: first.employee_id, name: first.employee_name },
    starts_at: row.starts_at.toISOString(),
    answer_by: facts.status === 'pending' ? row.answer_by.toISOString() : null,
    created_at: row.created_at.toISOString(),
    items: row.items.map((item) => toBookingItem(item, reader)),
    coupon_code: row.coupon_code,
    for_woman: row.for_woman,
    for_other: row.for_other,
    female_staff: row.female_staff,
    home_address: row.home_address,
    customer_gender: row.customer_gender,
    change_by: new Date(changeBy(facts)).toISOString(),
    origin: row.origin,
    ...forVenue(row, reader),
    is_discreet: reader === 'customer' && row.is_discreet === true,
    checked_in_at: row.checked_in_at?.toISOString() ?? null,
    attendance_confirmed_at: row.attendance_confirmed_at?.toISOString() ?? null,
    proposal: facts.proposedBy ? toProposal(row, reader) : null,
    can: abilitiesOf(locale, row, hindrances),
  };
}

/** What can be done with a booking, and why the rest cannot, as sentences. */
function abilitiesOf(locale: Locale, row: ShownBookingRow, hindrances: BookingMoment['hindrances']): Booking['can'] {
  const entries = bookingActions.map((action, index) => {
    const hindrance = hindrances[index];
    if (!hindrance) return [action, { is_allowed: true }];
    return [action, { is_allowed: false, code: hindrance, reason: reasonOf(locale, hindrance, row) }];
  });
  return Object.fromEntries(entries) as Booking['can'];
}

type VenueFacts = Pick<ShownBookingRow, 'venue_name' | 'venue_phone' | 'cancel_hours'>;

const reasonOf = (locale: Locale, hindrance: Hindrance, row: ShownBookingRow): string =>
  translate(locale, `hindrances.${hindrance}`, { ...venueTextValues(locale, row), gender: row.customer_gender });

/** Values for sentences about a venue. A telephone number runs from left to right in every language. */
export const venueTextValues = (locale: Locale, row: VenueFacts) => ({
  venue: row.venue_name,
  phone: row.venue_phone ? isolatePhone(languageOfLocale(locale), row.venue_phone) : 'none',
  hours: row.cancel_hours,
});

/** What the venue alone is told. */
const forVenue = (row: ShownBookingRow, reader: BookingParty) =>
  reader === 'vendor'
    ? {
        customer_phone: row.customer_phone,
        customer_contact: toContact(row),
        client: row.client,
        overrode: row.overrode ?? [],
      }
    : { customer_phone: null, customer_contact: null, client: null, overrode: [] };

const toContact = ({ contact }: ShownBookingRow): Booking['customer_contact'] =>
  contact && { ...contact, closes_at: contact.closes_at && new Date(contact.closes_at).toISOString() };

const venueIn = (row: ShownBookingRow): Booking['establishment'] => ({
  slug: row.venue_slug,
  name: row.venue_name,
  address: row.venue_address,
  phone: row.venue_phone,
  latitude: row.venue_latitude,
  longitude: row.venue_longitude,
});

const dayAndTime = (milliseconds: number) => {
  const { date, time } = inBaghdad(milliseconds);
  return { booking_date: date, time };
};

const toBookingItem = (item: BookingRow['items'][number], reader: BookingParty): Booking['items'][number] => ({
  service: { id: item.service_id, title: item.service_title },
  pricing_item_id: item.treatment_id,
  pricing_title: item.treatment_title,
  employee: { id: item.employee_id, name: item.employee_name },
  time: inBaghdad(item.starts_at).time,
  starts_at: new Date(item.starts_at).toISOString(),
  duration: item.duration,
  price: item.price,
  price_trail: item.price_trail,
  resources: reader === 'vendor' ? item.resources : [],
});

function toProposal({ proposal }: ShownBookingRow, reader: BookingParty): Booking['proposal'] {
  if (!proposal) return null;
  const by = proposal.by_vendor ? 'vendor' : 'customer';
  return {
    id: proposal.id,
    by: partySeenBy(by, reader),
    ...dayAndTime(proposal.starts_at),
    starts_at: new Date(proposal.starts_at).toISOString(),
    employee: proposal.employee,
    expires_at: new Date(proposal.expires_at).toISOString(),
  };
}

const partySeenBy = (who: 'customer' | 'vendor', reader: BookingParty) =>
  who === reader ? 'you' : who === 'vendor' ? 'venue' : 'customer';

function toHistory(deps: Deps, actor: MemberActor, row: BookingRow, events: readonly BookingEventRow[]): BookingStep[] {
  const reader = roleOf(row, actor);
  const steps = events.map(({ verb, status, actor_id: actorId, reason, overrode, created_at: at }): BookingStep => {
    const taken = (verb ?? verbByStatus[status] ?? 'place') as BookingStep['verb'];
    const who = actorId === null ? 'system' : partySeenBy(actorId === row.customer_id ? 'customer' : 'vendor', reader);
    const text = translate(actor.locale, `steps.${taken}`);
    const over = reader === 'vendor' ? (overrode ?? []) : [];
    const step = { who, text, reason, overrode: over, at: at.toISOString() } as const;
    return { verb: taken, status: status as BookingStep['status'], ...step };
  });
  // It has expired, but no row says so yet.
  if (steps.at(-1)?.status === 'pending' && statusAt(row, deps.clock.now()) === 'expired') {
    const text = translate(actor.locale, 'steps.expire');
    const at = row.answer_by.toISOString();
    steps.push({ verb: 'expire', status: 'expired', who: 'system', text, reason: null, overrode: [], at });
  }
  return steps;
}

/** The step that led to a state, for old events without a verb. */
const verbByStatus: Record<string, BookingStep['verb']> = {
  pending: 'place',
  confirmed: 'confirm',
  declined: 'decline',
  cancelled: 'cancel',
  expired: 'expire',
  completed: 'complete',
  no_show: 'no_show',
};
