import type { OverrideKind } from '@tajmeelspot/contract/booking/overrides.ts';
import type { DashboardClient } from '@tajmeelspot/contract/client.ts';
import type { NearTime } from '@tajmeelspot/contract/problems.ts';

/** A visit that the venue enters itself. */
export type WalkInBody = Parameters<DashboardClient['addWalkIn']>[0]['body'];

/** Where a booking is moved to. */
export type MoveBody = Parameters<DashboardClient['moveBooking']>[0]['body'];

/** An hours exception of the kind blocked. */
type BlockedTimeBody = Parameters<DashboardClient['addException']>[0]['body'];

/** What is paid for a booking. */
export type PaymentBody = Parameters<DashboardClient['takePayment']>[0]['body'];

/** What can be done without a connection. */
export type OfflineTask =
  | { readonly kind: 'walk_in'; readonly body: WalkInBody }
  | { readonly kind: 'check_in' | 'complete' | 'no_show' | 'confirm'; readonly bookingId: number }
  | { readonly kind: 'decline'; readonly bookingId: number; readonly reason: string }
  | { readonly kind: 'move'; readonly bookingId: number; readonly to: MoveBody }
  | { readonly kind: 'payment'; readonly bookingId: number; readonly body: PaymentBody }
  | { readonly kind: 'block'; readonly body: BlockedTimeBody };

/** Why something was not taken. */
type TaskProblem = {
  readonly message: string;
  readonly near: readonly NearTime[];
  /** The rules of the venue's own that it breaks. */
  readonly broken?: readonly OverrideKind[] | undefined;
  /** Its deadline was over before it could be sent. */
  readonly isOver?: boolean;
};

/** Something that was done and waits to be sent. */
export type QueuedTask = OfflineTask & {
  /** In the order in which things were done, and the key under which the server takes it once. */
  readonly key: string;
  readonly venueId: number;
  /** Of blocked time: whose it is. */
  readonly customerName: string;
  /** When the visit begins: YYYY-MM-DD and HH:MM. */
  readonly date: string;
  readonly time: string;
  /** Until when it can be sent, milliseconds since 1970: afterwards the other side acts on something else. */
  readonly deadline?: number | undefined;
  readonly problem?: TaskProblem;
  /** When it was discarded, milliseconds since 1970; it can be brought back for some days. */
  readonly droppedAt?: number;
};

/** A customer who was entered. */
export type WalkInTask = Extract<QueuedTask, { kind: 'walk_in' }>;

/** A payment that was taken. */
export type PaymentTask = Extract<QueuedTask, { kind: 'payment' }>;

/** The things that are done with a booking. */
export type BookingTask = Extract<OfflineTask, { bookingId: number }>;

/** Whether something is done with a booking. */
export const isBookingTask = <Task extends OfflineTask>(task: Task): task is Task & BookingTask => 'bookingId' in task;

/** How long what was discarded can be brought back, milliseconds. */
const restorableMs = 7 * 86_400_000;

/** Whether something that was discarded is to be forgotten at an instant (milliseconds since 1970). */
export const isForgotten = ({ droppedAt }: QueuedTask, now: number): boolean =>
  droppedAt !== undefined && now - droppedAt > restorableMs;

/** Whether something waits to be sent: it was neither refused nor discarded. */
export const isDue = ({ problem, droppedAt }: QueuedTask): boolean => !problem && droppedAt === undefined;

/** Whether it is too late to send something at an instant (milliseconds since 1970). */
export const isOver = ({ deadline }: QueuedTask, now: number): boolean => deadline !== undefined && now >= deadline;
