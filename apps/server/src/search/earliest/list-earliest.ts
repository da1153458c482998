import { type KnownPage, listCardsOf, type SearchCriteria, toCriteria } from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { earliestPage, type SearchQuery } from '../result-pages.ts';
import { type EarliestService, type EarliestSlotsQuery, listEarliestVenues, readEarliest } from './earliest-queries.ts';

type OrderSource<Row> = {
  /** Which services of an order stand for what is listed. */
  readonly choose: (order: readonly EarliestService[]) => readonly EarliestService[];
  /** What is shown of some services, of those that may be seen today alone. */
  readonly list: (criteria: SearchCriteria, ids: readonly number[]) => Promise<Row[]>;
};

/** The best matches by their first free slot; those without any are left out. */
export const listEarliest = (deps: Deps, actor: Actor, query: SearchQuery, slots: EarliestSlotsQuery) =>
  listInOrder(deps, actor, earliestPage(query, slots), {
    criteria: toCriteria(query),
    choose: (order) => order,
    list: (criteria, ids) => listCardsOf(deps, actor, criteria, ids),
  });

/** What a page of them shows at this moment, for a visitor. */
export async function findEarliestPage(deps: Deps, query: SearchQuery, slots: EarliestSlotsQuery): Promise<KnownPage> {
  const page = earliestPage(query, slots);
  const shown = page.of(await orderOf(deps, undefined, toCriteria(query), page.slots));
  return { ids: idsOf(shown), name: `earliest ${page.take(shown).nextCursor}` };
}

/** The venues of the best matches, each by the first free slot of all of them. */
export const listVenuesByEarliest = (deps: Deps, actor: Actor, query: SearchQuery, slots: EarliestSlotsQuery) =>
  listInOrder(deps, actor, earliestPage(query, slots), {
    criteria: toCriteria(query),
    choose: firstOfEach,
    list: (criteria, ids) => listEarliestVenues(deps.db, actor.language, criteria, ids),
  });

async function listInOrder<Row>(
  deps: Deps,
  actor: Actor,
  page: ReturnType<typeof earliestPage>,
  { criteria, choose, list }: OrderSource<Row> & { readonly criteria: SearchCriteria },
) {
  const { slots } = page;
  const show = async () => {
    const shown = page.of(choose(await orderOf(deps, actor.member, criteria, slots)));
    return { shown, rows: await list(criteria, idsOf(shown)) };
  };
  const found = await show();
  if (found.rows.length === found.shown.length) return page.take(found.rows);
  // One that was taken away in this second stands in no order that is read now.
  deps.memory.forget(keyOf(criteria, slots));
  return page.take((await show()).rows);
}

const idsOf = (services: readonly EarliestService[]): number[] => services.map(({ id }) => id);

/** Of each venue the service that stands first. */
function firstOfEach(services: readonly EarliestService[]): EarliestService[] {
  const seen = new Set<number>();
  return services.filter(({ venueId }) => seen.size < seen.add(venueId).size);
}

/**
 * The order is read once a second for all visitors, and for its minute: what passes by itself is never late. Whoever has a session
 * sees at once what changes.
 */
function orderOf(
  { db, memory }: Deps,
  member: Actor['member'],
  criteria: SearchCriteria,
  slots: EarliestSlotsQuery,
): Promise<readonly EarliestService[]> {
  const read = () => readEarliest(db, criteria, slots);
  return !member && isShared(criteria) ? memory.recall(keyOf(criteria, slots), read) : read();
}

/** Where somebody is says how far away each is, and not which come first. */
const keyOf = (criteria: SearchCriteria, slots: EarliestSlotsQuery): string =>
  `earliest ${JSON.stringify([{ ...criteria, near: undefined }, slots])}`;

/** Whether an order is one that others ask for as well: for nothing but choices of a filter. */
export function isShared(criteria: SearchCriteria): boolean {
  const { words, postcode, minPrice, maxPrice, isOpenNow, withinKm, area } = criteria;
  return [words, postcode, minPrice, maxPrice, isOpenNow, withinKm, area].every((one) => one === undefined);
}
