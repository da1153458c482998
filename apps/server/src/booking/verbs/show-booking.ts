import {
  type Booking,
  type BookingAction,
  bookingActions,
  type BookingDetail,
  type BookingStep,
  type Hindrance,
} from '@tajmeelspot/contract/booking/shape.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type Language, directionOf } from '@tajmeelspot/language/languages.ts';
import { say } from '@tajmeelspot/language/server-words.ts';
import { mainPicture } from '#app/outside/picture-names.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { changeBy, type Facts, factsOf, reliabilityOf, statusAt, stepFor, sumOf, titleOf, type Who } from '../rules.ts';
import {
  countKept,
  findVisit,
  listEvents,
  listVisitsOfCustomer,
  type EventRow,
  type VisitRow,
} from '../visit-queries.ts';

/** The caller's own bookings, latest start first, each in the state it is in now. */
export async function listBookings(deps: Deps, actor: MemberActor): Promise<Booking[]> {
  const rows = await listVisitsOfCustomer(deps.db, actor.language, actor.member.id, toDate(deps.clock.now()));
  return rows.map((row) => ({ ...show(deps, actor, row), reliability: null }));
}

/** A booking as its customer has just made it. Throws not_found. */
export async function showPlaced(deps: Deps, actor: MemberActor, id: number): Promise<Booking> {
  const row = await findVisit(deps.db, actor.language, actor.member.id, id, toDate(deps.clock.now()));
  if (!row) throw problem('not_found');
  return { ...show(deps, actor, row), reliability: null };
}

/** A booking with its history, for its customer or the owner of its house. Throws not_found. */
export async function findBooking(deps: Deps, actor: MemberActor, id: number): Promise<BookingDetail> {
  const now = toDate(deps.clock.now());
  const row = await findVisit(deps.db, actor.language, actor.member.id, id, now);
  if (!row) throw problem('not_found');
  const events = await listEvents(deps.db, row.establishment_id, row.id);
  const reliability = roleOf(row, actor) === 'vendor' ? await weigh(deps, actor, [row]) : () => null;
  const shown = show(deps, actor, row);
  // Once the visit is over or off there is nothing to prepare for.
  const guest_note = shown.status === 'pending' || shown.status === 'confirmed' ? row.guest_note : null;
  return { ...shown, guest_note, reliability: reliability(row), history: history(deps, actor, row, events) };
}

/** A customer sees the own booking as a customer, also in an own house. */
const roleOf = ({ customer_id: customerId }: Pick<VisitRow, 'customer_id'>, { member }: MemberActor): Who =>
  customerId === member.id ? 'customer' : 'vendor';

type Kept = Pick<VisitRow, 'customer_id' | 'cancel_hours'>;

/** How the customers of a house's bookings kept former ones; null for any other customer. */
export async function weigh({ db }: Deps, { language }: MemberActor, rows: readonly Kept[]) {
  const [first] = rows;
  const ids = new Set(rows.flatMap((row) => row.customer_id ?? []));
  const counted = first ? await countKept(db, [...ids], first.cancel_hours) : [];
  const byCustomer = new Map(counted.map((kept) => [kept.customerId, kept]));
  return ({ customer_id: id }: Kept): Booking['reliability'] => {
    if (id === null || !ids.has(id)) return null;
    const kept = byCustomer.get(id) ?? { completed: 0, lateCancelled: 0, noShow: 0 };
    const level = reliabilityOf(kept);
    return { level, words: say(language, `reliability.${level}`, { ...kept }) };
  };
}

/** A booking as its reader sees it, the own one as its customer unless it is said who looks. */
export function show(
  { env, clock }: Deps,
  actor: MemberActor,
  row: VisitRow,
  reader: Who = roleOf(row, actor),
): Omit<Booking, 'reliability'> {
  const [first] = row.items;
  if (!first) throw new Error(`booking ${row.id} has no treatment`);
  const now = clock.now();
  const facts = factsOf(row, row.proposal, now);
  return {
    id: row.id,
    service_id: first.service_id,
    customer_name: row.customer_name,
    ...dayAndTime(row.starts_at.getTime()),
    duration: Math.round((row.ends_at.getTime() - row.starts_at.getTime()) / 60_000),
    notes: row.notes,
    status: facts.status,
    pricing_item_id: first.pricing_item_id,
    pricing_title: titleOf(row.items),
    price: sumOf(row.items),
    service: {
      id: first.service_id,
      title: first.service_title,
      ...mainPicture(env.basePath, row.picture),
    },
    establishment: { name: row.establishment_name, address: row.establishment_address, phone: row.establishment_phone },
    employee: { id: first.employee_id, name: first.employee_name },
    starts_at: row.starts_at.toISOString(),
    answer_by: facts.status === 'pending' ? row.answer_by.toISOString() : null,
    created_at: row.created_at.toISOString(),
    items: row.items.map(showItem),
    coupon_code: row.coupon_code,
    for_woman: row.for_woman,
    female_staff: row.female_staff,
    change_by: new Date(changeBy(facts)).toISOString(),
    origin: row.origin,
    customer_phone: reader === 'vendor' ? row.customer_phone : null,
    checked_in_at: row.checked_in_at?.toISOString() ?? null,
    confirmed_coming_at: row.confirmed_coming_at?.toISOString() ?? null,
    proposal: facts.proposedBy ? showProposal(row, reader) : null,
    can: abilities(actor.language, reader, row, facts, now),
  };
}

