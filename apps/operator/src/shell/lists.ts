import { useLabel } from '@tajmeelspot/ui/labels.ts';
import type { ShowMore } from '@tajmeelspot/ui/show-more.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';

type ListPage<Entry> = { readonly data: readonly Entry[]; readonly next: string | null };

/** What a page is asked for; absent where nothing is looked for, or on the first page. */
export type PageQuery = { readonly search?: string; readonly cursor?: string };

/** A list that grows page by page, and what it is looked for by, which the address holds. */
export type List<Entry> = {
  readonly entries: readonly Entry[] | undefined;
  readonly error: Error | undefined;
  readonly search: string;
  readonly setSearch: (text: string) => void;
  /** For the end of the list. */
  readonly more: ComponentProps<typeof ShowMore>;
  readonly again: () => void;
};

/** Asks for a list by the search of the address; `name` and `filter` tell it from others. */
export function useList<Entry>(
  name: string,
  filter: string,
  ask: (query: PageQuery, signal: AbortSignal) => Promise<ListPage<Entry>>,
): List<Entry> {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const explain = useLabel('explain');
  const asked = useInfiniteQuery({
    queryKey: [name, filter, search],
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      ask({ ...(search ? { search } : {}), ...(pageParam ? { cursor: pageParam } : {}) }, signal),
    getNextPageParam: ({ next }) => next,
  });
  return {
    entries: asked.data?.pages.flatMap(({ data }) => data),
    error: asked.error ?? undefined,
    search,
    setSearch: (text) =>
      setAddress(
        (former) => {
          if (text) former.set('search', text);
          else former.delete('search');
          return former;
        },
        { replace: true },
      ),
    more: {
      hasMore: asked.hasNextPage,
      isBusy: asked.isFetchingNextPage,
      errorMessage: asked.isFetchNextPageError ? explain(asked.error) : undefined,
      onMore: () => void asked.fetchNextPage(),
    },
    again: () => void asked.refetch(),
  };
}

/** One of some values in the address; undefined for none or another. */
export function useFilter<Value extends string>(
  name: string,
  values: readonly Value[],
): [Value | undefined, (value: Value | undefined) => void] {
  const [address, setAddress] = useSearchParams();
  const chosen = values.find((value) => value === address.get(name));
  const choose = (value: Value | undefined) =>
    setAddress(
      (former) => {
        if (value) former.set(name, value);
        else former.delete(name);
        return former;
      },
      { replace: true },
    );
  return [chosen, choose];
}
