import { useState } from 'react';
import { useFetcher } from 'react-router';
import { servicePath } from '../catalog/service-card-view.ts';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { lazyDialog } from '../shell/lazy/lazy-dialog.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import type { StandingAnswer } from './standing-answer.ts';

const WhyHereDialog = lazyDialog(async () => (await import('./why-here-dialog.tsx')).WhyHereDialog);

type WhyHereProps = { readonly serviceId: number; readonly title: string; readonly className?: string };

/** Opens why a result stands where it stands. Its figures are asked for when somebody wants them. */
export function WhyHere({ serviceId, title, className = '' }: WhyHereProps) {
  const t = useTranslations('card');
  const path = `${inLanguage(useLanguage(), servicePath(serviceId))}/standing`;
  const { data, state, load } = useFetcher<StandingAnswer>();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    void load(path);
  };
  return (
    <>
      <button
        type="button"
        aria-label={`${t('why')} ${title}`}
        className={`relative z-10 -my-2 min-h-11 text-13 font-strong text-ink-soft underline decoration-line-field decoration-1 underline-offset-4 hover:text-lapis noscript:hidden ${className}`}
        onClick={open}
      >
        {t('why')}
      </button>
      {isOpen && (
        <WhyHereDialog
          answer={state === 'idle' ? data : undefined}
          onRetry={() => void load(path)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
