import { ApiError } from '@tajmeelspot/contract/client.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { api } from '../api.ts';
import { brokenRulesOf } from '../booking/use-override-warning.tsx';
import { useConnection } from './connection.ts';
import { useVenue } from '../venue-provider.tsx';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { queued } from './queued.ts';
import { dropTask, newTaskKey, sendOrQueue, type WalkInBody } from './queue.ts';
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
  const refetchAgenda = () => queryClient.invalidateQueries({ queryKey: ['agenda'] });
  const walkIns = useMutation({
    mutationFn: async ({ body, replaces }: WalkInInput) => {
      const { customer_name: customerName, booking_date: date, time } = body;
      const task = { kind: 'walk_in' as const, body, key: newTaskKey(), venueId: venue.id, customerName, date, time };
      const answer = await sendOrQueue(task, isOnline);
      if (replaces !== undefined) await dropTask(replaces);
      return answer;
    },
    onSuccess: (answer) => toast(answer === queued ? t('queue.kept') : answer.message),
    onSettled: refetchAgenda,
  });
  const blockings = useMutation({
    mutationFn: (input: BlockedTimeInput) =>
      api().addException({ params: { id: String(venue.id) }, body: toException(input) }),
    onSuccess: () => toast(t('entry.blocked')),
    onSettled: refetchAgenda,
  });
  const errorMessageOf = ({ error }: { error: Error | null }) => (error ? toErrorMessage(error) : undefined);
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

const toException = ({ retainedIds, ...blocked }: BlockedTimeInput) => ({
  kind: 'blocked' as const,
  ...blocked,
  ends_on: blocked.starts_on,
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
