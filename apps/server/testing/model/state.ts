import type { BookingStatus } from '@tajmeelspot/contract/booking.ts';
import type { ModelVenue, ModelTreatment } from './model-setup.ts';

/** One employee for one treatment at a time. */
export type ModelAssignment = {
  readonly treatment: ModelTreatment;
  readonly employee: number;
  readonly startsAt: number;
};

/** Another time that one side proposes; employee null: any free one. */
export type ModelProposal = {
  readonly id: number;
  readonly by: ModelSide;
  readonly startsAt: number;
  readonly employee: number | null;
  readonly expiresAt: number;
  isOpen: boolean;
};

/** Who acts on a booking. */
export type ModelSide = 'customer' | 'vendor';

/** A booking as the model has it. */
export type ModelBooking = {
  readonly id: number;
  readonly customer: number;
  readonly venue: ModelVenue;
  readonly price: number;
  status: BookingStatus;
  assignments: readonly ModelAssignment[];
  answerBy: number;
  agreedAt: number;
  noShowAt: number;
  /** How many times it has changed. */
  changes: number;
  proposal: ModelProposal | undefined;
  isRemindedDay: boolean;
  isRemindedSoon: boolean;
  isAttendanceConfirmed: boolean;
};

/** Everything the model knows. */
export type ModelState = { now: number; readonly bookings: ModelBooking[] };

/** How a request ends: 'done' or the code of its problem. */
export type ModelVerdict =
  | 'done'
  | 'not_found'
  | 'not_possible'
  | 'too_late'
  | 'too_early'
  | 'invalid'
  | 'customer_busy'
  | 'slot_taken';

/** Every step of a booking. */
export const steps = [
  'confirm',
  'decline',
  'cancel',
  'complete',
  'no_show',
  'undo_no_show',
  'reschedule',
  'move',
  'propose',
  'accept_proposal',
  'decline_proposal',
] as const;

/** A step of a booking. */
export type ModelStep = (typeof steps)[number];

/** The steps that only the venue can take. */
export const venueSteps: readonly ModelStep[] = ['confirm', 'decline', 'complete', 'no_show', 'undo_no_show', 'move'];

const hour = 3_600_000;
/** How long a venue can undo a no-show, minutes. */
const undoMinutes = 10;

/**
 * The nth last booking, mostly of the preferred ones, which are by default those that hold time; undefined where there is
 * none.
 */
export function nthLast(
  state: ModelState,
  n: number,
  isPreferred = (booking: ModelBooking) => holds(booking, state),
): ModelBooking | undefined {
  const preferred = state.bookings.filter(isPreferred);
  const choices = n % 4 === 3 || preferred.length === 0 ? state.bookings : preferred;
  return choices.at(-1 - (n % (choices.length || 1)));
}

/** When a booking begins, milliseconds since 1970. */
export const startOf = ({ assignments }: Pick<ModelBooking, 'assignments'>): number =>
  assignments[0]?.startsAt ?? Infinity;

/** The status that every reader sees: an unanswered request has expired also before that is recorded. */
export const visibleStatus = ({ status, answerBy }: ModelBooking, { now }: ModelState): BookingStatus =>
  status === 'pending' && answerBy <= now ? 'expired' : status;

/** Whether a booking holds its time. */
export const holds = (booking: ModelBooking, state: ModelState): boolean =>
  ['pending', 'confirmed'].includes(visibleStatus(booking, state));

/** The proposal of a booking that can be answered. */
export const openProposal = ({ proposal }: ModelBooking, { now }: ModelState): ModelProposal | undefined =>
  proposal?.isOpen && proposal.expiresAt > now ? proposal : undefined;

/** Whether a side may take a step, by the specification's life of a booking. */
export function stepVerdict(state: ModelState, booking: ModelBooking, step: ModelStep, side: ModelSide): ModelVerdict {
  const status = visibleStatus(booking, state);
  const isHeld = holds(booking, state);
  const isVendor = side === 'vendor';
  const [starts, { now }] = [startOf(booking), state];
  if (venueSteps.includes(step) && !isVendor) return 'not_found';
  if (step === 'reschedule' && isVendor) return 'not_found';
  if (step === 'confirm' || step === 'decline') return status === 'pending' ? 'done' : 'not_possible';
  if (step === 'complete' || step === 'no_show') {
    return status !== 'confirmed' ? 'not_possible' : now >= starts ? 'done' : 'too_early';
  }
  if (step === 'undo_no_show') {
    return status === 'no_show' && now <= booking.noShowAt + undoMinutes * 60_000 ? 'done' : 'not_possible';
  }
  if (!isHeld) return 'not_possible';
  if (step === 'cancel' && isVendor) return 'done';
  if (step === 'move') return now < starts + (status === 'confirmed' ? 24 * hour : 0) ? 'done' : 'not_possible';
  if (step === 'cancel' || step === 'reschedule') {
    return status === 'pending' || now <= starts - booking.venue.cancelHours * hour ? 'done' : 'too_late';
  }
  const by = openProposal(booking, state)?.by;
  if (step === 'propose') return now < starts && (by === undefined || by === side) ? 'done' : 'not_possible';
  return by !== undefined && by !== side ? 'done' : 'not_possible';
}

