import { formatMoney } from '@tajmeelspot/language/money.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLanguage } from '../shell/language.ts';

type PriceProps = { readonly iqd: number; readonly className?: string | undefined };

/** A price in dinars. Browsers and servers may space a currency differently; the server's way stays. */
export function Price({ iqd, className = '' }: PriceProps) {
  const language = useLanguage();
  return (
    <bdi
      suppressHydrationWarning
      className={`whitespace-nowrap ${language === 'en' ? 'tabular-nums' : ''} ${className}`}
    >
      {formatMoney(language, iqd)}
    </bdi>
  );
}

/** The lowest price of a service. */
export function PriceFrom({ iqd, className = '' }: PriceProps) {
  const t = useTranslations('card');
  const price = () => <Price iqd={iqd} className="text-15 font-head text-ink" />;
  return <p className={`text-13 text-ink-soft ${className}`}>{t.rich('from', { price: '', b: price })}</p>;
}
