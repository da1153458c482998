import { ApiError } from '@tajmeelspot/contract/client.ts';
import { useTranslations } from 'use-intl';
import { LocalProblem } from './local-problem.ts';

/** Says in one sentence why something did not work: in the server's words where it gave some. */
export function useErrorMessage(): (error: Error) => string {
  const t = useTranslations('frame');
  return (error) => {
    if (error instanceof LocalProblem) return error.message;
    return error instanceof ApiError ? (error.body?.message ?? t('failed')) : t('unreachable');
  };
}