/** Whether a venue offers a slot, free or taken. */
export const isPublished = (
  { now }: ModelState,
  { leadMs }: ModelVenue,
  { treatment, employee, startsAt }: ModelAssignment,
): boolean => startsAt >= now + leadMs && (treatment.starts.get(employee)?.includes(startsAt) ?? false);

/** Whether no other booking holds the employee of an assignment at its time. */
export function isFree(state: ModelState, assignment: ModelAssignment, except?: ModelBooking): boolean {
  const parts = partsOf(assignment);
  const others = state.bookings.filter((booking) => booking !== except && holds(booking, state));
  return others
    .flatMap(({ assignments }) => assignments)
    .filter(({ employee }) => employee === assignment.employee)
    .flatMap(partsOf)
    .every(([from, to]) => parts.every(([start, end]) => end <= from || to <= start));
}

/** Whether a customer has a booking at some time of a treatment; the time that a chair is held before and after does not count. */
export function isCustomerBusy(
  state: ModelState,
  customer: number,
  { startsAt, minutes }: { startsAt: number; minutes: number },
  except?: ModelBooking,
): boolean {
  return state.bookings
    .filter((booking) => booking !== except && booking.customer === customer && holds(booking, state))
    .flatMap(({ assignments }) => assignments)
    .some(
      (one) => one.startsAt < startsAt + minutes * 60_000 && startsAt < one.startsAt + one.treatment.minutes * 60_000,
    );
}

const partsOf = ({ treatment, startsAt }: ModelAssignment) =>
  treatment.parts.map(([from, to]) => [startsAt + from, startsAt + to] as const);

/** How a request for a treatment at a time ends, and the employees who could take it; employee null: any of them. */
export function holdVerdict(
  state: ModelState,
  {
    venue,
    treatment,
    startsAt,
    employee,
  }: { venue: ModelVenue; treatment: ModelTreatment; startsAt: number; employee: number | null },
  except?: ModelBooking,
): { verdict: ModelVerdict; candidates: number[] } {
  const employees = employee === null ? [...treatment.starts.keys()] : [employee];
  const assignments = employees.map((one): ModelAssignment => ({ treatment, employee: one, startsAt }));
  const published = assignments.filter((assignment) => isPublished(state, venue, assignment));
  const candidates = published
    .filter((assignment) => isFree(state, assignment, except))
    .map((assignment) => assignment.employee);
  if (published.length === 0) return { verdict: 'invalid', candidates };
  return { verdict: candidates.length > 0 ? 'done' : 'slot_taken', candidates };
}

/** Whether a customer has the maximum of future bookings: ten, or five unanswered ones. */
export function hasTooMany(state: ModelState, customer: number, isAutomatic: boolean): boolean {
  const ahead = state.bookings.filter(
    (booking) => booking.customer === customer && startOf(booking) > state.now && holds(booking, state),
  );
  const pending = ahead.filter(({ status }) => status === 'pending').length;
  return ahead.length >= 10 || (!isAutomatic && pending >= 5);
}

/** What the maintenance of each minute does: it expires requests, releases bookings, sends reminders. Returns their names. */
export function maintain(state: ModelState): string[] {
  const { now } = state;
  const events: string[] = [];
  for (const booking of state.bookings)
    if (visibleStatus(booking, state) !== booking.status) {
      changeStatus(booking, 'expired');
      events.push('expire');
    }
  for (const booking of state.bookings) {
    const { releaseHours } = booking.venue;
    const left = startOf(booking) - now;
    const isDue = releaseHours !== null && left > 0 && left <= releaseHours * hour;
    if (booking.status === 'confirmed' && isDue && booking.isRemindedDay && !booking.isAttendanceConfirmed) {
      changeStatus(booking, 'cancelled');
      events.push('release');
    }
  }
  for (const booking of state.bookings) {
    const left = startOf(booking) - now;
    const isDue = (hours: number) =>
      booking.status === 'confirmed' &&
      left > 0 &&
      left <= hours * hour &&
      booking.agreedAt <= startOf(booking) - hours * hour;
    if (!booking.isRemindedDay && isDue(24)) {
      booking.isRemindedDay = true;
      events.push('remind');
    }
    booking.isRemindedSoon ||= isDue(2);
  }
  return events;
}

/** Changes the status of a booking. */
export function changeStatus(booking: ModelBooking, status: BookingStatus, now?: number): void {
  booking.status = status;
  booking.changes += 1;
  if (status === 'confirmed' && now !== undefined) booking.agreedAt = now;
  if (status === 'no_show' && now !== undefined) booking.noShowAt = now;
  if (booking.proposal && now !== undefined) booking.proposal.isOpen = false;
}

/** Moves a booking, whose reminders and attendance start anew. */
export function moveBooking(
  booking: ModelBooking,
  assignments: readonly ModelAssignment[],
  status: BookingStatus,
  { now }: ModelState,
): void {
  changeStatus(booking, status, now);
  Object.assign(booking, {
    assignments,
    agreedAt: now,
    isRemindedDay: false,
    isRemindedSoon: false,
    isAttendanceConfirmed: false,
  });
}
