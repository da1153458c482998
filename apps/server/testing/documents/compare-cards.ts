import { serviceSummary } from '@tajmeelspot/contract/catalog.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type ListServicesInput, listServiceCards, listServices } from '#app/catalog/catalog.ts';
import { noActor } from '../no-actor.ts';
import type { TestServer } from '../harness.ts';
import { cardsStored } from '#app/catalog/cards/list-cards.ts';

/** The longest page. */
export const newest: ListServicesInput = { sort: 'newest', limit: 100 };

/** The cards of a page, which are stored afterwards. */
export async function readCards({ deps }: TestServer, language: Language, input = newest): Promise<string[]> {
  const { rows } = await listServiceCards(deps, { ...noActor, language }, input);
  await cardsStored(deps);
  return rows.map(({ card }) => card);
}

/** The same page, computed. */
export async function computeCards({ deps }: TestServer, language: Language, input = newest): Promise<string[]> {
  const { rows } = await listServices(deps, { ...noActor, language }, input);
  return rows.map((row) => JSON.stringify(serviceSummary.parse(row)));
}

/** How many rows there are, of what stands behind 'from'. */
export async function countOf({ deps }: TestServer, from: string): Promise<number> {
  const { rows } = await deps.pool.query<{ count: number }>(`select count(*) from ${from}`);
  return rows[0]?.count ?? 0;
}
