import type { Bill } from '@tajmeelspot/contract/till/bills.ts';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Head } from '../../shell/frame/head.tsx';
import { useLocale } from '../../shell/locale.ts';
import { useConnection } from '../../shell/offline/connection.ts';
import { useQueuedTasks } from '../../shell/offline/queue.ts';
import { findKnownBill, useBill, useProducts } from '../../shell/till/till-queries.ts';
import { usePayment } from '../../shell/till/use-payments.ts';
import { useVenue } from '../../shell/venue-provider.tsx';
import { toPaymentBody } from '../../till/payment-draft.ts';
import { PaymentForm } from '../../till/payment-form.tsx';
import { BillHistory, PaidBill } from './paid-bill.tsx';

/** What is to be paid for a booking, or its receipt. */
export function BillScreen() {
  const t = useTranslations('till.bill');
  const locale = useLocale();
  const { id = '' } = useParams();
  const { venue } = useVenue();
  const query = useBill(Number(id));
  const bill = query.data ?? findKnownBill(Number(id), venue);
  return (
    <>
      <Head title={t(bill?.sale ? 'paidTitle' : 'title')}>
        {bill && <bdi className="font-strong text-ink">{bill.customer_name}</bdi>}
        <span>{t('booking', { number: toDigits(locale, id) })}</span>
      </Head>
      {bill ? <OpenBill key={id} bill={bill} /> : <LoadState of={query} />}
    </>
  );
}

function OpenBill({ bill }: { readonly bill: Bill }) {
  const t = useTranslations('till.bill');
  const { venue } = useVenue();
  const { isOnline } = useConnection();
  const products = useProducts(venue.id);
  const { send, isBusy, errorMessage } = usePayment(bill);
  const queue = useQueuedTasks([venue.id]);
  const isQueued = queue.some(
    (task) => task.kind === 'payment' && task.bookingId === bill.booking_id && task.problem === undefined,
  );
  if (bill.sale) return <PaidBill bill={bill} />;
  if (isQueued) return <EmptyState isList title={t('queued')} />;
  if (!bill.can.take.is_allowed) return <EmptyState isList title={bill.can.take.reason ?? ''} />;
  return (
    <>
      <PaymentForm
        bill={bill}
        products={products.data ?? []}
        isOnline={isOnline}
        isBusy={isBusy}
        errorMessage={errorMessage}
        onPay={(draft) => send(toPaymentBody(bill, draft, new Date().toISOString()))}
      />
      {bill.transactions.length > 0 && <BillHistory bill={bill} />}
    </>
  );
}
