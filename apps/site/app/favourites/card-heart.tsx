import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { HeartPrompt } from './heart-prompt.tsx';
import { useHeart } from './use-heart.ts';

type CardHeartProps = { readonly serviceId: number; readonly title: string; readonly className?: string };

/** The heart on a card, round, above the link that covers it. */
export function CardHeart({ serviceId, title, className = 'absolute inset-e-1 top-1 z-10' }: CardHeartProps) {
  const t = useTranslations('favourites');
  const { isBookmarked, press, isAsking, stopAsking } = useHeart(serviceId);
  return (
    <>
      <button
        type="button"
        aria-pressed={isBookmarked}
        aria-label={t('bookmarkOne', { title })}
        className={`grid size-11 place-items-center noscript:hidden ${className}`}
        onClick={press}
      >
        <span className="grid size-9 place-items-center rounded-full bg-veil text-on-veil">
          <Icon name="heart" className={isBookmarked ? 'fill-current text-on-veil-rose' : ''} />
        </span>
      </button>
      <HeartPrompt isAsking={isAsking} onClose={stopAsking} />
    </>
  );
}