const dayAndTime = (milliseconds: number) => {
  const { date, time } = inBaghdad(milliseconds);
  return { booking_date: date, time };
};

const showItem = (item: VisitRow['items'][number]): Booking['items'][number] => ({
  service: { id: item.service_id, title: item.service_title },
  pricing_item_id: item.pricing_item_id,
  pricing_title: item.pricing_title,
  employee: { id: item.employee_id, name: item.employee_name },
  time: inBaghdad(item.starts_at).time,
  starts_at: new Date(item.starts_at).toISOString(),
  duration: item.duration,
  price: item.price,
  price_trail: item.price_trail,
});

function showProposal({ proposal }: VisitRow, reader: Who): Booking['proposal'] {
  if (!proposal) return null;
  const by = proposal.by_vendor ? 'vendor' : 'customer';
  return {
    id: proposal.id,
    by: seenAs(by, reader),
    ...dayAndTime(proposal.starts_at),
    starts_at: new Date(proposal.starts_at).toISOString(),
    employee: proposal.employee,
    expires_at: new Date(proposal.expires_at).toISOString(),
  };
}

const seenAs = (who: 'customer' | 'vendor', reader: Who) =>
  who === reader ? 'you' : who === 'vendor' ? 'house' : 'customer';

function abilities(language: Language, role: Who, row: VisitRow, facts: Facts, now: Temporal.Instant): Booking['can'] {
  const entries = bookingActions.map((action) => {
    const hindrance = hindranceTo(action, role, row, facts, now);
    if (!hindrance) return [action, { is_allowed: true }];
    return [action, { is_allowed: false, code: hindrance, reason: reasonOf(language, hindrance, row) }];
  });
  return Object.fromEntries(entries) as Booking['can'];
}

function hindranceTo(
  action: BookingAction,
  role: Who,
  row: VisitRow,
  facts: Facts,
  now: Temporal.Instant,
): Hindrance | undefined {
  if (action === 'book_again' || action === 'review') {
    if (role !== 'customer') return 'customer_only';
    if (action === 'review') return facts.status === 'completed' ? undefined : 'not_visited';
    return row.items.every((item) => item.is_offered) ? undefined : 'not_offered';
  }
  const step = stepFor(action, role, facts, now.epochMilliseconds);
  return typeof step === 'string' ? step : undefined;
}

type Housed = Pick<VisitRow, 'establishment_name' | 'establishment_phone' | 'cancel_hours'>;

const reasonOf = (language: Language, hindrance: Hindrance, row: Housed): string =>
  say(language, `hindrances.${hindrance}`, houseValues(language, row));

/** What sentences about a house can name; a number of a telephone runs from left to right in every language. */
export const houseValues = (language: Language, row: Housed) => ({
  place: row.establishment_name,
  phone: row.establishment_phone ? inOrder(language, row.establishment_phone) : 'none',
  hours: row.cancel_hours,
});

const inOrder = (language: Language, phone: string): string =>
  directionOf(language) === 'rtl' ? `\u2066${phone}\u2069` : phone;

function history(deps: Deps, actor: MemberActor, row: VisitRow, events: readonly EventRow[]): BookingStep[] {
  const reader = roleOf(row, actor);
  const steps = events.map(({ verb, status, actor_id: actorId, reason, created_at: at }): BookingStep => {
    const taken = (verb ?? verbOf[status] ?? 'place') as BookingStep['verb'];
    const who = actorId === null ? 'system' : seenAs(actorId === row.customer_id ? 'customer' : 'vendor', reader);
    const words = say(actor.language, `steps.${taken}`);
    return { verb: taken, status: status as BookingStep['status'], who, words, reason, at: at.toISOString() };
  });
  // Expired, but not written down yet.
  if (steps.at(-1)?.status === 'pending' && statusAt(row, deps.clock.now()) === 'expired') {
    const words = say(actor.language, 'steps.expire');
    const at = row.answer_by.toISOString();
    steps.push({ verb: 'expire', status: 'expired', who: 'system', words, reason: null, at });
  }
  return steps;
}

/** The step that led to a state, in histories that do not name it. */
const verbOf: Record<string, BookingStep['verb']> = {
  pending: 'place',
  confirmed: 'confirm',
  declined: 'decline',
  cancelled: 'cancel',
  expired: 'expire',
  completed: 'complete',
  no_show: 'no_show',
};
