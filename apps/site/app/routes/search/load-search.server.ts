import { ApiError, type SiteClient } from '@tajmeelspot/contract/client.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { readDay } from '@tajmeelspot/language/read-day.ts';
import { data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import { type Preset, readCriteria } from '../../search/criteria.ts';
import type { SearchView } from '../../search/search-view.ts';
import { apiContext, serverApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import { headOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { loadMap } from './load-map.server.ts';
import { findNearest } from './load-nearest.server.ts';
import { toVenueResults } from './venue-results.server.ts';

/** The stable name of each preset's category. */
const categories: Record<Preset, string> = {
  hair: 'hair',
  hairRemoval: 'hair removal',
  massage: 'massage',
  services: '',
};
const pageLength = '12';
const ofMap = ['map'] as const;

type LoadSearchArgs = Pick<LoaderFunctionArgs, 'params' | 'request'> & {
  readonly context: Readonly<RouterContextProvider>;
};

/** What a search page needs. A failure to fetch the list is shown in its place; the rest of the page stays usable. */
export async function loadSearch({ params, request, context }: LoadSearchArgs, preset: Preset, ownCategory = '') {
  const language = languageOf(params);
  const api = serverApi(context, language);
  const url = new URL(request.url);
  const today = inBaghdad(Date.now()).date;
  // Without its script the field sends a day as it was typed.
  const day = readDay(url.searchParams.get('date') ?? '', today);
  if (day !== undefined) url.searchParams.set('date', day);
  const criteria = readCriteria(url.searchParams);
  const cursor = url.searchParams.get('cursor') ?? '';
  const category = ownCategory || categories[preset];
  const page = {
    head: headOf(language, 'search', { preset }),
    messages: messagesOf(language, 'search', 'card', 'favourites', ...(criteria.view === 'map' ? ofMap : [])),
  };
  const view: SearchView = {
    preset,
    isOfCategory: ownCategory !== '',
    criteria,
    today,
    facets: undefined,
    found: undefined,
    reading: { readAs: null, others: [], unknown: [] },
    nearest: [],
    isLaterPage: cursor !== '',
  };
  try {
    const { results, total, nextCursor, ...found } = await findVenues(api, { category, criteria, cursor });
    const venues = await toVenueResults(api, language, results, criteria);
    const map = await loadMap(api, language, { category, criteria: found.criteria });
    const isNothing = results.length === 0 && cursor === '';
    const nearest = isNothing ? await findNearest(api, { ...found, category: categories[preset] }) : [];
    return data({ ...page, view: { ...view, ...found, nearest, map, found: { venues, total, nextCursor } } });
  } catch (error) {
    // A mark of a page that is no more, or was never one: the list begins anew.
    if (cursor !== '' && error instanceof ApiError && error.status === 422) {
      url.searchParams.delete('cursor');
      return loadSearch({ params, context, request: new Request(url) }, preset, ownCategory);
    }
    context.get(apiContext).report(error);
    return data({ ...page, view }, { status: 503 });
  }
}

type FindVenuesInput = Pick<SearchView, 'criteria'> & {
  /** The page's own; '' where the address chooses one. */
  readonly category: string;
  readonly cursor: string;
};

/** What matches. Where one kind of venue was asked for and has nothing, but others do, what these have. */
async function findVenues(api: SiteClient, input: FindVenuesInput) {
  const { criteria, cursor } = input;
  const asked = await findVenuesOfType(api, input);
  const isElsewhere = asked.facets.types.some(({ count }) => count > 0);
  if (asked.results.length > 0 || criteria.type === '' || cursor !== '' || !isElsewhere) return asked;
  const ofAnyType = await findVenuesOfType(api, { ...input, criteria: { ...criteria, type: '' } });
  return ofAnyType.results.length === 0 ? asked : { ...ofAnyType, emptyType: criteria.type };
}

async function findVenuesOfType(api: SiteClient, { category, criteria, cursor }: FindVenuesInput) {
  const { part, after, sort, view: _view, ...choices } = { ...criteria, category: category || criteria.category };
  const [{ data: facets }, { data: found }] = await Promise.all([
    api.listFacets({ query: choices }),
    api.searchVenues({ query: { ...choices, part, after, sort, cursor, limit: pageLength } }),
  ]);
  const { data: results, total, next_cursor: nextCursor, read_as: readAs, did_you_mean: others, unknown } = found;
  const counted = total && { venues: total.venues, services: total.services, isMore: total.is_more };
  return { criteria, facets, results, total: counted, nextCursor, reading: { readAs, others, unknown } };
}
