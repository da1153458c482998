import type { Bill } from '@tajmeelspot/contract/till/bills.ts';
import type { Product } from '@tajmeelspot/contract/till/products.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { Card, CardRow } from './card.tsx';
import type { PaymentDraft } from './payment-draft.ts';
import { SessionChoice } from '../courses/session-choice.tsx';
import { courseFor } from './session-draft.ts';
import { Stepper } from './stepper.tsx';

type BillItemsProps = {
  readonly bill: Bill;
  readonly draft: PaymentDraft;
  readonly products: readonly Product[];
  readonly onChange: (draft: PaymentDraft) => void;
};

/** What is paid: the treatments of the booking, and products. */
export function BillItems({ bill, draft, products, onChange }: BillItemsProps) {
  const t = useTranslations('till.bill');
  const [isChoosing, setChoosing] = useState(false);
  const setPieces = (id: number, pieces: number) =>
    onChange({ ...draft, pieces: { ...draft.pieces, [id]: Math.max(0, pieces) } });
  const shown = products.filter(
    ({ id, is_active: isActive }) => isActive && (isChoosing || (draft.pieces[id] ?? 0) > 0),
  );
  return (
    <Card label={t('items')}>
      {bill.treatments.map((item) => (
        <BillTreatment key={item.item_id} bill={bill} item={item} draft={draft} onChange={onChange} />
      ))}
      {shown.map((product) => (
        <ProductRow
          key={product.id}
          product={product}
          pieces={draft.pieces[product.id] ?? 0}
          onChange={(pieces) => setPieces(product.id, pieces)}
        />
      ))}
      {isChoosing && products.length === 0 && <p className="py-3 text-15 text-ink-soft">{t('noProducts')}</p>}
      {!isChoosing && (
        <div className="py-2">
          <Button kind="text" size="small" className="-ms-3" onClick={() => setChoosing(true)}>
            <Icon name="plus" />
            {t('addProduct')}
          </Button>
        </div>
      )}
    </Card>
  );
}

type BillTreatmentProps = Pick<BillItemsProps, 'bill' | 'draft' | 'onChange'> & {
  readonly item: Bill['treatments'][number];
};

function BillTreatment({ bill, item, draft, onChange }: BillTreatmentProps) {
  const t = useTranslations('till.bill');
  const locale = useLocale();
  const session = draft.sessions.find(({ item_id: id }) => id === item.item_id);
  const course =
    bill.courses.find(({ id }) => id === session?.course_id) ?? courseFor(bill, item.item_id, draft.sessions);
  const others = draft.sessions.filter((one) => one !== session);
  const isCovered = session !== undefined || item.course !== null;
  return (
    <>
      <CardRow>
        <span className="min-w-0">
          <b className="block font-strong">{item.title}</b>
          <span className="block text-13 text-ink-soft">
            <bdi>{item.employee.name}</bdi>
            {(item.commission_percent ?? 0) > 0 &&
              ` · ${t('commission', { percent: formatNumber(locale, item.commission_percent ?? 0) })}`}
          </span>
          {item.course && <PaidByCourse name={item.course.name} />}
        </span>
        <Price iqd={item.price_iqd} className={isCovered ? 'text-ink-soft line-through' : 'font-strong'} />
      </CardRow>
      {course && (
        <SessionChoice
          course={course}
          itemId={item.item_id}
          session={session}
          isManager={bill.can.refund.is_allowed}
          onChange={(chosen) => onChange({ ...draft, sessions: chosen ? [...others, chosen] : others })}
        />
      )}
    </>
  );
}

function PaidByCourse({ name }: { readonly name: string }) {
  const t = useTranslations('till.courses');
  return <span className="block text-13 text-confirmed">{t('paidBy', { name })}</span>;
}

type ProductRowProps = {
  readonly product: Product;
  readonly pieces: number;
  readonly onChange: (pieces: number) => void;
};

function ProductRow({ product: { name, stock, price_iqd: price }, pieces, onChange }: ProductRowProps) {
  const t = useTranslations('till.bill');
  const locale = useLocale();
  return (
    <CardRow>
      <span className="min-w-0">
        <b className="block font-strong">{name}</b>
        <span className="block text-13 text-ink-soft">{t('product', { stock: formatNumber(locale, stock) })}</span>
      </span>
      <span className="grid justify-items-end gap-1">
        <Price iqd={price * Math.max(1, pieces)} className={pieces > 0 ? 'font-strong' : 'text-ink-soft'} />
        <Stepper fewerLabel={t('fewer', { name })} moreLabel={t('more', { name })} pieces={pieces} onChange={onChange}>
          <output className="min-w-8 text-center tabular-nums">{formatNumber(locale, pieces)}</output>
        </Stepper>
      </span>
    </CardRow>
  );
}
