import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useExpiredSession } from '../shell/account/use-expired-session.ts';
import { useLanguage } from '../shell/language.ts';
import { toggleFeature } from '../shell/favourites/toggle-feature.ts';
import { useFavourite } from '../shell/favourites/use-favourite.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useSession } from '../shell/use-session.ts';
import { ToggleButton } from './toggle-button.tsx';

type FeatureButtonProps = { readonly serviceId: number; readonly hintClassName: string };

/** Recommends a service to everybody; with a line for signed-in users that explains it. */
export function FeatureButton({ serviceId, hintClassName }: FeatureButtonProps) {
  const t = useTranslations('favourites');
  const hint = useId();
  const { session } = useSession();
  const { isFeatured, isBusy, toggle } = useFeature(serviceId);
  if (!session) return null;
  return (
    <>
      <ToggleButton isOn={isFeatured} isBusy={isBusy} aria-describedby={hint} onClick={() => void toggle()}>
        {!isBusy && (
          <Khatam
            className={`text-[20px] ${isFeatured ? 'text-saffron' : 'fill-none stroke-current stroke-[.16] text-ink'}`}
          />
        )}
        {t('feature')}
      </ToggleButton>
      <p id={hint} className={`text-13 text-ink-soft ${hintClassName}`}>
        {t('featureHint')}
      </p>
    </>
  );
}

function useFeature(serviceId: number) {
  const t = useTranslations('favourites');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const endSession = useExpiredSession();
  const isFeatured = useFavourite(serviceId)?.isFeatured ?? false;
  const [isBusy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    const outcome = await toggleFeature(language, serviceId, !isFeatured);
    setBusy(false);
    if (outcome.kind === 'expired') return endSession(pathname + search);
    if (outcome.kind === 'done') return toast(outcome.message);
    const { reason } = outcome;
    const text = reason === undefined ? t('failedFeature') : t('failedFeatureFor', { reason });
    return toast(text, { tone: 'bad' });
  };
  return { isFeatured, isBusy, toggle };
}
