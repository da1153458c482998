import { isRouteErrorResponse } from 'react-router';
import { readCriteria } from '../../search/criteria.ts';
import type { SearchView } from '../../search/search-view.ts';

type LoadSearchPageArgs<Page> = { readonly request: Request; readonly serverLoader: () => Promise<Page> };

let latest: { readonly pathname: string; readonly page: { readonly view: SearchView } } | undefined;

/** What a search page needs. Where it does not come, the page that stands stays, with a word in place of its list. */
export async function loadSearchPage<Page extends { readonly view: SearchView }>(
  args: LoadSearchPageArgs<Page>,
): Promise<Page> {
  const { pathname, searchParams } = new URL(args.request.url);
  try {
    const page = await args.serverLoader();
    latest = { pathname, page };
    return page;
  } catch (error) {
    const isOffline = error instanceof TypeError;
    const hasFailed = isOffline || (isRouteErrorResponse(error) && error.status >= 500);
    if (!hasFailed || latest?.pathname !== pathname) throw error;
    const view = { ...latest.page.view, criteria: readCriteria(searchParams), found: undefined, isOffline };
    // One address has pages of one shape.
    return { ...(latest.page as Page), view };
  }
}
