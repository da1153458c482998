import { SearchPage } from '../../search/search-page.tsx';
import { metaOf } from '../../shell/head/to-meta.ts';
import { Speak } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/services.ts';
import { keepPage } from './load-search-page.ts';
import { loadSearch } from './load-search.server.ts';

export const loader = (args: Route.LoaderArgs) => loadSearch(args, 'services');

export const clientLoader = (args: Route.ClientLoaderArgs) => keepPage(args);
// The page that the server rendered is kept as well.
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <Speak words={loaderData.words}>
      <SearchPage view={loaderData.view} />
    </Speak>
  );
}
