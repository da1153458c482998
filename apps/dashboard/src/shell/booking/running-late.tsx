import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type DelayChoice, RunningLateDialog } from '../../booking/running-late-dialog.tsx';
import type { VenueAgenda } from '../agenda.ts';
import { api } from '../api.ts';
import { newTaskKey } from '../offline/queue.ts';
import { queryClient } from '../query-client.ts';
import { useErrorMessage } from '../use-error-message.ts';
import { useVenue } from '../venue-provider.tsx';

type RunningLateProps = {
  readonly employees: VenueAgenda['employees'];
  readonly employeeId: number;
  readonly onClose: () => void;
};

const refetchAgenda = () => queryClient.invalidateQueries({ queryKey: ['agenda'] });

/** Asks how late somebody runs, shows what that would move, leaves out what is not to move, and moves the rest. */
export function RunningLate({ employees, employeeId, onClose }: RunningLateProps) {
  const { venue } = useVenue();
  const toErrorMessage = useErrorMessage();
  const [choice, setChoice] = useState<DelayChoice>({ employeeId, minutes: 15 });
  const [stayingIds, setStayingIds] = useState<readonly number[]>([]);
  const { plan, bookingIds, error: planError } = useDelayPlan(venue.id, choice, stayingIds);
  const sending = useDelaySending(venue.id);
  const error = sending.error ?? planError;
  return (
    <RunningLateDialog
      employees={employees}
      choice={choice}
      onChoose={(chosen) => {
        setChoice(chosen);
        setStayingIds([]);
      }}
      plan={plan}
      stayingIds={stayingIds}
      onStay={(id, stays) => setStayingIds(stays ? [...stayingIds, id] : stayingIds.filter((one) => one !== id))}
      mayOverride={venue.role !== 'staff'}
      isBusy={sending.isPending}
      errorMessage={error ? toErrorMessage(error) : undefined}
      onSend={(isOverHours) => sending.mutate({ ...choice, bookingIds, isOverHours }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

/** What a choice would move, as it is now; bookings that are to stay are in the list, where they are. */
function useDelayPlan(venueId: number, choice: DelayChoice, stayingIds: readonly number[]) {
  const whole = usePreview(venueId, choice, undefined);
  const moving = whole.data?.bookings.filter(({ booking_id: id }) => !stayingIds.includes(id)) ?? [];
  const bookingIds = stayingIds.length === 0 ? undefined : moving.map(({ booking_id: id }) => id);
  const some = usePreview(venueId, choice, bookingIds);
  // While it is reckoned anew the list stays as it was, under the finger.
  const planned = new Map(some.data?.bookings.map((booking) => [booking.booking_id, booking]));
  const plan = whole.data && {
    ...whole.data,
    bookings: whole.data.bookings.map((booking) =>
      stayingIds.includes(booking.booking_id)
        ? { ...booking, new_time: booking.time, minutes: 0, collides: null }
        : (planned.get(booking.booking_id) ?? booking),
    ),
  };
  return { plan, bookingIds, error: whole.error ?? some.error };
}

const usePreview = (venueId: number, { employeeId, minutes }: DelayChoice, bookingIds: readonly number[] | undefined) =>
  useQuery({
    queryKey: ['delay', venueId, employeeId, minutes, bookingIds],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const body = { employee_id: employeeId, minutes, ...(bookingIds ? { booking_ids: [...bookingIds] } : {}) };
      return (await api().previewDelay({ params: { id: String(venueId) }, body, signal })).data;
    },
  });

type DelaySending = DelayChoice & {
  readonly bookingIds: readonly number[] | undefined;
  readonly isOverHours: boolean;
};

function useDelaySending(venueId: number) {
  const t = useTranslations('dashboard');
  const toErrorMessage = useErrorMessage();
  const undoing = useMutation({
    mutationFn: (id: string) => api().undoDelay({ params: { delay_id: id } }),
    onSuccess: ({ message }) => toast(message),
    onError: (error) => toast(toErrorMessage(error), { tone: 'bad' }),
    onSettled: refetchAgenda,
  });
  return useMutation({
    mutationFn: ({ employeeId, minutes, bookingIds, isOverHours }: DelaySending) =>
      api().delayBookings({
        params: { id: String(venueId) },
        headers: { 'idempotency-key': newTaskKey() },
        body: {
          employee_id: employeeId,
          minutes,
          ...(bookingIds ? { booking_ids: [...bookingIds] } : {}),
          is_over_hours: isOverHours,
        },
      }),
    onSuccess: ({ message, data }) =>
      toast(message, { action: { label: t('undo'), run: () => undoing.mutate(data.delay_id) } }),
    onSettled: refetchAgenda,
  });
}
