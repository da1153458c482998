import { NewMark, Rating } from '@tajmeelspot/ui/rating.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import type { ServiceCardView } from './service-card-view.ts';

/** What visitors thought of a service, or that nobody has said yet. */
export function ServiceRating({ rating }: Pick<ServiceCardView, 'rating'>) {
  const t = useTranslations('card');
  if (!rating) return <NewMark label={t('new')} />;
  const { text, count, countText } = rating;
  return <Rating text={text} count={countText} label={t('rated', { rating: text, count })} />;
}
