import { Price } from '@tajmeelspot/ui/price.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';

/** What a treatment cost before its discount, dinars. */
export function PriceBefore({ iqd }: { readonly iqd: number }) {
  const t = useTranslations('card');
  return (
    <s className="block text-13 text-ink-soft">
      <span className="sr-only">{t('before')} </span>
      <Price iqd={iqd} />
    </s>
  );
}
