import { Button } from '@tajmeelspot/ui/button.tsx';
import { useTranslations } from 'use-intl';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useErrorMessage } from '../shell/use-error-message.ts';

type LoadMoreProps = {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: Error | null;
    fetchNextPage(): unknown;
  };
};

/** The way to the next page of a list. */
export function LoadMore({ list }: LoadMoreProps) {
  const t = useTranslations('records');
  const toErrorMessage = useErrorMessage();
  if (!list.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-3 pt-2">
      {list.isFetchNextPageError && list.error && <ErrorMessage text={toErrorMessage(list.error)} />}
      <Button kind="outline" size="small" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {t('more')}
      </Button>
    </div>
  );
}
