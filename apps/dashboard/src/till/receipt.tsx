import type { Bill } from '@tajmeelspot/contract/till/bills.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { formatNumber, toDigits } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import './receipt.css';

type BillSale = NonNullable<Bill['sale']>;
type ReceiptTextProps = { readonly bill: Bill; readonly sale: BillSale };
type ReceiptProps = ReceiptTextProps & {
  readonly isSaving: boolean;
  /** Fetches it as a PDF. */
  readonly onSave: () => void;
};

/** The receipt on the screen, with its sheet for a printer of 80 mm beside the page. */
export function Receipt({ isSaving, onSave, ...props }: ReceiptProps) {
  const t = useTranslations('till.receipt');
  return (
    <section
      aria-labelledby="receipt"
      className="grid gap-3 rounded-card bg-surface p-4 inset-ring inset-ring-line md:p-6"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="receipt" className="text-18">
          {t('title')}
        </h2>
        <div className="flex flex-wrap justify-end gap-2">
          <Button kind="text" size="small" isBusy={isSaving} onClick={onSave}>
            {t('pdf')}
          </Button>
          <Button kind="outline" size="small" onClick={() => print()}>
            <Icon name="printer" />
            {t('print')}
          </Button>
        </div>
      </header>
      <ReceiptText {...props} />
      {createPortal(
        <div className="receipt-sheet" aria-hidden="true">
          <ReceiptText {...props} />
        </div>,
        document.body,
      )}
    </section>
  );
}

function ReceiptText({ bill, sale }: ReceiptTextProps) {
  const t = useTranslations('till.receipt');
  const tBill = useTranslations('till.bill');
  const tCourses = useTranslations('till.courses');
  const locale = useLocale();
  const { date, time } = inBaghdad(sale.sold_at);
  return (
    <div className="grid gap-3 text-15">
      <div className="text-center">
        <h2 className="text-18">{bill.venue.name}</h2>
        <p className="text-13 text-ink-soft">
          {t('number', { number: toDigits(locale, String(sale.transaction_id)) })} · {formatDay(locale, date, 'full')}{' '}
          <bdi>{formatTime(locale, time)}</bdi>
        </p>
      </div>
      <dl className="grid gap-1.5 border-y border-dashed border-line py-3">
        {bill.treatments.map((item) => (
          <ReceiptLine
            key={item.item_id}
            name={item.title}
            under={t('with', { employee: item.employee.name })}
            iqd={item.price_iqd}
          />
        ))}
        {sale.products.map(({ product, pieces, amount_iqd: amount }) => (
          <ReceiptLine key={product.id} name={`${product.name} × ${formatNumber(locale, pieces)}`} iqd={amount} />
        ))}
        {bill.from_courses_iqd > 0 && <ReceiptLine name={tCourses('fromCourse')} iqd={-bill.from_courses_iqd} />}
        {sale.discount_iqd > 0 && <ReceiptLine name={tBill('discount')} iqd={-sale.discount_iqd} />}
        {sale.tip_iqd > 0 && <ReceiptLine name={tBill('tip')} iqd={sale.tip_iqd} />}
        <ReceiptLine name={<b className="font-strong">{t('total')}</b>} iqd={sale.total_iqd} isStrong />
      </dl>
      <ReceiptPayments bill={bill} />
      <p className="text-center text-13 text-ink-soft">{t('thanks')}</p>
    </div>
  );
}

function ReceiptPayments({ bill }: { readonly bill: Bill }) {
  const t = useTranslations('till.receipt');
  const tMethod = useTranslations('till.methods');
  const sumOf = (field: 'cash_iqd' | 'card_iqd' | 'wallet_iqd' | 'change_iqd') =>
    bill.transactions
      .filter(({ is_reversed: is, kind }) => !is && kind !== 'reversal')
      .reduce((sum, one) => sum + one[field], 0);
  const change = sumOf('change_iqd');
  return (
    <dl className="grid gap-1.5">
      {(['cash', 'card', 'wallet'] as const).map((method) => {
        const amount = sumOf(`${method}_iqd`);
        return amount === 0 ? null : <ReceiptLine key={method} name={tMethod(method)} iqd={amount} />;
      })}
      {change > 0 && <ReceiptLine name={t('change')} iqd={change} />}
      {bill.owed_iqd > 0 && <ReceiptLine name={t('owed')} iqd={bill.owed_iqd} isStrong />}
    </dl>
  );
}

type ReceiptLineProps = {
  readonly name: ReactNode;
  readonly under?: string;
  readonly iqd: number;
  readonly isStrong?: boolean;
};

const ReceiptLine = ({ name, under, iqd, isStrong = false }: ReceiptLineProps) => (
  <div className="flex items-start justify-between gap-3">
    <dt className="min-w-0">
      {name}
      {under !== undefined && <span className="block text-13 text-ink-soft">{under}</span>}
    </dt>
    <dd>
      <Price iqd={iqd} className={isStrong ? 'font-strong' : ''} />
    </dd>
  </div>
);
