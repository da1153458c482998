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

/** Asks how late somebody runs, shows what that would move, and moves it. */
export function RunningLate({ employees, employeeId, onClose }: RunningLateProps) {
  const { venue } = useVenue();
  const toErrorMessage = useErrorMessage();
  const [choice, setChoice] = useState<DelayChoice>({ employeeId, minutes: 15 });
  const plan = useDelayPlan(venue.id, choice);
  const sending = useDelaySending(venue.id);
  const error = sending.error ?? plan.error;
  return (
    <RunningLateDialog
      employees={employees}
      choice={choice}
      onChoose={setChoice}
      plan={plan.data}
      mayOverride={venue.role !== 'staff'}
      isBusy={sending.isPending}
      errorMessage={error ? toErrorMessage(error) : undefined}
      onSend={(isOverHours) => sending.mutate({ ...choice, isOverHours }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

/** What a choice would move, as it is now. */
const useDelayPlan = (venueId: number, { employeeId, minutes }: DelayChoice) =>
  useQuery({
    queryKey: ['delay', venueId, employeeId, minutes],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const body = { employee_id: employeeId, minutes };
      return (await api().previewDelay({ params: { id: String(venueId) }, body, signal })).data;
    },
  });

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
    mutationFn: ({ employeeId, minutes, isOverHours }: DelayChoice & { readonly isOverHours: boolean }) =>
      api().delayBookings({
        params: { id: String(venueId) },
        headers: { 'idempotency-key': newTaskKey() },
        body: { employee_id: employeeId, minutes, is_over_hours: isOverHours },
      }),
    onSuccess: ({ message, data }) =>
      toast(message, { action: { label: t('undo'), run: () => undoing.mutate(data.delay_id) } }),
    onSettled: refetchAgenda,
  });
}
