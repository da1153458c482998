import { ApiError } from '@tajmeelspot/contract/client.ts';
import { useTranslations } from 'use-intl';

/** Says in one sentence why something did not work: in the server's words where it gave some. */
export function useErrorMessage(): (error: Error) => string {
  const t = useTranslations('frame');
  return (error) => (error instanceof ApiError ? (error.body?.message ?? t('failed')) : t('unreachable'));
}
