import type { BookingStatus } from '@tajmeelspot/contract/booking.ts';
import type { House, Line } from './houses.ts';

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
export type Visit = {
  readonly id: number;
  readonly customer: number;
  readonly house: House;
  readonly price: number;
  status: BookingStatus;
  turns: readonly Turn[];
  answerBy: number;
  settledAt: number;
  /** How often it has changed. */
  changes: number;
  proposal: Proposal | undefined;
  isRemindedDay: boolean;
  isRemindedSoon: boolean;
  isComing: boolean;
};

/** Everything the model knows. */
export type State = { now: number; readonly visits: Visit[] };

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
  'accept',
  'refuse',
] as const;

/** Something that can be asked of one booking. */
export type StepName = (typeof steps)[number];

const hour = 3_600_000;

/** One of the last bookings, mostly of those that are meant, by default those that hold time; undefined where there is none. */
export function nthLast(state: State, n: number, isMeant = (visit: Visit) => holds(visit, state)): Visit | undefined {
  const meant = state.visits.filter(isMeant);
  const among = n % 4 === 3 || meant.length === 0 ? state.visits : meant;
  return among.at(-1 - (n % (among.length || 1)));
}

/** When a booking begins, milliseconds since 1970. */
export const startOf = ({ turns }: Pick<Visit, 'turns'>): number => turns[0]?.startsAt ?? Infinity;

/** The state that everybody sees: an unanswered request has expired, also while nobody wrote it down. */
export const seen = ({ status, answerBy }: Visit, { now }: State): BookingStatus =>
  status === 'pending' && answerBy <= now ? 'expired' : status;

/** Whether a booking holds its time. */
export const holds = (visit: Visit, state: State): boolean => ['pending', 'confirmed'].includes(seen(visit, state));

/** The proposal of a booking that can be answered. */
export const openProposal = ({ proposal }: Visit, { now }: State): Proposal | undefined =>
  proposal?.isOpen && proposal.expiresAt > now ? proposal : undefined;

/** Whether one side may take a step, from the specification's life of a booking. */
export function mayStep(state: State, visit: Visit, step: StepName, side: Side): Verdict {
  const status = seen(visit, state);
  const isHeld = holds(visit, state);
  const isVendor = side === 'vendor';
  const [starts, { now }] = [startOf(visit), state];
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
    return status === 'pending' || now <= starts - visit.house.cancelHours * hour ? 'done' : 'too_late';
  }
  const by = openProposal(visit, state)?.by;
  if (step === 'propose') return now < starts && (by === undefined || by === side) ? 'done' : 'not_possible';
  return by !== undefined && by !== side ? 'done' : 'not_possible';
}

/** Whether a house offers a start, taken or not. */
export const isOffered = ({ now }: State, { leadMs }: House, { line, employee, startsAt }: Turn): boolean =>
  startsAt >= now + leadMs && (line.starts.get(employee)?.includes(startsAt) ?? false);

/** Whether nobody else holds the employee of a treatment at its time. */
export function isFree(state: State, turn: Turn, except?: Visit): boolean {
  const wanted = partsOf(turn);
  const others = state.visits.filter((visit) => visit !== except && holds(visit, state));
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
  { house, line, startsAt, employee }: { house: House; line: Line; startsAt: number; employee: number | null },
  except?: Visit,
): { verdict: Verdict; takers: number[] } {
  const asked = employee === null ? [...line.starts.keys()] : [employee];
  const turns = asked.map((one): Turn => ({ line, employee: one, startsAt }));
  const offered = turns.filter((turn) => isOffered(state, house, turn));
  const takers = offered.filter((turn) => isFree(state, turn, except)).map((turn) => turn.employee);
  if (offered.length === 0) return { verdict: 'invalid', takers };
  return { verdict: takers.length > 0 ? 'done' : 'slot_taken', takers };
}

/** Whether a customer has as many bookings still to come as one may have: ten, or five that nobody answered. */
export function hasTooMany(state: State, customer: number, isAutomatic: boolean): boolean {
  const ahead = state.visits.filter(
    (visit) => visit.customer === customer && startOf(visit) > state.now && holds(visit, state),
  );
  const pending = ahead.filter(({ status }) => status === 'pending').length;
  return ahead.length >= 10 || (!isAutomatic && pending >= 5);
}

/** What the minute's round does: requests expire, bookings nobody confirmed are released, reminders go out. Gives each by its name. */
export function tend(state: State): string[] {
  const { now } = state;
  const done: string[] = [];
  for (const visit of state.visits)
    if (seen(visit, state) !== visit.status) {
      change(visit, 'expired');
      done.push('expire');
    }
  for (const visit of state.visits) {
    const { releaseHours } = visit.house;
    const left = startOf(visit) - now;
    const isDue = releaseHours !== null && left > 0 && left <= releaseHours * hour;
    if (visit.status === 'confirmed' && isDue && visit.isRemindedDay && !visit.isComing) {
      change(visit, 'cancelled');
      done.push('release');
    }
  }
  for (const visit of state.visits) {
    const left = startOf(visit) - now;
    const isDue = (hours: number) =>
      visit.status === 'confirmed' &&
      left > 0 &&
      left <= hours * hour &&
      visit.settledAt <= startOf(visit) - hours * hour;
    if (!visit.isRemindedDay && isDue(24)) {
      visit.isRemindedDay = true;
      done.push('remind');
    }
    visit.isRemindedSoon ||= isDue(2);
  }
  return done;
}

/** Puts a booking into a state. */
export function change(visit: Visit, status: BookingStatus, now?: number): void {
  visit.status = status;
  visit.changes += 1;
  if (status === 'confirmed' && now !== undefined) visit.settledAt = now;
  if (visit.proposal && now !== undefined) visit.proposal.isOpen = false;
}

/** Moves a booking: it is as good as new then. */
export function move(visit: Visit, turns: readonly Turn[], status: BookingStatus, { now }: State): void {
  change(visit, status, now);
  Object.assign(visit, { turns, settledAt: now, isRemindedDay: false, isRemindedSoon: false, isComing: false });
}
