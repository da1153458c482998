import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { readCriteria } from '../../search/criteria.ts';
import type { SearchView } from '../../search/search-view.ts';

type PageWithView = { readonly view: SearchView };
type LoadSearchPageArgs<Page> = { readonly request: Request; readonly serverLoader: () => Promise<Page> };

let latest: { readonly pathname: string; readonly page: PageWithView } | undefined;

/** Keeps the page that is shown, which stays where the next one does not come. */
export function useLatestPage(page: PageWithView): void {
  useEffect(() => {
    latest = { pathname: location.pathname, page };
  }, [page]);
}

/** What a search page needs. Where it does not come, the page that stands stays, with a word in place of its list. */
export async function loadSearchPage<Page extends PageWithView>(args: LoadSearchPageArgs<Page>): Promise<Page> {
  const { pathname, searchParams } = new URL(args.request.url);
  try {
    return await args.serverLoader();
  } catch (error) {
    const isOffline = error instanceof TypeError;
    const hasFailed = isOffline || (isRouteErrorResponse(error) && error.status >= 500);
    if (!hasFailed || latest?.pathname !== pathname) throw error;
    const view = { ...latest.page.view, criteria: readCriteria(searchParams), found: undefined, isOffline };
    // One address has pages of one shape.
    return { ...(latest.page as Page), view };
  }
}
