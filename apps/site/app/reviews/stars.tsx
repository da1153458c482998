import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';

/** Five stars, as many of them lit as were given; in words for screen readers. */
export function Stars({ stars }: { readonly stars: number }) {
  const t = useTranslations('service.reviews');
  const locale = useLocale();
  return (
    <span className="inline-flex gap-0.5">
      <span className="sr-only">{t('stars', { stars: formatNumber(locale, stars) })}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Khatam key={star} className={`size-3.75 ${star <= Math.round(stars) ? 'text-saffron' : 'text-line'}`} />
      ))}
    </span>
  );
}
