import { Button } from '@tajmeelspot/ui/button.tsx';
import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { LoadError } from '@tajmeelspot/ui/load-error.tsx';
import { ShowMore } from '@tajmeelspot/ui/show-more.tsx';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Entries } from './entry.tsx';

type ListedProps<Entry> = {
  readonly list: {
    readonly entries: readonly Entry[] | undefined;
    readonly error: Error | undefined;
    readonly search: string;
    readonly setSearch: (text: string) => void;
    readonly more: ComponentProps<typeof ShowMore>;
    readonly again: () => void;
  };
  /** What is said where nothing is there at all. */
  readonly empty: string;
  readonly children: (entry: Entry) => ReactNode;
};

/** A list in each of its states: on its way, failed, empty, full, and going on. */
export function Listed<Entry>({ list, empty, children }: ListedProps<Entry>) {
  const t = useTranslations('operator.list');
  const tFrame = useTranslations('frame');
  if (!list.entries && list.error) return <LoadError error={list.error} onRetry={list.again} />;
  if (!list.entries) return <EntrySkeletons label={tFrame('loading')} />;
  if (list.entries.length === 0) {
    return (
      <EmptyState isList title={list.search ? t('nothingFound') : empty}>
        {list.search !== '' && (
          <Button kind="outline" size="small" onClick={() => list.setSearch('')}>
            {t('clear')}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <Entries>{list.entries.map((entry) => children(entry))}</Entries>
      <ShowMore {...list.more} />
    </>
  );
}

function EntrySkeletons({ label }: { readonly label: string }) {
  return (
    <output className="grid rounded-card bg-surface inset-ring inset-ring-line">
      <span className="sr-only">{label}</span>
      {Array.from({ length: 6 }, (_, place) => (
        <span key={place} className="grid gap-2 border-b border-line p-4 last:border-b-0">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3 w-3/5" />
        </span>
      ))}
    </output>
  );
}
