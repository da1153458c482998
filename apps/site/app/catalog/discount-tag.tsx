import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { useLocale } from '../shell/locale.ts';
import { useTranslations } from '../shell/messages/translations.tsx';

type DiscountTagProps = { readonly percent: number | undefined; readonly className: string };

/** The discount of the treatment whose price a card shows, on its picture. */
export function DiscountTag({ percent: discount, className }: DiscountTagProps) {
  const t = useTranslations('card');
  const locale = useLocale();
  if (discount === undefined) return null;
  const percent = formatNumber(locale, discount);
  return (
    <span
      className={`absolute rounded-full bg-saffron-tint px-2.25 py-0.5 text-13 font-head text-saffron-ink ${className}`}
    >
      <span className="sr-only">{t('saves', { percent })}</span>
      <bdi aria-hidden="true">{t('off', { percent })}</bdi>
    </span>
  );
}
