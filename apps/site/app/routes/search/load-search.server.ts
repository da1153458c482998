import { ApiError } from '@tajmeelspot/contract/client.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import { type Preset, readCriteria } from '../../search/criteria.ts';
import type { SearchView } from '../../search/search-view.ts';
import { apiContext, serverApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import { headOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { toServiceCards } from '../service-cards.server.ts';

/** The stable name of each preset's category. */
const categories: Record<Preset, string> = {
  hair: 'hair',
  hairRemoval: 'hair removal',
  massage: 'massage',
  services: '',
};
const pageLength = '24';

type LoadSearchArgs = Pick<LoaderFunctionArgs, 'params' | 'request'> & {
  readonly context: Readonly<RouterContextProvider>;
};

/** What a search page needs. A failure to fetch the list is shown in its place; the rest of the page stays usable. */
export async function loadSearch({ params, request, context }: LoadSearchArgs, preset: Preset) {
  const language = languageOf(params);
  const api = serverApi(context, language);
  const url = new URL(request.url);
  const criteria = readCriteria(url.searchParams);
  const cursor = url.searchParams.get('cursor') ?? '';
  const page = {
    head: headOf(language, 'search', { preset }),
    messages: messagesOf(language, 'search', 'card', 'favourites'),
  };
  const view: SearchView = {
    preset,
    criteria,
    today: inBaghdad(Date.now()).date,
    facets: undefined,
    found: undefined,
    isLaterPage: cursor !== '',
  };
  try {
    const category = categories[preset] || criteria.category;
    const { date, near, sort, ...choices } = { ...criteria, category };
    const [facets, found] = await Promise.all([
      api.listFacets({ query: choices }),
      api.searchServices({ query: { ...choices, date, near, sort, cursor, limit: pageLength } }),
    ]);
    const { data: services, total, next_cursor: nextCursor } = found.data;
    const cards = await toServiceCards(api, language, services, criteria.date || undefined);
    return data({ ...page, view: { ...view, facets: facets.data, found: { services: cards, total, nextCursor } } });
  } catch (error) {
    // A mark of a page that is no more, or was never one: the list begins anew.
    if (cursor !== '' && error instanceof ApiError && error.status === 422) {
      url.searchParams.delete('cursor');
      return loadSearch({ params, context, request: new Request(url) }, preset);
    }
    context.get(apiContext).report(error);
    return data({ ...page, view }, { status: 503 });
  }
}
