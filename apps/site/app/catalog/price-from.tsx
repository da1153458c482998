import { formatMoney } from '@tajmeelspot/language/money.ts';
import { useLanguage } from '../shell/language.ts';
import { WrittenPrice } from './written-price.tsx';

/** The lowest price of a listing, whole dinars. */
export function PriceFrom({
  priceIqd,
  className,
}: {
  readonly priceIqd: number;
  readonly className?: string | undefined;
}) {
  return <WrittenPrice price={formatMoney(useLanguage(), priceIqd)} className={className} />;
}
