import type { ReactNode } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';

/** The lowest price of a service, already written. Browsers may space a currency differently: the first writing stays. */
export function FormattedPrice({
  price,
  className = '',
}: {
  readonly price: string;
  readonly className?: string | undefined;
}) {
  const t = useTranslations('card');
  return <p className={`text-13 text-ink-soft ${className}`}>{t.rich('from', { price, b: renderPrice })}</p>;
}

const renderPrice = (price: ReactNode) => (
  <b className="text-15 font-head text-ink">
    <bdi suppressHydrationWarning>{price}</bdi>
  </b>
);
