import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

/** A page of a list and the mark of the next one. */
type Page = { readonly next_cursor: string | null };

/** A list that is asked for page by page. `ask` gets the mark of the page, nothing for the first. */
export function usePages<P extends Page>(
  key: readonly unknown[],
  ask: (mark: { readonly cursor?: string }, signal: AbortSignal) => Promise<P>,
) {
  return useInfiniteQuery({
    queryKey: key,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => ask(pageParam === '' ? {} : { cursor: pageParam }, signal),
    getNextPageParam: ({ next_cursor: next }) => next,
    placeholderData: keepPreviousData,
  });
}
