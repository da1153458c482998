import { ApiError, type DashboardClient } from '@tajmeelspot/contract/client.ts';
import type { Bill } from '@tajmeelspot/contract/till/bills.ts';
import type { PaymentPart } from '@tajmeelspot/contract/till/money.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../api.ts';
import { useConnection } from '../offline/connection.ts';
import { newTaskKey, sendOrQueue } from '../offline/queue.ts';
import { queued } from '../offline/queued.ts';
import type { PaymentBody } from '../offline/queued-task.ts';
import { sendPayment } from '../offline/send-task.ts';
import { useErrorMessage } from '../use-error-message.ts';
import { refetchTill } from './till-queries.ts';

/** Takes the payment of a booking, or keeps it on this device until there is a connection. */
export function usePayment(bill: Bill) {
  const t = useTranslations('dashboard.queue');
  const { isOnline } = useConnection();
  return useTillMutation(async (body: PaymentBody, key) => {
    const { booking_id: bookingId, venue, customer_name: customerName, booking_date: date, time } = bill;
    const payment = { kind: 'payment' as const, bookingId, body, key };
    const task = { ...payment, venueId: venue.id, customerName, date, time };
    const answer = await sendOrQueue(task, isOnline, () => sendPayment(task));
    return answer === queued ? { message: t('kept') } : { message: answer.message };
  });
}

const keyed = (id: number, key: string) => ({ params: { id: String(id) }, headers: { 'idempotency-key': key } });

/** Pays something of what is owed for a booking. */
export const useDebtPayment = (bookingId: number) =>
  useTillMutation((parts: readonly PaymentPart[], key) =>
    api().payDebt({ ...keyed(bookingId, key), body: { parts: [...parts] } }),
  );

type RefundBody = Parameters<DashboardClient['refundPayment']>[0]['body'];

/** Gives money back, or lets somebody off a debt. */
export const useRefund = (bookingId: number) =>
  useTillMutation((body: RefundBody, key) => api().refundPayment({ ...keyed(bookingId, key), body }));

/** Takes back what was recorded wrongly. */
export const useReversal = (venueId: number) =>
  useTillMutation((transactionId: number) =>
    api().reverseTransaction({ params: { id: String(venueId), transaction_id: String(transactionId) } }),
  );

type PayOutBody = Parameters<DashboardClient['payOut']>[0]['body'];
type SealBody = Parameters<DashboardClient['sealDay']>[0]['body'];

/** Says what is in the drawer. */
export const useFloat = (venueId: number) =>
  useTillMutation((amount_iqd: number, key) => api().setFloat({ ...keyed(venueId, key), body: { amount_iqd } }));

/** Takes cash out of the drawer. */
export const usePayOut = (venueId: number) =>
  useTillMutation((body: PayOutBody, key) => api().payOut({ ...keyed(venueId, key), body }));

/** Closes a day. */
export const useSeal = (venueId: number) =>
  useTillMutation((body: SealBody) => api().sealDay({ params: { id: String(venueId) }, body }));

type ProductBody = Parameters<DashboardClient['addProduct']>[0]['body'];

/** Adds a product, or changes one by its id. */
export const useProductChange = (venueId: number) =>
  useTillMutation(({ id, ...body }: ProductBody & { readonly id?: number | undefined }) =>
    id === undefined
      ? api().addProduct({ params: { id: String(venueId) }, body })
      : api().changeProduct({ params: { id: String(venueId), product_id: String(id) }, body }),
  );

type RatesBody = Parameters<DashboardClient['changeCommissionRates']>[0]['body'];

/** Says what an employee gets from now on. */
export const useRatesChange = (venueId: number) =>
  useTillMutation(({ employeeId, ...body }: RatesBody & { readonly employeeId: number }) =>
    api().changeCommissionRates({ params: { id: String(venueId), employee_id: String(employeeId) }, body }),
  );

/** Sends something, says that it is recorded, and has everything about money asked for again. */
export function useTillMutation<Input>(send: (input: Input, key: string) => Promise<{ readonly message: string }>) {
  // The same until it is known to have arrived: an answer that was lost is no reason to pay twice.
  const [key, setKey] = useState(newTaskKey);
  const toErrorMessage = useErrorMessage();
  const sending = useMutation({
    mutationFn: (input: Input) => send(input, key),
    onSuccess: ({ message }) => {
      setKey(newTaskKey());
      toast(message);
    },
    onSettled: refetchTill,
  });
  const { error } = sending;
  return {
    isBusy: sending.isPending,
    errors: error instanceof ApiError ? error.fieldErrors : {},
    errorMessage: error ? toErrorMessage(error) : undefined,
    send: (input: Input, after?: () => void) => {
      if (!sending.isPending) sending.mutate(input, { onSuccess: () => after?.() });
    },
  };
}
