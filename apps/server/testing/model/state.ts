import type { BookingStatus } from '@tajmeelspot/contract/booking.ts';
import type { Venue, Line } from './houses.ts';

/** A treatment at a time by somebody. */
export type Turn = { readonly line: Line; readonly employee: number; readonly startsAt: number };

/** Another time that one side proposes; employee null: whoever is free. */
export type Proposal = {
  readonly id: number;
  readonly by: Side;
  readonly startsAt: number;
  readonly employee: number | null;
  readonly expiresAt: number;
  isOpen: boolean;
};

/** Who acts on a booking. */
export type Side = 'customer' | 'vendor';

/** A booking as the model has it. */
export type Booking = {
  readonly id: number;
  readonly customer: number;
  readonly venue: Venue;
  readonly price: number;
  status: BookingStatus;
  turns: readonly Turn[];
  answerBy: number;
  agreedAt: number;
  /** How often it has changed. */
  changes: number;
  proposal: Proposal | undefined;
  isRemindedDay: boolean;
  isRemindedSoon: boolean;
  isComing: boolean;
};

/** Everything the model knows. */
export type State = { now: number; readonly visits: Booking[] };

/** How a request ends: 'done' or the code of its problem. */
export type Verdict = 'done' | 'not_found' | 'not_possible' | 'too_late' | 'too_early' | 'invalid' | 'slot_taken';

/** What can be asked of one booking. */
export const steps = [
  'confirm',
  'decline',
  'cancel',
  'complete',
  'no_show',
  'reschedule',
  'move',
  'propose',
  'accept_proposal',
  'decline_proposal',
] as const;

/** Something that can be asked of one booking. */
export type StepName = (typeof steps)[number];

const hour = 3_600_000;

/** One of the last bookings, mostly of those that are meant, by default those that hold time; undefined where there is none. */
export function nthLast(
  state: State,
  n: number,
  isMeant = (booking: Booking) => holds(booking, state),
): Booking | undefined {
  const meant = state.visits.filter(isMeant);
  const among = n % 4 === 3 || meant.length === 0 ? state.visits : meant;
  return among.at(-1 - (n % (among.length || 1)));
}

/** When a booking begins, milliseconds since 1970. */
export const startOf = ({ turns }: Pick<Booking, 'turns'>): number => turns[0]?.startsAt ?? Infinity;

/** The state that everybody sees: an unanswered request has expired, also while nobody wrote it down. */
export const seen = ({ status, answerBy }: Booking, { now }: State): BookingStatus =>
  status === 'pending' && answerBy <= now ? 'expired' : status;

/** Whether a booking holds its time. */
export const holds = (booking: Booking, state: State): boolean =>
  ['pending', 'confirmed'].includes(seen(booking, state));

/** The proposal of a booking that can be answered. */
export const openProposal = ({ proposal }: Booking, { now }: State): Proposal | undefined =>
  proposal?.isOpen && proposal.expiresAt > now ? proposal : undefined;

/** Whether one side may take a step, from the specification's life of a booking. */
export function mayStep(state: State, booking: Booking, step: StepName, side: Side): Verdict {
  const status = seen(booking, state);
  const isHeld = holds(booking, state);
  const isVendor = side === 'vendor';
  const [starts, { now }] = [startOf(booking), state];
  if (['confirm', 'decline', 'complete', 'no_show', 'move'].includes(step) && !isVendor) return 'not_found';
  if (step === 'reschedule' && isVendor) return 'not_found';
  if (step === 'confirm' || step === 'decline') return status === 'pending' ? 'done' : 'not_possible';
  if (step === 'complete' || step === 'no_show') {
    return status !== 'confirmed' ? 'not_possible' : now >= starts ? 'done' : 'too_early';
  }
  if (!isHeld) return 'not_possible';
  if (step === 'cancel' && isVendor) return 'done';
  if (step === 'move') return now < starts ? 'done' : 'not_possible';
  if (step === 'cancel' || step === 'reschedule') {
    return status === 'pending' || now <= starts - booking.venue.cancelHours * hour ? 'done' : 'too_late';
  }
  const by = openProposal(booking, state)?.by;
  if (step === 'propose') return now < starts && (by === undefined || by === side) ? 'done' : 'not_possible';
  return by !== undefined && by !== side ? 'done' : 'not_possible';
}

