import type { BookingAction, BookingStatus, Hindrance, PriceTrail } from '@tajmeelspot/contract/booking/shape.ts';
import { venueHours, type Timetable } from '#app/venues/timetable/timetable-rules.ts';
import { type Day, todayAt } from '#app/availability/engine/days.ts';

/** Who takes a step. */
export type BookingParty = 'customer' | 'vendor' | 'system';

/** A step in the life of a booking that leads from one state to the next, or leaves it. */
export type BookingStepName =
  | Exclude<BookingAction, 'book_again' | 'review'>
  | 'expire'
  | 'release'
  | 'confirm_attendance'
  | 'retain'
  | 'reassign';

/** What must hold besides the state. */
type StepCondition =
  | 'in_time'
  | 'begun'
  | 'ahead'
  | 'unasked'
  | 'theirs'
  | 'unanswered'
  | 'unconfirmed'
  | 'near'
  | 'just_arrived'
  | 'just_missed';

/** One way from a state to the next. */
export type Transition = {
  readonly from: BookingStatus;
  readonly verb: BookingStepName;
  readonly to: BookingStatus;
  readonly who: BookingParty;
  readonly when?: StepCondition;
};

/**
 * The life of a booking. A customer's move asks the venue again, unless it confirms by itself. Whatever is not here is
 * refused.
 */
export const transitions: readonly Transition[] = [
  { from: 'pending', verb: 'confirm', to: 'confirmed', who: 'vendor' },
  { from: 'pending', verb: 'decline', to: 'declined', who: 'vendor' },
  { from: 'pending', verb: 'expire', to: 'expired', who: 'system', when: 'unanswered' },
  // Nobody has promised anything yet: a request can always be taken back.
  { from: 'pending', verb: 'cancel', to: 'cancelled', who: 'customer' },
  { from: 'pending', verb: 'cancel', to: 'cancelled', who: 'vendor' },
  { from: 'pending', verb: 'reschedule', to: 'pending', who: 'customer' },
  { from: 'confirmed', verb: 'cancel', to: 'cancelled', who: 'customer', when: 'in_time' },
  { from: 'confirmed', verb: 'cancel', to: 'cancelled', who: 'vendor' },
  { from: 'confirmed', verb: 'reschedule', to: 'pending', who: 'customer', when: 'in_time' },
  { from: 'confirmed', verb: 'complete', to: 'completed', who: 'vendor', when: 'begun' },
  { from: 'confirmed', verb: 'no_show', to: 'no_show', who: 'vendor', when: 'begun' },
  { from: 'no_show', verb: 'undo_no_show', to: 'confirmed', who: 'vendor', when: 'just_missed' },
  // Who is there says nothing of the state: that the visit took place is said when it did.
  { from: 'confirmed', verb: 'check_in', to: 'confirmed', who: 'vendor', when: 'near' },
  { from: 'confirmed', verb: 'undo_check_in', to: 'confirmed', who: 'vendor', when: 'just_arrived' },
  { from: 'confirmed', verb: 'confirm_attendance', to: 'confirmed', who: 'customer', when: 'ahead' },
  { from: 'confirmed', verb: 'release', to: 'cancelled', who: 'system', when: 'unconfirmed' },
  ...proposalSteps('pending'),
  ...proposalSteps('confirmed'),
  ...venueSteps('pending'),
  ...venueSteps('confirmed'),
];

/** The venue moves a booking within its calendar; one that its own changes break it stands by, or gives to somebody else. */
function venueSteps(from: BookingStatus): Transition[] {
  return (['move', 'retain', 'reassign'] as const).map((verb) => ({
    from,
    verb,
    to: from,
    who: 'vendor',
    when: 'ahead',
  }));
}

/** Proposals go either way: who got one accepts or refuses it before proposing another. */
function proposalSteps(from: BookingStatus): Transition[] {
  return (['customer', 'vendor'] as const).flatMap((who) => [
    { from, verb: 'propose', to: from, who, when: 'unasked' },
    { from, verb: 'accept_proposal', to: 'confirmed', who, when: 'theirs' },
    { from, verb: 'decline_proposal', to: from, who, when: 'theirs' },
  ]);
}

/** Which states follow which. Pending and confirmed hold the employee's time; slot_taken names the same two. */
export const lifeCycle: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  pending: following('pending'),
  confirmed: following('confirmed'),
  declined: following('declined'),
  expired: following('expired'),
  cancelled: following('cancelled'),
  completed: following('completed'),
  no_show: following('no_show'),
};

