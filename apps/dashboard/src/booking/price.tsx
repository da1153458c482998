import { formatMoney } from '@tajmeelspot/language/money.ts';
import { useLanguage } from '../shell/language.ts';

/** A price in whole dinars. */
export function Price({ iqd, className = '' }: { readonly iqd: number; readonly className?: string | undefined }) {
  return <bdi className={`tabular-nums whitespace-nowrap ${className}`}>{formatMoney(useLanguage(), iqd)}</bdi>;
}
