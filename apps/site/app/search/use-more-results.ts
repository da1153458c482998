import { useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { SearchResultPage, SearchView } from './search-view.ts';

const noResults: SearchResultPage = { venues: [], total: null, nextCursor: null };

/** The venues on screen, page after page; the next one comes from this page's own loader. */
export function useMoreResults(first: SearchResultPage = noResults) {
  const { pathname } = useLocation();
  const fetcher = useFetcher<{ view: SearchView }>();
  const [later, setLater] = useState<readonly SearchResultPage[]>([]);
  const loaded = fetcher.data?.view.found;
  if (loaded && loaded !== later.at(-1)) setLater([...later, loaded]);
  const pages = [first, ...later];
  return {
    venues: pages.flatMap(({ venues }) => venues),
    nextCursor: pages.at(-1)?.nextCursor ?? null,
    load: (search: string) => void fetcher.load(pathname + search),
    isLoading: fetcher.state !== 'idle',
    hasFailed: fetcher.data !== undefined && !loaded,
  };
}
