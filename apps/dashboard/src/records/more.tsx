import { Button } from '@tajmeelspot/ui/button.tsx';
import { useTranslations } from 'use-intl';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useErrorMessage } from '../shell/use-error-message.ts';

type RecordsMoreProps = {
  readonly asked: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: Error | null;
    fetchNextPage(): unknown;
  };
};

/** The way to the next page of a list. */
export function More({ asked }: RecordsMoreProps) {
  const t = useTranslations('records');
  const toErrorMessage = useErrorMessage();
  if (!asked.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-3 pt-2">
      {asked.isFetchNextPageError && asked.error && <ErrorMessage text={toErrorMessage(asked.error)} />}
      <Button kind="outline" size="small" isBusy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
        {t('more')}
      </Button>
    </div>
  );
}
