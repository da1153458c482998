import { ApiError } from '@tajmeelspot/contract/client.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { api } from '../api.ts';
import { useConnection } from './connection.ts';
import { useVenue } from '../house.tsx';
import { toast } from '@tajmeelspot/ui/toasts.tsx';
import { queued } from './kept.ts';
import { dropTask, newKey, sendOrQueue, type WalkIn } from './waiting.ts';
import { queries } from '../queries.ts';
import { useErrorMessage } from '../use-error-message.ts';

/** A customer who is entered; `replaces` is what waited in place of it. */
export type NewCustomer = {
  readonly body: WalkIn & { booking_date: string; time: string };
  readonly replaces?: string | undefined;
};

/** Hours (HH:MM) of a day (YYYY-MM-DD) in which somebody takes nobody, and visits in the way that stay. */
export type NewBlock = {
  readonly employeeId: number;
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly note: string;
  readonly keeps: readonly number[];
};

/** A visit that stands in the way. */
export type InTheWay = { readonly id: number; readonly customerName: string; readonly time: string };

/** Enters customers and blocked time into the day, and takes blocked time back. */
export function useEntries() {
  const t = useTranslations('dashboard');
  const { venue } = useVenue();
  const { isThere } = useConnection();
  const toErrorMessage = useErrorMessage();
  const after = () => queries.invalidateQueries({ queryKey: ['agenda'] });
  const customers = useMutation({
    mutationFn: async ({ body, replaces }: NewCustomer) => {
      const { customer_name: customerName, booking_date: date, time } = body;
      const task = { kind: 'walk_in' as const, body, key: newKey(), venueId: venue.id, customerName, date, time };
      const done = await sendOrQueue(task, isThere);
      if (replaces !== undefined) await dropTask(replaces);
      return done;
    },
    onSuccess: (done) => toast(done === queued ? t('queue.kept') : done.message),
    onSettled: after,
  });
  const blocks = useMutation({
    mutationFn: (wanted: NewBlock) =>
      api().addException({ params: { id: String(venue.id) }, body: toException(wanted) }),
    onSuccess: () => toast(t('entry.blocked')),
    onSettled: after,
  });
  const unblocks = useMutation({
    mutationFn: (id: number) => api().removeException({ params: { id: String(id) }, body: { resolutions: [] } }),
    onSuccess: () => toast(t('entry.unblocked')),
    onError: (error) => toast(toErrorMessage(error), { tone: 'bad' }),
    onSettled: after,
  });
  const errorMessageOf = ({ error }: { error: Error | null }) => (error ? toErrorMessage(error) : undefined);
  return {
    enter: customers.mutate,
    block: blocks.mutate,
    unblock: (id: number) => unblocks.mutate(id),
    isBusy: customers.isPending || blocks.isPending || unblocks.isPending,
    errorMessage: errorMessageOf(customers) ?? errorMessageOf(blocks),
    inTheWay: inTheWayOf(blocks.error),
    forget() {
      customers.reset();
      blocks.reset();
    },
  };
}

const toException = ({ employeeId, date, from, to, note, keeps }: NewBlock) => ({
  kind: 'blocked' as const,
  employee_id: employeeId,
  starts_on: date,
  ends_on: date,
  weekday: null,
  from,
  to,
  priority: 0,
  note,
  resolutions: keeps.map((id) => ({ booking_id: id, action: 'retain' as const })),
});

function inTheWayOf(error: Error | null): InTheWay[] {
  const affected = error instanceof ApiError ? (error.body?.affected ?? []) : [];
  return affected.map(({ booking_id: id, customer_name: customerName, items }) => ({
    id,
    customerName,
    time: items[0]?.time ?? '',
  }));
}
