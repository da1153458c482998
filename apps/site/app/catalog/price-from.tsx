import type { ReactNode } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';

type PriceFromProps = {
  readonly price: ReactNode;
  /** The treatment that costs so much; none where a list has none to book. */
  readonly treatment?: string | null | undefined;
  readonly className?: string | undefined;
};

/** The lowest price of a service, and what it buys. */
export function PriceFrom({ price, treatment, className = '' }: PriceFromProps) {
  const t = useTranslations('card');
  const render = () => <b className="text-15 font-head text-ink">{price}</b>;
  return (
    <p className={`flex min-w-0 flex-wrap items-baseline gap-x-1.5 text-13 text-ink-soft ${className}`}>
      <span className="whitespace-nowrap">{t.rich('from', { price: '', b: render })}</span>
      {treatment && <span className="max-w-full truncate">{treatment}</span>}
    </p>
  );
}