function following(status: BookingStatus): BookingStatus[] {
  const next = transitions.filter(({ from, to }) => from === status && to !== status).map(({ to }) => to);
  return [...new Set(next)];
}

/** What decides whether a step can be taken; instants in milliseconds since 1970. */
export type StepFacts = {
  readonly status: BookingStatus;
  readonly startsAt: number;
  readonly cancelHours: number;
  /** Who made the open proposal. */
  readonly proposedBy: BookingParty | undefined;
  /** False: the venue has entered a customer whom nobody here can ask. */
  readonly hasAccount: boolean;
  /** Since when the customer is there. */
  readonly checkedInAt: number | undefined;
  /** When the venue said that the customer did not come. */
  readonly noShowAt: number | undefined;
};

/** What is known of a booking and of its open proposal. */
export function stepFactsOf(
  row: {
    status: string;
    answer_by: Date;
    starts_at: Date;
    cancel_hours: number;
    customer_id: number | null;
    checked_in_at: Date | null;
    no_show_at: Date | null;
  },
  proposal: { by_vendor: boolean } | null | undefined,
  now: Temporal.Instant,
): StepFacts {
  const status = statusAt(row, now);
  const by = proposal?.by_vendor ? 'vendor' : 'customer';
  return {
    status,
    startsAt: row.starts_at.getTime(),
    cancelHours: row.cancel_hours,
    proposedBy: proposal && heldStatuses.includes(status) ? by : undefined,
    hasAccount: row.customer_id !== null,
    checkedInAt: row.checked_in_at?.getTime(),
    noShowAt: row.no_show_at?.getTime(),
  };
}

/** The step from where a booking is now, or why somebody cannot take it. */
export function stepFor(
  verb: BookingStepName,
  who: BookingParty,
  facts: StepFacts,
  now: number,
): Transition | Hindrance {
  const own = transitions.filter((step) => step.verb === verb && step.who === who);
  if (own.length === 0) return who === 'customer' ? 'venue_only' : 'customer_only';
  const step = own.find(({ from }) => from === facts.status);
  if (!step) return 'not_possible';
  return hindranceOf(step, facts, now) ?? step;
}

function hindranceOf({ when, who }: Transition, facts: StepFacts, now: number): Hindrance | undefined {
  if (when === 'in_time') return now <= changeBy(facts) ? undefined : 'too_late';
  if (when === 'begun') return now >= facts.startsAt ? undefined : 'too_early';
  if (when === 'near') return now >= facts.startsAt - checkInHours * 3_600_000 ? undefined : 'not_yet';
  if (when === 'just_arrived') return isSameDay(facts.checkedInAt, now) ? undefined : 'not_possible';
  if (when === 'just_missed')
    return now <= (facts.noShowAt ?? -Infinity) + undoMinutes * 60_000 ? undefined : 'not_possible';
  if (when === 'unasked' && !facts.hasAccount) return 'no_account';
  if (when === 'ahead' || when === 'unasked') {
    const isAsked = when === 'unasked' && facts.proposedBy !== undefined && facts.proposedBy !== who;
    return now < facts.startsAt && !isAsked ? undefined : 'not_possible';
  }
  if (when !== 'theirs') return undefined;
  if (!facts.proposedBy) return 'no_proposal';
  return facts.proposedBy === who ? 'own_proposal' : undefined;
}

const isSameDay = (one: number | undefined, other: number): boolean =>
  one !== undefined && dayOf(one).equals(dayOf(other));

const dayOf = (milliseconds: number) => todayAt(Temporal.Instant.fromEpochMilliseconds(milliseconds));

/** So long before the start a customer can be there. */
const checkInHours = 12;

/** So long a venue can take back that a customer did not come. */
const undoMinutes = 10;

/** Until when a customer may change a confirmed booking, milliseconds since 1970. */
export const changeBy = ({ startsAt, cancelHours }: Pick<StepFacts, 'startsAt' | 'cancelHours'>): number =>
  startsAt - cancelHours * 3_600_000;

/** Bookings that one customer may have: unanswered ones, and all that are still to come. */
export const maxOpen = { pending: 5, all: 10 } as const;

