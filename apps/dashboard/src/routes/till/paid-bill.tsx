import type { Bill, LedgerTransaction } from '@tajmeelspot/contract/till/bills.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { downloadFile } from '@tajmeelspot/ui/download-file.ts';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../shell/api.ts';
import { useDebtPayment, useRefund, useReversal } from '../../shell/till/use-payments.ts';
import { Card } from '../../till/card.tsx';
import { DebtForm } from '../../till/debt-form.tsx';
import { Receipt } from '../../till/receipt.tsx';
import { RefundDialog } from '../../till/refund-dialog.tsx';
import { TransactionList } from '../../till/transaction-list.tsx';

/** A bill that is paid, whole or in part: receipt, what is still owed, and what can be put right. */
export function PaidBill({ bill }: { readonly bill: Bill }) {
  const debt = useDebtPayment(bill.booking_id);
  const t = useTranslations('records');
  const params = { id: String(bill.booking_id) };
  const saving = useMutation({
    mutationFn: async () => [await api().findReceipt({ params })],
    onSuccess: (parts) => downloadFile(`receipt-${bill.sale?.transaction_id}.pdf`, parts, 'application/pdf'),
    onError: () => toast(t('exportFailed')),
  });
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4">
      {bill.owed_iqd > 0 && (
        <DebtForm
          key={bill.owed_iqd}
          owedIqd={bill.owed_iqd}
          isBusy={debt.isBusy}
          errorMessage={debt.errorMessage}
          onPay={debt.send}
        />
      )}
      {bill.sale && <Receipt bill={bill} sale={bill.sale} isSaving={saving.isPending} onSave={() => saving.mutate()} />}
      <BillHistory bill={bill} />
    </div>
  );
}

/** Everything that was recorded for a booking; who runs the venue gives back and takes back. */
export function BillHistory({ bill }: { readonly bill: Bill }) {
  const t = useTranslations('till.bill');
  const [isRefunding, setRefunding] = useState(false);
  const [asked, setAsked] = useState<LedgerTransaction>();
  const isManaged = bill.can.refund.is_allowed;
  const actionOf = (one: LedgerTransaction) =>
    isManaged && !one.is_reversed && one.kind !== 'reversal' ? (
      <Button kind="text" size="small" onClick={() => setAsked(one)}>
        {t('reverse')}
      </Button>
    ) : undefined;
  return (
    <>
      <Card label={t('history')}>
        <h2 className="pt-3 text-16">{t('history')}</h2>
        <TransactionList transactions={bill.transactions} actionOf={actionOf} />
      </Card>
      {isManaged && bill.sale && (
        <Button kind="outline" size="small" onClick={() => setRefunding(true)}>
          {t('refund')}
        </Button>
      )}
      {isRefunding && <Refunding bill={bill} onClose={() => setRefunding(false)} />}
      {asked && <Reversing venueId={bill.venue.id} transaction={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

type RefundingProps = { readonly bill: Bill; readonly onClose: () => void };

function Refunding({ bill, onClose }: RefundingProps) {
  const { send, ...state } = useRefund(bill.booking_id);
  return <RefundDialog bill={bill} {...state} onSend={(refund) => send(refund, onClose)} onClose={onClose} />;
}

type ReversingProps = {
  readonly venueId: number;
  readonly transaction: LedgerTransaction;
  readonly onClose: () => void;
};

/** Asks before something is taken back. */
export function Reversing({ venueId, transaction, onClose }: ReversingProps) {
  const t = useTranslations('till.bill');
  const { send, isBusy, errorMessage } = useReversal(venueId);
  return (
    <FormDialog
      title={t('reverseTitle')}
      lead={t('reverseLead')}
      action={t('reverse')}
      isBusy={isBusy}
      errorMessage={errorMessage}
      onSend={() => send(transaction.id, onClose)}
      onClose={onClose}
    />
  );
}
