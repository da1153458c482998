import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DelayChoice } from '../../booking/running-late-dialog.tsx';
import type { VenueAgenda } from '../agenda.ts';
import { api } from '../api.ts';
import { newTaskKey } from '../offline/queue.ts';
import { queryClient } from '../query-client.ts';
import { useErrorMessage } from '../use-error-message.ts';
import { useVenue } from '../venue-provider.tsx';

const RunningLateDialog = lazy(async () => ({
  default: (await import('../../booking/running-late-dialog.tsx')).RunningLateDialog,
}));

const refetchAgenda = () => queryClient.invalidateQueries({ queryKey: ['agenda'] });

/** Opens 'running late' for an employee, the first one where nobody is named, and what it shows over the screen. */
export function useRunningLate(employees: VenueAgenda['employees']): {
  readonly open: (employeeId?: number) => void;
  readonly dialog: ReactNode;
} {
  const { venue } = useVenue();
  const toErrorMessage = useErrorMessage();
  const [choice, setChoice] = useState<DelayChoice>();
  const working = employees.filter(({ is_active: isActive }) => isActive);
  const plan = useDelayPlan(venue.id, choice);
  const sending = useDelaySending(venue.id);
  const open = (employeeId = working[0]?.id) => {
    sending.reset();
    if (employeeId !== undefined) setChoice({ employeeId, minutes: 15 });
  };
  const close = () => setChoice(undefined);
  const error = sending.error ?? plan.error;
  const dialog = choice && (
    <Suspense fallback={null}>
      <RunningLateDialog
        employees={working}
        choice={choice}
        onChoose={setChoice}
        plan={plan.data}
        mayOverride={venue.role !== 'staff'}
        isBusy={sending.isPending}
        errorMessage={error ? toErrorMessage(error) : undefined}
        onSend={(isOverHours) => sending.mutate({ ...choice, isOverHours }, { onSuccess: close })}
        onClose={close}
      />
    </Suspense>
  );
  return { open, dialog };
}

/** What a choice would move, as it is now. */
const useDelayPlan = (venueId: number, choice: DelayChoice | undefined) =>
  useQuery({
    queryKey: ['delay', venueId, choice?.employeeId, choice?.minutes],
    enabled: choice !== undefined,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const body = { employee_id: choice?.employeeId ?? 0, minutes: choice?.minutes ?? 0 };
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
