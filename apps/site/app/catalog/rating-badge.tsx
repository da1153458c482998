import { formatNumber, formatRating } from '@tajmeelspot/language/numbers.ts';
import { NewMark, Rating } from '@tajmeelspot/ui/rating.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';

type RatingBadgeProps = {
  readonly rating: number | null;
  readonly count: number;
  /** Where the count stands beside it in words. */
  readonly isCountHidden?: boolean | undefined;
  readonly className?: string | undefined;
};

/** What visitors thought of a service, or that nobody has said yet. */
export function RatingBadge({ rating, count, isCountHidden = false, className }: RatingBadgeProps) {
  const t = useTranslations('card');
  const locale = useLocale();
  if (rating === null) return <NewMark label={t('new')} className={className} />;
  const text = formatRating(locale, rating);
  const shown = isCountHidden ? undefined : formatNumber(locale, count);
  return <Rating text={text} count={shown} label={t('rated', { rating: text, count })} className={className} />;
}
