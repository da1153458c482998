import type { search } from '@tajmeelspot/contract/search.ts';
import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import type { Routes } from '#app/http/api.ts';
import type { CardRow } from '#app/catalog/catalog.ts';
import { passingTag } from '#app/http/changes.ts';
import type { AnswerStates } from '#app/http/kept/answer-states.ts';
import { ReadyJson } from '#app/http/run-call.ts';
import {
  changesWithBookings,
  findFacetStates,
  findSearchStates,
  hasFacetState,
  hasState,
  listDistricts,
  listFacets,
  readingOf,
  recallSuggestions,
  searchServices,
  searchVenues,
} from './search.ts';

/** What answers of the search are made from. */
export const searchStates: AnswerStates = {
  searchServices: {
    isOf: ({ query }) => hasState(query),
    isPassing: ({ query }) => changesWithBookings(query),
    find: (deps, asked) => findSearchStates(deps, asked.map(inLanguage)),
  },
  listFacets: {
    isOf: ({ query }) => hasFacetState(query),
    find: (deps, asked) => findFacetStates(deps, asked.map(inLanguage)),
  },
};

/** What was asked for, in the language of its answer. */
const inLanguage = <Input>({ locale, query }: { readonly locale: Locale; readonly query: Input }) => ({
  language: languageOfLocale(locale),
  input: query,
});

type SentRow = Pick<CardRow, 'card' | 'distance_km'>;

/** Cards with their distances, and what is said of the page, as the contract declares it. */
const writeResults = (rows: readonly SentRow[], page: object): string =>
  `{"data":{"data":[${rows.map(withDistance).join(',')}],${JSON.stringify(page).slice(1)}}`;

const withDistance = ({ card, distance_km: distance }: SentRow): string =>
  `${card.slice(0, -1)},"distance_km":${distance}}`;

export const searchRoutes: Routes<typeof search> = {
  searchServices: async ({ deps, actor, query, reply }) => {
    const { rows, total, nextCursor, words } = await searchServices(deps, actor, query);
    reply.tag('services', ...rows.map(({ id }) => `service-${id}`));
    if (changesWithBookings(query)) reply.tag(passingTag, ...rows.map(({ venue_id: venue }) => `times-${venue}`));
    return new ReadyJson(writeResults(rows, { total, next_cursor: nextCursor, ...readingOf(words) }));
  },
  searchVenues: async ({ deps, actor, query, reply }) => {
    const { rows, total, nextCursor, words } = await searchVenues(deps, actor, query);
    reply.tag(
      'services',
      ...rows.flatMap(({ venue, services }) => [`venue-${venue.id}`, ...services.map(({ id }) => `service-${id}`)]),
    );
    if (changesWithBookings(query)) reply.tag(passingTag, ...rows.map(({ venue }) => `times-${venue.id}`));
    return { data: { data: rows, total, next_cursor: nextCursor, ...readingOf(words) } };
  },
  listFacets: async ({ deps, actor, query, reply }) => {
    reply.tag('services');
    return new ReadyJson(await listFacets(deps, actor, query));
  },
  listDistricts: async ({ deps, actor, query, reply }) => {
    const districts = await listDistricts(deps, actor, query);
    reply.tag('services', ...districts.flatMap(({ services }) => services.map(({ id }) => `service-${id}`)));
    return { data: districts };
  },
  listSuggestions: async ({ deps, actor, query }) => new ReadyJson(await recallSuggestions(deps, actor, query.text)),
};
