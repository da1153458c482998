import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { Booking, BookingDetail } from '@tajmeelspot/contract/booking.ts';
import type { RepeatStart } from '@tajmeelspot/contract/booking/repeats.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ReasonDialog } from '@tajmeelspot/ui/reason-dialog.tsx';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RepeatRhythm } from '../../booking/repeat-choice.ts';
import { api } from '../api.ts';
import { newTaskKey } from '../offline/queue.ts';
import { queryClient } from '../query-client.ts';
import { useErrorMessage } from '../use-error-message.ts';

const RepeatDialog = lazy(async () => ({ default: (await import('../../booking/repeat-dialog.tsx')).RepeatDialog }));

type BookingSeriesProps = {
  readonly booking: Booking;
  /** With the series that it belongs to, once that is known. */
  readonly detail: BookingDetail | undefined;
  readonly now: number;
};

/** Repeats a booking, and cancels what is left of its series. */
export function BookingSeries({ booking, detail, now }: BookingSeriesProps) {
  const t = useTranslations('dashboard.repeat');
  const [open, setOpen] = useState<'repeat' | 'cancel'>();
  const { status } = booking;
  if (booking.id < 0 || (status !== 'confirmed' && status !== 'completed')) return null;
  const close = () => setOpen(undefined);
  const isInSeries = detail !== undefined && detail.series_id !== null;
  const isAhead = status === 'confirmed' && Date.parse(booking.starts_at) > now;
  return (
    <section aria-label={t('mark')} className="grid gap-2">
      {isInSeries && <p className="text-13 font-strong text-lapis">{t('mark')}</p>}
      <Button kind="outline" size="small" isWide onClick={() => setOpen('repeat')}>
        {t('action')}
      </Button>
      {isInSeries && isAhead && (
        <Button kind="outline" size="small" isWide onClick={() => setOpen('cancel')}>
          {t('cancelAll')}
        </Button>
      )}
      <Suspense fallback={null}>{open === 'repeat' && <Repeating booking={booking} onClose={close} />}</Suspense>
      {open === 'cancel' && <SeriesEnding booking={booking} onClose={close} />}
    </section>
  );
}

type OverBookingProps = { readonly booking: Booking; readonly onClose: () => void };

const refetchBookings = () =>
  Promise.all([['agenda'], ['booking'], ['repeat']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

function Repeating({ booking, onClose }: OverBookingProps) {
  const t = useTranslations('dashboard.repeat');
  const toErrorMessage = useErrorMessage();
  const [rhythm, setRhythm] = useState<RepeatRhythm>({ unit: 'week', every: 1, times: 6 });
  // What was chosen, where some of it was taken meanwhile.
  const [starts, setStarts] = useState<RepeatStart[]>();
  const [key, setKey] = useState(newTaskKey);
  const params = { id: String(booking.id) };
  const preview = useQuery({
    queryKey: ['repeat', booking.id, rhythm, starts],
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (await api().previewRepeat({ params, body: { ...rhythm, ...(starts ? { starts } : {}) }, signal })).data,
  });
  const { unit, every } = rhythm;
  const sending = useMutation({
    mutationFn: (chosen: RepeatStart[]) =>
      api().repeatBooking({ params, headers: { 'idempotency-key': key }, body: { unit, every, starts: chosen } }),
    onSuccess({ message }) {
      toast(message);
      onClose();
    },
    onError(error, chosen) {
      // What was refused was not recorded: the next choice is another request.
      if (!(error instanceof ApiError)) return;
      setKey(newTaskKey());
      if (error.body?.code === 'slot_taken') setStarts(chosen);
    },
    onSettled: refetchBookings,
  });
  const error = sending.error ?? preview.error;
  const isTaken = error instanceof ApiError && error.body?.code === 'slot_taken';
  return (
    <RepeatDialog
      customerName={booking.customer_name}
      hasAccount={booking.origin !== 'venue'}
      rhythm={rhythm}
      onChoose={(chosen) => {
        sending.reset();
        setStarts(undefined);
        setRhythm(chosen);
      }}
      occurrences={preview.data?.occurrences}
      isBusy={sending.isPending}
      errorMessage={isTaken ? t('changed') : error ? toErrorMessage(error) : undefined}
      onSend={(chosen) => {
        if (!sending.isPending) sending.mutate(chosen);
      }}
      onClose={onClose}
    />
  );
}

function SeriesEnding({ booking, onClose }: OverBookingProps) {
  const t = useTranslations('dashboard.repeat');
  const tReason = useTranslations('dashboard.reason');
  const toErrorMessage = useErrorMessage();
  const cancelling = useMutation({
    mutationFn: (reason: string) => api().cancelSeries({ params: { id: String(booking.id) }, body: { reason } }),
    onSuccess({ message }) {
      toast(message);
      onClose();
    },
    onSettled: refetchBookings,
  });
  return (
    <ReasonDialog
      title={t('cancelTitle')}
      action={t('cancelAll')}
      label={tReason('label')}
      hint={tReason('hint')}
      missingText={tReason('required')}
      frequentReasons={[tReason('away'), tReason('closed')]}
      isBusy={cancelling.isPending}
      errorMessage={cancelling.error ? toErrorMessage(cancelling.error) : undefined}
      onSend={(reason) => cancelling.mutate(reason)}
      onClose={onClose}
    />
  );
}
