import { SearchPage } from '../../search/search-page.tsx';
import { metaOf } from '../../shell/head/meta.ts';
import { Speak } from '../../shell/words.tsx';
import type { Route } from './+types/hair-removal.ts';
import { loadSearch } from './search-loading.server.ts';

export const loader = (args: Route.LoaderArgs) => loadSearch(args, 'hairRemoval');

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export default function HairRemoval({ loaderData }: Route.ComponentProps) {
  return (
    <Speak words={loaderData.words}>
      <SearchPage view={loaderData.view} />
    </Speak>
  );
}
