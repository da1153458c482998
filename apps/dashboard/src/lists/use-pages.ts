import { useLabel } from '@tajmeelspot/ui/labels.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

/** A page of a list and the mark of the next one. */
type CursorPage = { readonly next_cursor: string | null };

/** A list that is asked for page by page, and its end. `findPage` gets the mark of the page, nothing for the first. */
export function usePages<Page extends CursorPage>(
  key: readonly unknown[],
  findPage: (page: { readonly cursor?: string }, signal: AbortSignal) => Promise<Page>,
) {
  const explain = useLabel('explain');
  const query = useInfiniteQuery({
    queryKey: key,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => findPage(pageParam === '' ? {} : { cursor: pageParam }, signal),
    getNextPageParam: ({ next_cursor: next }) => next,
    placeholderData: keepPreviousData,
  });
  const more = {
    hasMore: query.hasNextPage,
    isBusy: query.isFetchingNextPage,
    errorMessage: query.isFetchNextPageError ? explain(query.error) : undefined,
    onMore: () => void query.fetchNextPage(),
  };
  return { query, more };
}
