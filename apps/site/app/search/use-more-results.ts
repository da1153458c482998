import { useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { Found, SearchView } from './search-view.ts';

const nothing: Found = { services: [], total: null, nextCursor: null };

/** The services on screen, page after page; the next one comes from this page's own loader. */
export function useMore(first: Found = nothing) {
  const { pathname } = useLocation();
  const fetcher = useFetcher<{ view: SearchView }>();
  const [later, setLater] = useState<readonly Found[]>([]);
  const arrived = fetcher.data?.view.found;
  if (arrived && arrived !== later.at(-1)) setLater([...later, arrived]);
  const pages = [first, ...later];
  return {
    services: pages.flatMap(({ services }) => services),
    nextCursor: pages.at(-1)?.nextCursor ?? null,
    load: (search: string) => void fetcher.load(pathname + search),
    isLoading: fetcher.state !== 'idle',
    hasFailed: fetcher.data !== undefined && !arrived,
  };
}
