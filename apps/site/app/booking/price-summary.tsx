import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../shell/language.ts';
import type { Desk } from './desk.ts';
import { Price } from './price.tsx';

/** Exactly what is paid at the place, and how it comes about. */
export function PriceSummary({ desk: { item, service } }: { readonly desk: Desk }) {
  const t = useTranslations('booking.price');
  const language = useLanguage();
  const saved = item.price - item.final_price;
  const row = 'flex items-baseline justify-between gap-3';
  return (
    <dl aria-label={t('label')} className="grid gap-1 text-15">
      {saved > 0 && (
        <>
          <div className={row}>
            <dt>{item.title}</dt>
            <dd className="text-ink-soft">
              <s>
                <Price iqd={item.price} />
              </s>
            </dd>
          </div>
          <div className={`${row} text-saffron-ink`}>
            <dt>{t('off', { percent: formatNumber(language, item.discount) })}</dt>
            <dd>
              <bdi>
                − <Price iqd={saved} />
              </bdi>
            </dd>
          </div>
        </>
      )}
      <div className={`${row} text-18 font-head`}>
        <dt>{t('total', { type: service.establishment.type })}</dt>
        <dd>
          <Price iqd={item.final_price} />
        </dd>
      </div>
    </dl>
  );
}
