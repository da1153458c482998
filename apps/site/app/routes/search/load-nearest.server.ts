import type { SiteClient } from '@tajmeelspot/contract/client.ts';
import type { Criteria } from '../../search/criteria.ts';
import type { NearestSearch, SearchView } from '../../search/search-view.ts';

/** Criteria that narrow a list; each can be left out by itself. */
const narrowing = [
  'area',
  'date',
  'part',
  'after',
  'within',
  'open_now',
  'district',
  'city',
  'category',
  'price_min',
  'price_max',
  'rating',
  'women_only',
  'female_staff',
  'at_home',
  'type',
  'postcode',
  'treatment',
] as const satisfies readonly (keyof Criteria)[];

/** How many other cities, and how many searches at most. */
const maxCities = 2;
const maxShown = 6;

type NearestInput = Pick<SearchView, 'criteria' | 'facets' | 'reading'> & {
  /** The category of the page, which stays. */
  readonly category: string;
};

/** What comes nearest to a search that found nothing: one filter less, another city, other words; each finds something. */
export async function findNearest(api: SiteClient, input: NearestInput): Promise<NearestSearch[]> {
  const { criteria, reading } = input;
  const chosen = narrowing.filter((name) => criteria[name] !== '');
  const words = reading.others.map((treatment): NearestSearch => ({
    kind: 'words',
    changes: { treatment },
    count: null,
    isMore: false,
  }));
  const fewer = chosen
    .filter(() => chosen.length > 1)
    // Without the words nothing is left of what was asked for.
    .filter((name) => name !== 'treatment' || reading.unknown.length > 0)
    .map((name): NearestSearch => ({ kind: 'without', name, changes: without(name), count: null, isMore: false }));
  const counted = await Promise.all([...words, ...fewer].map((one) => countFound(api, input, one)));
  return [...citiesOf(input), ...counted.filter(({ count }) => count !== 0)].slice(0, maxShown);
}

/** A district says nothing without its city. */
const without = (name: (typeof narrowing)[number]): Partial<Criteria> =>
  name === 'city' ? { city: '', district: '' } : { [name]: '' };

/** Cities that have what the chosen one has not, those with most venues first; the filters have counted them. */
const citiesOf = ({ criteria, facets }: NearestInput): NearestSearch[] =>
  criteria.city === '' || criteria.date !== '' || criteria.part !== '' || criteria.after !== ''
    ? []
    : (facets?.cities ?? [])
        .filter(({ code, count }) => count > 0 && !criteria.city.split(',').includes(code))
        .toSorted((one, other) => other.count - one.count)
        .slice(0, maxCities)
        .map(({ code, name, count }) => ({
          kind: 'city',
          name,
          changes: { city: code, district: '' },
          count,
          isMore: false,
        }));

async function countFound(api: SiteClient, { criteria, category }: NearestInput, search: NearestSearch) {
  const { sort: _order, view: _view, ...choices } = { ...criteria, ...search.changes };
  const query = { ...choices, category: category || choices.category, limit: '1' };
  const { data } = await api.searchVenues({ query });
  // Where a free time is asked for nobody counts them all.
  return {
    ...search,
    count: data.total?.venues ?? (data.data.length === 0 ? 0 : null),
    isMore: data.total?.is_more ?? false,
  };
}
