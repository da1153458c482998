import { useNavigation } from 'react-router';
import { useTranslations } from '../messages/translations.tsx';

/** Says that the next page is on its way, where that takes longer than a blink. */
export function Progress() {
  const t = useTranslations('shell');
  const { state } = useNavigation();
  return (
    <output className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {state === 'loading' && (
        <span className="page-progress block h-0.75 bg-lapis">
          <span className="sr-only">{t('loading')}</span>
        </span>
      )}
    </output>
  );
}
