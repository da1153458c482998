import type { Bill } from '@tajmeelspot/contract/till/bills.ts';
import type { Product } from '@tajmeelspot/contract/till/products.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { BillItems } from './bill-items.tsx';
import { DiscountAndTip } from './discount-and-tip.tsx';
import { PayBar } from './pay-bar.tsx';
import { dueOf, emptyPayment, type PaymentDraft, totalsOf } from './payment-draft.ts';
import { proposeSessions } from './session-draft.ts';
import { PayParts } from './pay-parts.tsx';

type PaymentFormProps = {
  readonly bill: Bill;
  readonly products: readonly Product[];
  readonly isOnline: boolean;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
  readonly onPay: (draft: PaymentDraft) => void;
};

/** A booking is paid: what, less what, how. */
export function PaymentForm({ bill, products, isOnline, isBusy, errorMessage, onPay }: PaymentFormProps) {
  const t = useTranslations('till.bill');
  const [draft, setDraft] = useState<PaymentDraft>(() => ({ ...emptyPayment, sessions: proposeSessions(bill) }));
  const tCourses = useTranslations('till.courses');
  const totals = totalsOf(dueOf(bill, draft, products), draft.parts);
  return (
    // What has the focus is not behind the bar.
    <div className="mx-auto grid w-full max-w-2xl gap-4 [&_:is(input,button,select)]:scroll-mb-56">
      <BillItems bill={bill} draft={draft} products={products} onChange={setDraft} />
      <DiscountAndTip bill={bill} draft={draft} onChange={setDraft} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-1">
        <span className="font-strong">{t('due')}</span>
        <Price iqd={totals.dueIqd} className="text-36 font-strong" />
      </p>
      {totals.dueIqd > 0 && (
        <PayParts
          parts={draft.parts}
          missingIqd={totals.missingIqd}
          onChange={(parts) => setDraft({ ...draft, parts })}
          debt={{ isOn: draft.isDebt, onToggle: () => setDraft({ ...draft, isDebt: !draft.isDebt }) }}
        />
      )}
      {draft.isDebt && totals.missingIqd > 0 && <DebtWarning bill={bill} amountIqd={totals.missingIqd} />}
      {bill.status === 'confirmed' && <p className="px-1 text-13 text-ink-soft">{t('completes')}</p>}
      {!isOnline && <p className="px-1 text-15 text-pending">{t('offline')}</p>}
      <PayBar
        totals={totals}
        isDebt={draft.isDebt}
        action={totals.dueIqd === 0 && draft.sessions.length > 0 ? tCourses('finish') : t('finish')}
        isBusy={isBusy}
        errorMessage={errorMessage}
        onFinish={() => onPay(draft)}
      />
    </div>
  );
}

/** What is missing stays as a debt of somebody with a name: never in silence. */
function DebtWarning({ bill, amountIqd }: { readonly bill: Bill; readonly amountIqd: number }) {
  const t = useTranslations('till.bill');
  const locale = useLocale();
  const { earlier_debts_iqd: earlier, customer_name: name } = bill;
  return (
    <div className="flex items-start gap-3 rounded-card bg-pending-tint px-4 py-3 text-pending">
      <Icon name="clock" className="mt-1 shrink-0" />
      <span>
        <b className="block font-strong">{t('debt', { amount: formatMoney(locale, amountIqd) })}</b>
        <span className="block text-15">
          {t('debtOf', { name })} ·{' '}
          {earlier === 0 ? t('noEarlier') : t('earlier', { amount: formatMoney(locale, earlier) })}
        </span>
      </span>
    </div>
  );
}
