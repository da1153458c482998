import type { VenueTreatment } from '@tajmeelspot/contract/booking/walk-ins.ts';
import { ApiError } from '@tajmeelspot/contract/client.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { api } from '../api.ts';
import { brokenRulesOf } from '../booking/use-override-warning.tsx';
import { useConnection } from './connection.ts';
import { useVenue } from '../venue-provider.tsx';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { queued } from './queued.ts';
import { requireFree } from './known-bookings.ts';
import { dropTask, newTaskKey, sendOrQueue, type WalkInBody } from './queue.ts';
import { instantOf } from './queued-times.ts';
import { sendWalkIn } from './send-task.ts';
import { queryClient } from '../query-client.ts';
import { useErrorMessage } from '../use-error-message.ts';

/** A customer who is entered; `replaces` is what waited in place of it. */
export type WalkInInput = {
  readonly body: WalkInBody & { booking_date: string; time: string };
  readonly replaces?: string | undefined;
};

/** Hours (HH:MM) of a day (YYYY-MM-DD) in which somebody takes nobody, and visits in the way that stay. */
export type BlockedTimeInput = {
  readonly employee_id: number | null;
  readonly employeeName?: string | undefined;
  readonly starts_on: string;
  readonly from: string;
  readonly to: string;
  readonly note: string | null;
  readonly retainedIds: readonly number[];
};

/** A visit that stands in the way. */
export type BlockingBooking = { readonly id: number; readonly customerName: string; readonly time: string };

/** Enters customers and blocked time into the day. */
export function useDayEntries() {
  const t = useTranslations('dashboard');
  const { venue } = useVenue();
  const { isOnline } = useConnection();
  const toErrorMessage = useErrorMessage();
  const context = { venueId: venue.id, collisionText: (values: CollisionValues) => t('queue.collides', values) };
  const refetchAgenda = () => queryClient.invalidateQueries({ queryKey: ['agenda'] });
  const walkIns = useMutation({
    mutationFn: async ({ body, replaces }: WalkInInput) => {
      const { customer_name: customerName, booking_date: date, time } = body;
      const task = { kind: 'walk_in' as const, body, key: newTaskKey(), venueId: venue.id, customerName, date, time };
      if (!isOnline) requireFree(context, whatIsNeeded(venue.id, body));
      const answer = await sendOrQueue(task, isOnline, () => sendWalkIn(task));
      if (replaces !== undefined) await dropTask(replaces);
      return answer;
    },
    onSuccess: (answer) => toast(answer === queued ? t('queue.kept') : answer.message),
    onSettled: refetchAgenda,
  });
  const blockings = useMutation({
    mutationFn: (input: BlockedTimeInput) => sendOrQueueBlock(venue.id, input, isOnline),
    onSuccess: (answer) => toast(answer === queued ? t('queue.kept') : t('entry.blocked')),
    onSettled: refetchAgenda,
  });
  const errorMessageOf = ({ error }: { error: Error | null }) =>
    error && brokenRulesOf(error).length === 0 ? toErrorMessage(error) : undefined;
  return {
    enter: walkIns.mutate,
    block: blockings.mutate,
    isBusy: walkIns.isPending || blockings.isPending,
    errorMessage: errorMessageOf(walkIns) ?? errorMessageOf(blockings),
    blockingBookings: blockingBookingsOf(blockings.error),
    /** The customer who would be entered over the venue's own rules; its user has been warned. */
    overriding: overridingOf(walkIns),
    reset() {
      walkIns.reset();
      blockings.reset();
    },
  };
}

type CollisionValues = { customerName: string; time: string };

/** The time that a customer takes of whoever could give the treatment. */
function whatIsNeeded(
  venueId: number,
  { treatment_id: id, employee_id: employee, booking_date: date, time }: WalkInInput['body'],
) {
  const treatments = queryClient.getQueryData<VenueTreatment[]>(['treatments', venueId]) ?? [];
  const treatment = treatments.find(({ treatment_id: one }) => one === id);
  const employeeIds = employee ? [employee] : (treatment?.employee_ids ?? []);
  return { employeeIds, from: instantOf(date, time), minutes: treatment?.duration ?? 0 };
}

/** Blocked time waits until it is over; whose it is stands in the place of a customer. */
function sendOrQueueBlock(venueId: number, input: BlockedTimeInput, isOnline: boolean) {
  const body = toException(input);
  const { starts_on: date, from: time, employeeName: customerName = '' } = input;
  const task = { kind: 'block' as const, body, key: newTaskKey(), venueId, customerName, date, time };
  const deadline = instantOf(date, time) + 86_400_000;
  const send = () => api().addException({ params: { id: String(venueId) }, body });
  return sendOrQueue({ ...task, deadline }, isOnline, send);
}

const toException = ({ employee_id, starts_on, from, to, note, retainedIds }: BlockedTimeInput) => ({
  kind: 'blocked' as const,
  employee_id,
  starts_on,
  ends_on: starts_on,
  from,
  to,
  note,
  weekday: null,
  priority: 0,
  resolutions: retainedIds.map((id) => ({ booking_id: id, action: 'retain' as const })),
});

function overridingOf({ error, variables }: { error: Error | null; variables: WalkInInput | undefined }) {
  const broken = brokenRulesOf(error);
  if (!variables || broken.length === 0) return undefined;
  const input: WalkInInput = { ...variables, body: { ...variables.body, override: [...broken] } };
  return { broken, input, customerName: variables.body.customer_name };
}

function blockingBookingsOf(error: Error | null): BlockingBooking[] {
  const affected = error instanceof ApiError ? (error.body?.affected ?? []) : [];
  return affected.map(({ booking_id: id, customer_name: customerName, items }) => ({
    id,
    customerName,
    time: items[0]?.time ?? '',
  }));
}
