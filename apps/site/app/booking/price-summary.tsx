import type { PricedTreatment } from '@tajmeelspot/contract/catalog.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../shell/language.ts';
import type { Desk } from './booking-form-state.ts';
import { Price } from '../catalog/price.tsx';

/** Exactly what is paid at the place, and how it comes about. */
export function PriceSummary({ desk: { lines, total, coupon, service } }: { readonly desk: Desk }) {
  const t = useTranslations('booking');
  const isPlain = lines.length === 1 && total.listPrice === total.finalPrice;
  const off = total.price - total.finalPrice;
  return (
    <dl aria-label={t('price.label')} className="grid gap-1 text-15">
      {!isPlain && lines.map((line) => <Line key={line.id} line={line} />)}
      {coupon.isApplied && off > 0 && (
        <Row name={t('wishes.couponOff', { code: coupon.code })} className="text-saffron-ink">
          <bdi>
            − <Price iqd={off} />
          </bdi>
        </Row>
      )}
      <Row name={t('price.total', { type: service.establishment.type })} className="text-18 font-head">
        <Price iqd={total.finalPrice} />
      </Row>
    </dl>
  );
}

function Line({ line: { title, price, discount, final_price: finalPrice } }: { readonly line: PricedTreatment }) {
  const t = useTranslations('booking.price');
  const language = useLanguage();
  const saved = price - finalPrice;
  return (
    <>
      <Row name={title}>
        {saved > 0 ? (
          <s className="text-ink-soft">
            <Price iqd={price} />
          </s>
        ) : (
          <Price iqd={price} />
        )}
      </Row>
      {saved > 0 && (
        <Row name={t('off', { percent: formatNumber(language, discount) })} className="text-saffron-ink">
          <bdi>
            − <Price iqd={saved} />
          </bdi>
        </Row>
      )}
    </>
  );
}

type PriceSummaryRowProps = { readonly name: string; readonly className?: string; readonly children: ReactNode };

function Row({ name, className = '', children }: PriceSummaryRowProps) {
  return (
    <div className={`flex items-baseline justify-between gap-3 ${className}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
