import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { HeartPrompt } from './heart-prompt.tsx';
import { ToggleButton } from './toggle-button.tsx';
import { useHeart } from './use-heart.ts';

/** Keeps the service of a page for later. The page is the same for everybody: the heart fills once the browser has it. */
export function HeartButton({ serviceId }: { readonly serviceId: number }) {
  const t = useTranslations('favourites');
  const { isBookmarked, press, isAsking, stopAsking } = useHeart(serviceId);
  return (
    <>
      <ToggleButton isOn={isBookmarked} onClick={press}>
        <Icon name="heart" className={isBookmarked ? 'fill-current text-rose' : ''} />
        {t('bookmark')}
      </ToggleButton>
      <HeartPrompt isAsking={isAsking} onClose={stopAsking} />
    </>
  );
}