/** Whether a venue offers a start, taken or not. */
export const isPublished = ({ now }: State, { leadMs }: Venue, { line, employee, startsAt }: Turn): boolean =>
  startsAt >= now + leadMs && (line.starts.get(employee)?.includes(startsAt) ?? false);

/** Whether nobody else holds the employee of a treatment at its time. */
export function isFree(state: State, turn: Turn, except?: Booking): boolean {
  const wanted = partsOf(turn);
  const others = state.visits.filter((booking) => booking !== except && holds(booking, state));
  return others
    .flatMap(({ turns }) => turns)
    .filter(({ employee }) => employee === turn.employee)
    .flatMap(partsOf)
    .every(([from, to]) => wanted.every(([start, end]) => end <= from || to <= start));
}

const partsOf = ({ line, startsAt }: Turn) => line.parts.map(([from, to]) => [startsAt + from, startsAt + to] as const);

/** How a wish for a treatment at a time ends, and who could take it; employee null: whoever is free. */
export function mayHold(
  state: State,
  { venue, line, startsAt, employee }: { venue: Venue; line: Line; startsAt: number; employee: number | null },
  except?: Booking,
): { verdict: Verdict; takers: number[] } {
  const asked = employee === null ? [...line.starts.keys()] : [employee];
  const turns = asked.map((one): Turn => ({ line, employee: one, startsAt }));
  const offered = turns.filter((turn) => isPublished(state, venue, turn));
  const takers = offered.filter((turn) => isFree(state, turn, except)).map((turn) => turn.employee);
  if (offered.length === 0) return { verdict: 'invalid', takers };
  return { verdict: takers.length > 0 ? 'done' : 'slot_taken', takers };
}

/** Whether a customer has as many bookings still to come as one may have: ten, or five that nobody answered. */
export function hasTooMany(state: State, customer: number, isAutomatic: boolean): boolean {
  const ahead = state.visits.filter(
    (booking) => booking.customer === customer && startOf(booking) > state.now && holds(booking, state),
  );
  const pending = ahead.filter(({ status }) => status === 'pending').length;
  return ahead.length >= 10 || (!isAutomatic && pending >= 5);
}

/** What the minute's round does: requests expire, bookings nobody confirmed are released, reminders go out. Gives each by its name. */
export function tend(state: State): string[] {
  const { now } = state;
  const done: string[] = [];
  for (const booking of state.visits)
    if (seen(booking, state) !== booking.status) {
      change(booking, 'expired');
      done.push('expire');
    }
  for (const booking of state.visits) {
    const { releaseHours } = booking.venue;
    const left = startOf(booking) - now;
    const isDue = releaseHours !== null && left > 0 && left <= releaseHours * hour;
    if (booking.status === 'confirmed' && isDue && booking.isRemindedDay && !booking.isComing) {
      change(booking, 'cancelled');
      done.push('release');
    }
  }
  for (const booking of state.visits) {
    const left = startOf(booking) - now;
    const isDue = (hours: number) =>
      booking.status === 'confirmed' &&
      left > 0 &&
      left <= hours * hour &&
      booking.agreedAt <= startOf(booking) - hours * hour;
    if (!booking.isRemindedDay && isDue(24)) {
      booking.isRemindedDay = true;
      done.push('remind');
    }
    booking.isRemindedSoon ||= isDue(2);
  }
  return done;
}

/** Puts a booking into a state. */
export function change(booking: Booking, status: BookingStatus, now?: number): void {
  booking.status = status;
  booking.changes += 1;
  if (status === 'confirmed' && now !== undefined) booking.agreedAt = now;
  if (booking.proposal && now !== undefined) booking.proposal.isOpen = false;
}

/** Moves a booking: it is as good as new then. */
export function move(booking: Booking, turns: readonly Turn[], status: BookingStatus, { now }: State): void {
  change(booking, status, now);
  Object.assign(booking, { turns, agreedAt: now, isRemindedDay: false, isRemindedSoon: false, isComing: false });
}
