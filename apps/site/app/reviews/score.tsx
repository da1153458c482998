import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { formatNumber, formatRating } from '@tajmeelspot/language/numbers.ts';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { Stars } from './stars.tsx';
import { useLocale } from '../shell/locale.ts';

type ScoreProps = {
  readonly rating: number;
  readonly service: Pick<Service, 'reviews_count' | 'histogram'>;
};

/** The mean of all reviews and how it is spread. */
export function Score({ rating, service }: ScoreProps) {
  const t = useTranslations('service');
  const locale = useLocale();
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-7 pt-1 pb-6">
      <div className="grid justify-items-start gap-1">
        <bdi className="text-48 leading-none font-bold rtl:leading-[1.25]">{formatRating(locale, rating)}</bdi>
        <Stars stars={rating} />
        <span className="text-13 text-ink-soft">{t('reviewsCount', { count: service.reviews_count })}</span>
      </div>
      <Histogram {...service} />
    </div>
  );
}

function Histogram({ histogram, reviews_count: total }: ScoreProps['service']) {
  const t = useTranslations('service.reviews');
  const locale = useLocale();
  return (
    <ul className="grid gap-1 text-13 leading-[1.4]">
      {histogram.map(({ stars, count }) => (
        <li key={stars}>
          <span className="sr-only">{t('row', { stars: formatNumber(locale, stars), count })}</span>
          <span aria-hidden="true" className="grid grid-cols-[12px_12px_1fr_32px] items-center gap-2">
            <bdi>{formatNumber(locale, stars)}</bdi>
            <Khatam className="size-3 text-saffron" />
            <span className="h-1.5 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-saffron"
                style={{ inlineSize: `${total > 0 ? (count / total) * 100 : 0}%` }}
              />
            </span>
            <bdi className="text-end text-ink-soft">{formatNumber(locale, count)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
