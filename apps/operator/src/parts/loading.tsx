import { Loading as UiLoading } from '@tajmeelspot/ui/loading.tsx';
import { useTranslations } from 'use-intl';

/** Content is on its way. */
export function Loading({ label }: { readonly label?: string | undefined }) {
  const t = useTranslations('frame');
  return <UiLoading label={label ?? t('loading')} />;
}