/** How long the other side may think about a proposal, hours. */
export const proposalHours = 48;

/** What became of a customer's bookings that are over. */
export type ReliabilityCounts = { readonly completed: number; readonly lateCancelled: number; readonly noShow: number };

/** How a customer kept former bookings, as a level: nobody is counted out to a venue. */
export function reliabilityOf({
  completed,
  lateCancelled,
  noShow,
}: ReliabilityCounts): 'new' | 'reliable' | 'mixed' | 'unreliable' {
  const broken = noShow + lateCancelled / 2;
  const all = completed + noShow + lateCancelled;
  if (all === 0) return 'new';
  if (broken / all <= 0.1) return 'reliable';
  return broken / all <= 0.4 ? 'mixed' : 'unreliable';
}

/** What all treatments of a booking cost together, and what they are called together. */
export const sumOf = (items: readonly { price: number }[]): number => items.reduce((sum, { price }) => sum + price, 0);
export const titleOf = (items: readonly { treatment_title: string }[]): string =>
  items.map((item) => item.treatment_title).join(' + ');

/** States in which a booking holds its time. */
export const heldStatuses: readonly BookingStatus[] = ['pending', 'confirmed'];

/** The state a booking is in now: a pending one that nobody answered in time has expired, also before it is written down. */
export const statusAt = (
  { status, answer_by }: { status: string; answer_by: Date },
  now: Temporal.Instant,
): BookingStatus =>
  status === 'pending' && answer_by.getTime() <= now.epochMilliseconds ? 'expired' : (status as BookingStatus);

/** Until when the venue may answer, minutes since 1970: its answering time counted in its opening hours, at most the start. */
export function answerBy(timetable: Timetable, days: readonly Day[], nowMinute: number, startMinute: number): number {
  const hoursOn = venueHours(timetable);
  let left = timetable.answerMinutes;
  for (const day of days) {
    for (const { from, to } of hoursOn(day)) {
      const opens = Math.max(day.startMinute + from, nowMinute);
      const open = day.startMinute + to - opens;
      if (open <= 0) continue;
      if (open >= left) return Math.min(opens + left, startMinute);
      left -= open;
    }
  }
  return startMinute;
}

/** What the price of a line depends on; dinars and percents are whole. */
type PriceInput = {
  readonly listPriceIqd: number;
  readonly discountPercent: number;
  readonly coupon: { readonly code: string; readonly percent: number; readonly expiresOn: string | null } | null;
};

/** Prices are paid in notes of 250 dinars. */
const step = 250;

/**
 * What some lines cost: discount, then coupon, rounded down to 250 dinars in the customer's favour. Undefined where the
 * coupon is none of these services' on that day (YYYY-MM-DD).
 */
export function priceItems(items: readonly PriceInput[], coupon: string | undefined, today: string) {
  const percents = items.map((item) => (coupon === undefined ? 0 : percentOf(item, coupon, today)));
  if (coupon !== undefined && percents.every((percent) => percent === 0)) return undefined;
  return items.map((item, index) => priceOf(item, percents[index] ?? 0));
}

function percentOf({ coupon }: PriceInput, code: string, today: string): number {
  if (!coupon || coupon.code.toUpperCase() !== code.toUpperCase()) return 0;
  return coupon.expiresOn === null || today <= coupon.expiresOn ? coupon.percent : 0;
}

function priceOf(
  { listPriceIqd, discountPercent }: PriceInput,
  couponPercent: number,
): { price: number; trail: PriceTrail } {
  // In ten-thousandths of a dinar, so that nothing is lost before the rounding.
  const exact = listPriceIqd * (100 - discountPercent) * (100 - couponPercent);
  const isCut = discountPercent > 0 || couponPercent > 0;
  const price = isCut ? Math.floor(exact / (10_000 * step)) * step : listPriceIqd;
  const trail = {
    list_price: listPriceIqd,
    discount_percent: discountPercent,
    coupon_percent: couponPercent,
    rounding: Math.round(exact / 10_000) - price,
  };
  return { price, trail };
}

/** What some treatments cost now; undefined where the coupon is not theirs. */
export const priceAt = (
  items: readonly { readonly treatment: PriceInput }[],
  coupon: string | undefined,
  now: Temporal.Instant,
) =>
  priceItems(
    items.map(({ treatment }) => treatment),
    coupon,
    todayAt(now).toString(),
  );
