import { useLabel } from './labels.ts';

type PriceProps = { readonly iqd: number; readonly className?: string | undefined };

/** A price in whole dinars as its reader wants it, in one piece. */
export function Price({ iqd, className = '' }: PriceProps) {
  const write = useLabel('price');
  return <bdi className={`whitespace-nowrap ltr:tabular-nums ${className}`}>{write(iqd)}</bdi>;
}
