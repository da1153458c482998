import type { TillDay } from '@tajmeelspot/contract/till/till-days.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Initial } from '@tajmeelspot/ui/initial.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { Card } from './card.tsx';

/** Who owes something, and which bookings nobody was paid for: the day is not closed by surprise. */
export function OpenBills({ day: { debts, unpaid } }: { readonly day: TillDay }) {
  const t = useTranslations('till.day');
  const locale = useLocale();
  const bills = [
    ...unpaid.map((bill) => ({ ...bill, text: t('unpaid', { name: bill.customer_name }) })),
    ...debts.map((bill) => ({ ...bill, text: t('debt', { name: bill.customer_name }) })),
  ];
  return (
    <Card label={t('open')}>
      <h2 className="py-3 text-18">{t('open')}</h2>
      {bills.length === 0 && <p className="pb-3 text-15 text-ink-soft">{t('noneOpen')}</p>}
      <ul>
        {bills.map((bill) => (
          <li
            key={`${bill.text} ${bill.booking_id} ${bill.client_id} ${bill.booking_date}`}
            className="border-t border-line"
          >
            <Link
              to={bill.booking_id === null ? `/customers/${bill.client_id}` : `/till/bookings/${bill.booking_id}`}
              className="flex min-h-14 items-center gap-3 py-2 hover:bg-lapis-tint"
            >
              <Initial name={bill.customer_name} className="size-9 bg-sand text-ink-soft" />
              <span className="min-w-0 grow">
                <span className="block">{bill.text}</span>
                <span className="block text-13 text-ink-soft">{formatDay(locale, bill.booking_date, 'short')}</span>
              </span>
              <Price iqd={bill.amount_iqd} className="font-strong" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
