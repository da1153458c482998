import { SearchPage } from '../../search/search-page.tsx';
import { toMeta } from '../../shell/head/to-meta.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/massage.ts';
import { loadSearchPage, useLatestPage } from './load-search-page.ts';
import { loadSearch } from './load-search.server.ts';

export const loader = (args: Route.LoaderArgs) => loadSearch(args, 'massage');

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSearchPage(args);

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function Massage({ loaderData }: Route.ComponentProps) {
  useLatestPage(loaderData);
  return (
    <PageMessages messages={loaderData.messages}>
      <SearchPage view={loaderData.view} />
    </PageMessages>
  );
}
