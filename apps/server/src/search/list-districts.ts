import { toPageRow } from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import * as queries from './district-queries.ts';

type ListDistrictsInput = {
  /** Code of the only city that counts. */
  readonly city?: string | undefined;
  readonly limit: number;
};

/** How many services of a district are shown, and among how many of its best they are chosen. */
const [maxServices, maxChosenFrom] = [3, 12];

/** The districts with most services, each with its best: one of every venue first, then what else its venues give. */
export async function listDistricts(deps: Deps, { language }: Actor, { city, limit }: ListDistrictsInput) {
  const districts = await queries.listLargestDistricts(deps.db, language, { city, limit });
  if (districts.length === 0) return [];
  const found = await queries.listBestInDistricts(deps.db, language, districts, maxChosenFrom);
  return districts.flatMap((district, index) => {
    const services = chooseByVenue(found.filter(({ place }) => place === index));
    // Counts of districts are an hour old: some may have lost their last service since.
    return services.length === 0 ? [] : [{ ...district, services: services.map((row) => toPageRow(deps, row)) }];
  });
}

/** The first of each venue before the rest, at most as many as are shown. */
function chooseByVenue<R extends { readonly establishment: { readonly id: number } }>(rows: readonly R[]): R[] {
  const seen = new Set<number>();
  const isFirst = ({ establishment: venue }: R): boolean => !seen.has(venue.id) && seen.add(venue.id) !== undefined;
  const { first = [], other = [] } = Object.groupBy(rows, (row) => (isFirst(row) ? 'first' : 'other'));
  return [...first, ...other].slice(0, maxServices);
}
