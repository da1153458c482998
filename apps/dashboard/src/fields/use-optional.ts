import { useTranslations } from 'use-intl';

/** Says in the label of a field that it may stay empty. */
export function useOptional(): (label: string) => string {
  const t = useTranslations('frame');
  return (label) => t('optional', { label });
}
