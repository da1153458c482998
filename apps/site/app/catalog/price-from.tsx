import type { ReactNode } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';

type PriceFromProps = { readonly price: ReactNode; readonly className?: string | undefined };

/** The lowest price of a service. */
export function PriceFrom({ price, className = '' }: PriceFromProps) {
  const t = useTranslations('card');
  const render = () => <b className="text-15 font-head text-ink">{price}</b>;
  return <p className={`text-13 text-ink-soft ${className}`}>{t.rich('from', { price: '', b: render })}</p>;
}
