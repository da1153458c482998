import { Price } from '@tajmeelspot/ui/price.tsx';
import type { PricedTreatment } from '@tajmeelspot/contract/catalog.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import type { ReactNode } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';
import type { BookingFormState } from './booking-form-state.ts';

/** Exactly what is paid at the place, and how it comes about. */
export function PriceSummary({ form: { treatments, total, coupon, service } }: { readonly form: BookingFormState }) {
  const t = useTranslations('booking');
  const isPlain = treatments.length === 1 && total.listPrice === total.finalPrice;
  const off = total.price - total.finalPrice;
  return (
    <dl aria-label={t('price.label')} className="grid gap-1 text-15">
      {!isPlain && treatments.map((treatment) => <TreatmentPrice key={treatment.id} treatment={treatment} />)}
      {coupon.isApplied && off > 0 && (
        <PriceRow name={t('options.couponOff', { code: coupon.code })} className="text-saffron-ink">
          <bdi>
            − <Price iqd={off} />
          </bdi>
        </PriceRow>
      )}
      <PriceRow name={t('price.total', { type: service.establishment.type })} className="text-18 font-head">
        <Price iqd={total.finalPrice} />
      </PriceRow>
    </dl>
  );
}

function TreatmentPrice({
  treatment: { title, price, discount, final_price: finalPrice },
}: {
  readonly treatment: PricedTreatment;
}) {
  const t = useTranslations('booking.price');
  const locale = useLocale();
  const saved = price - finalPrice;
  return (
    <>
      <PriceRow name={title}>
        {saved > 0 ? (
          <s className="text-ink-soft">
            <Price iqd={price} />
          </s>
        ) : (
          <Price iqd={price} />
        )}
      </PriceRow>
      {saved > 0 && (
        <PriceRow name={t('off', { percent: formatNumber(locale, discount) })} className="text-saffron-ink">
          <bdi>
            − <Price iqd={saved} />
          </bdi>
        </PriceRow>
      )}
    </>
  );
}

type PriceSummaryRowProps = { readonly name: string; readonly className?: string; readonly children: ReactNode };

function PriceRow({ name, className = '', children }: PriceSummaryRowProps) {
  return (
    <div className={`flex items-baseline justify-between gap-3 ${className}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
