import { isRouteErrorResponse } from 'react-router';
import { readCriteria } from '../../search/criteria.ts';
import type { SearchView } from '../../search/search-view.ts';

type Args<Page> = { readonly request: Request; readonly serverLoader: () => Promise<Page> };

let kept: { readonly pathname: string; readonly page: { readonly view: SearchView } } | undefined;

/** What a search page needs. Where it does not come, the page that stands stays, with a word in place of its list. */
export async function keepPage<Page extends { readonly view: SearchView }>(args: Args<Page>): Promise<Page> {
  const { pathname, searchParams } = new URL(args.request.url);
  try {
    const page = await args.serverLoader();
    kept = { pathname, page };
    return page;
  } catch (error) {
    const isOffline = error instanceof TypeError;
    const hasFailed = isOffline || (isRouteErrorResponse(error) && error.status >= 500);
    if (!hasFailed || kept?.pathname !== pathname) throw error;
    const view = { ...kept.page.view, criteria: readCriteria(searchParams), found: undefined, isOffline };
    // One address has pages of one shape.
    return { ...(kept.page as Page), view };
  }
}
