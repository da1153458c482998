import type { BookingStatus, PriceTrail } from '@tajmeelspot/contract/booking/shape.ts';
import { type BookingAction, bookingActions, type Hindrance } from '@tajmeelspot/contract/booking/actions.ts';
import { venueHours, type Timetable } from '#app/venues/timetable/timetable-rules.ts';
import { type Day, todayAt } from '#app/availability/engine/days.ts';
import { type BookingParty, type BookingStepName, type Transition, transitions } from './step-rules.ts';

export { type BookingParty, type BookingStepName, statusesAfter, type Transition, transitions } from './step-rules.ts';

/** What decides whether a step can be taken; instants in milliseconds since 1970. */
export type StepFacts = {
  readonly status: BookingStatus;
  readonly startsAt: number;
  readonly cancelHours: number;
  /** Who made the open proposal. */
  readonly proposedBy: BookingParty | undefined;
  /** False for a walk-in, who can receive no proposal. */
  readonly hasAccount: boolean;
  /** When the customer was checked in. */
  readonly checkedInAt: number | undefined;
  /** When the venue marked the booking as a no-show. */
  readonly noShowAt: number | undefined;
};

/** The facts for the steps of a booking row with its open proposal. */
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

/** The step that a party can take from the present state, or why it cannot. */
export function stepFor(
  verb: BookingStepName,
  who: BookingParty,
  facts: StepFacts,
  now: number,
): Transition | Hindrance {
  const ofParty = stepsOfParties.get(who)?.get(verb);
  if (!ofParty) return who === 'customer' ? 'venue_only' : 'customer_only';
  const step = ofParty.find(({ from }) => from === facts.status);
  if (!step) return 'not_possible';
  return hindranceOf(step, facts, now) ?? step;
}

/** What of a booking changes as time goes, though its row does not. */
export type BookingMoment = {
  readonly facts: StepFacts;
  /** Why each of `bookingActions` cannot be done; undefined where it can. */
  readonly hindrances: readonly (Hindrance | undefined)[];
};

type MomentRow = Parameters<typeof stepFactsOf>[0] & {
  readonly proposal: { readonly by_vendor: boolean } | null;
  readonly items: readonly { readonly is_published: boolean }[];
};

/** What holds of a booking for a reader at an instant. */
export function momentOf(row: MomentRow, reader: BookingParty, now: Temporal.Instant): BookingMoment {
  const facts = stepFactsOf(row, row.proposal, now);
  const at = now.epochMilliseconds;
  return { facts, hindrances: bookingActions.map((action) => hindranceTo(action, reader, row, facts, at)) };
}

function hindranceTo(
  action: BookingAction,
  reader: BookingParty,
  row: MomentRow,
  facts: StepFacts,
  now: number,
): Hindrance | undefined {
  if (action === 'book_again' || action === 'review') {
    if (reader !== 'customer') return 'customer_only';
    if (action === 'review') return facts.status === 'completed' ? undefined : 'not_completed';
    return row.items.every((item) => item.is_published) ? undefined : 'not_offered';
  }
  const step = stepFor(action, reader, facts, now);
  return typeof step === 'string' ? step : undefined;
}

/** A day of bookings asks hundreds of times. */
const stepsOfParties = new Map(
  [...Map.groupBy(transitions, ({ who }) => who)].map(([who, own]) => [who, Map.groupBy(own, ({ verb }) => verb)]),
);

function hindranceOf({ when, who }: Transition, facts: StepFacts, now: number): Hindrance | undefined {
  if (when === 'in_time') return now <= changeBy(facts) ? undefined : 'too_late';
  if (when === 'begun') return now >= facts.startsAt ? undefined : 'too_early';
  if (when === 'near') return now >= facts.startsAt - checkInHours * 3_600_000 ? undefined : 'not_yet';
  if (when === 'just_arrived') return isSameDay(facts.checkedInAt, now) ? undefined : 'not_possible';
  if (when === 'just_missed')
    return now <= (facts.noShowAt ?? -Infinity) + undoMinutes * 60_000 ? undefined : 'not_possible';
  if (when === 'movable') return now < facts.startsAt + movableMs ? undefined : 'not_possible';
  if (when === 'correctable')
    return now <= facts.startsAt + correctionDays * 86_400_000 ? undefined : 'correction_over';
  if (when === 'unasked' && !facts.hasAccount) return 'no_account';
  if (when === 'ahead' || when === 'unasked') {
    const isAsked = when === 'unasked' && facts.proposedBy !== undefined && facts.proposedBy !== who;
    return now < facts.startsAt && !isAsked ? undefined : 'not_possible';
  }
  if (when !== 'theirs') return undefined;
  if (!facts.proposedBy) return 'no_proposal';
  return facts.proposedBy === who ? 'own_proposal' : undefined;
}

