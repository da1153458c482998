import { LoadError as UiLoadError } from '@tajmeelspot/ui/load-error.tsx';
import { useTranslations } from 'use-intl';
import { useErrorMessage } from './use-error-message.ts';

/** Content did not arrive: why, and the way to ask again. */
export function LoadError({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  const t = useTranslations('frame');
  const toErrorMessage = useErrorMessage();
  return <UiLoadError title={t('failed')} text={toErrorMessage(error)} retryLabel={t('retry')} onRetry={retry} />;
}
