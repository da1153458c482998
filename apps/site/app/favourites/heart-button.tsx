import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from 'use-intl/react';
import { HeartPrompt } from './heart-prompt.tsx';
import { MarkButton } from './toggle-button.tsx';
import { useHeart } from './use-heart.ts';

/** Keeps the service of a page for later. The page is the same for everybody: the heart fills once the browser has it. */
export function HeartButton({ serviceId }: { readonly serviceId: number }) {
  const t = useTranslations('marks');
  const { isKept, press, isAsking, stopAsking } = useHeart(serviceId);
  return (
    <>
      <MarkButton isOn={isKept} onClick={press}>
        <Icon name="heart" className={isKept ? 'fill-current text-rose' : ''} />
        {t('keep')}
      </MarkButton>
      <HeartPrompt isAsking={isAsking} onClose={stopAsking} />
    </>
  );
}