/** What of a booking passes by itself: its row as its venue is shown it. */
type PassingRow = MomentRow & {
  readonly ends_at: Date;
  readonly proposal: { readonly expires_at: number } | null;
};

/**
 * The first instant after another at which, on the same day, something else may be shown of a booking though its row is the
 * same; both in milliseconds since 1970.
 */
export function passesAt(row: PassingRow, now: number): number {
  const [startsAt, endsAt] = [row.starts_at.getTime(), row.ends_at.getTime()];
  const times = [
    row.answer_by.getTime(),
    startsAt,
    startsAt - checkInHours * 3_600_000,
    changeBy({ startsAt, cancelHours: row.cancel_hours }),
    startsAt + movableMs,
    startsAt + correctionDays * 86_400_000,
    (row.no_show_at?.getTime() ?? 0) + undoMinutes * 60_000,
    endsAt,
    // Until then its venue may look at how its customer can be reached.
    endsAt + 86_400_000,
    row.proposal?.expires_at ?? 0,
  ];
  // Some hold until their instant, some with it.
  return Math.min(...times.flatMap((time) => [time, time + 1]).filter((time) => time > now));
}

const isSameDay = (one: number | undefined, other: number): boolean =>
  one !== undefined && dayOf(one).equals(dayOf(other));

const dayOf = (milliseconds: number) => todayAt(Temporal.Instant.fromEpochMilliseconds(milliseconds));

/** How long before the start a customer can be checked in, hours. */
const checkInHours = 12;

/** How long after the start a booking can be moved, milliseconds. */
const movableMs = 86_400_000;

/** How long after the start a venue can correct what became of a booking, days; 0110-correct-bookings.sql holds it too. */
const correctionDays = 7;

/** How long a venue can undo a no-show, minutes. */
const undoMinutes = 10;

/** Until when a customer may change a confirmed booking, milliseconds since 1970. */
export const changeBy = ({ startsAt, cancelHours }: Pick<StepFacts, 'startsAt' | 'cancelHours'>): number =>
  startsAt - cancelHours * 3_600_000;

/** How many upcoming bookings a customer may have: pending ones, and all. */
export const maxOpen = { pending: 5, all: 10 } as const;

/** How long a proposal stays open, hours. */
export const proposalHours = 48;

/** How many past bookings of a customer ended in each way. */
export type ReliabilityCounts = { readonly completed: number; readonly lateCancelled: number; readonly noShow: number };

/** How a customer kept former bookings, as a level: venues see no counts of missed bookings. */
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

/** The price of all treatments of a booking together, dinars. */
export const sumOf = (items: readonly { price: number }[]): number => items.reduce((sum, { price }) => sum + price, 0);

/** The titles of all treatments of a booking in one text. */
export const titleOf = (items: readonly { treatment_title: string }[]): string =>
  items.map((item) => item.treatment_title).join(' + ');

/** States in which a booking holds its time. */
export const heldStatuses: readonly BookingStatus[] = ['pending', 'confirmed'];

/** The present state: a request that was not answered in time has expired, even before a row says so. */
export const statusAt = (
  { status, answer_by }: { status: string; answer_by: Date },
  now: Temporal.Instant,
): BookingStatus =>
  status === 'pending' && answer_by.getTime() <= now.epochMilliseconds ? 'expired' : (status as BookingStatus);

/** Until when the venue may answer, minutes since 1970: its time to answer runs in opening hours, and ends by the start. */
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

/** What the price of a treatment depends on; dinars and percents are whole. */
type PriceInput = {
  readonly listPriceIqd: number;
  readonly discountPercent: number;
  readonly coupon: { readonly code: string; readonly percent: number; readonly expiresOn: string | null } | null;
};

/** Prices are paid in banknotes of 250 dinars. */
const priceStepIqd = 250;

/**
 * The price of each treatment: discount, then coupon, rounded down to 250 dinars in the customer's favour. Undefined
 * where the coupon is valid for none of their services on that day (YYYY-MM-DD).
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
  const price = isCut ? Math.floor(exact / (10_000 * priceStepIqd)) * priceStepIqd : listPriceIqd;
  const trail = {
    list_price: listPriceIqd,
    discount_percent: discountPercent,
    coupon_percent: couponPercent,
    rounding: Math.round(exact / 10_000) - price,
  };
  return { price, trail };
}

/** The price of each treatment at an instant; undefined where the coupon is valid for none of them. */
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
