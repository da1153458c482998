import { Button } from '@tajmeelspot/ui/button.tsx';
import { useTranslations } from 'use-intl';
import { Fault } from '../visit/fault.tsx';
import { useSetback } from '../shell/states.tsx';

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
  const sentence = useSetback();
  if (!asked.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-3 pt-2">
      {asked.isFetchNextPageError && asked.error && <Fault text={sentence(asked.error)} />}
      <Button kind="outline" size="small" isBusy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
        {t('more')}
      </Button>
    </div>
  );
}
