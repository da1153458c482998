import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Spinner } from '@tajmeelspot/ui/spinner.tsx';
import { useLabel } from '@tajmeelspot/ui/labels.ts';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { type Criteria, toSearch } from './criteria.ts';

type MoreResultsProps = {
  readonly criteria: Criteria;
  /** How many are on screen; unknown on a later page. */
  readonly shown: number | undefined;
  readonly total: number | null;
  readonly nextCursor: string | null;
  readonly load: (search: string) => void;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
};

/** The end of the list: how much of it is on screen, and a link to the rest, which a script turns into appending. */
export function MoreResults({ criteria, shown, total, nextCursor, load, isLoading, hasFailed }: MoreResultsProps) {
  const t = useTranslations('search.results');
  const label = useLabel('more');
  const search = toSearch(criteria);
  const next = `${search || '?'}${search && '&'}cursor=${encodeURIComponent(nextCursor ?? '')}`;
  const append = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isLoading) load(next);
  };
  return (
    <div className="grid justify-items-center gap-2.5 pt-8">
      <output className="block text-15 text-ink-soft">
        {hasFailed
          ? t('failedMore')
          : shown !== undefined && total !== null && shown < total && t('shown', { shown, total })}
      </output>
      {nextCursor !== null && (
        <Link
          rel="nofollow"
          to={{ search: next }}
          aria-busy={isLoading || undefined}
          className={buttonClass({ kind: 'outline' })}
          onClick={append}
        >
          {isLoading && <Spinner className="text-18" />}
          {label}
        </Link>
      )}
      {shown === undefined && (
        <Link to={{ search }} className={buttonClass({ kind: 'text' })}>
          {t('first')}
        </Link>
      )}
    </div>
  );
}
