import { createHash } from 'node:crypto';
import { serviceSummary } from '@tajmeelspot/contract/catalog.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import * as z from 'zod';
import type { Deps } from '#app/deps.ts';
import type { Env } from '#app/env.ts';
import { mainPicture } from '#app/integrations/pictures/picture-names.ts';
import type { SearchCriteria } from '../services/criteria-queries.ts';
import type { OrderedPage } from '../services/service-order-queries.ts';
import { openDocumentStore } from '../services/store-beside.ts';
import * as queries from './card-queries.ts';

/** A service of a page with its card as it is sent: the JSON of a ServiceSummary. */
export type CardRow = Omit<queries.CardPageRow, 'card'> & { card: string };

/**
 * One page of published services as listServices gives them, as ready cards. Those that are missing or void are computed, and
 * stored for the next reader.
 */
export async function listCards(
  deps: Deps,
  language: Language,
  criteria: SearchCriteria,
  page: OrderedPage,
): Promise<CardRow[]> {
  const query = { language, form: formOf(deps) };
  const rows = await withCards(deps, query, await queries.listCards(deps.db, query, criteria, page));
  // One that was taken away since the page was read stands on no page any more.
  return rows.every(isReady) ? rows : listCards(deps, language, criteria, page);
}

/** What pages of so many of the newest services are made from, as short texts. */
export async function findCardStates({ db }: Deps, limits: readonly number[]): Promise<(string | undefined)[]> {
  const find = async (limit: number) => [limit, await queries.findNewestState(db, limit)] as const;
  const states = new Map(await Promise.all([...new Set(limits)].map(find)));
  return limits.map((limit) => states.get(limit));
}

/** Services by their ids as ready cards, in this order; those that may not be seen today are left out. */
export async function cardsOf(
  deps: Deps,
  language: Language,
  { ids, near }: Pick<SearchCriteria, 'near'> & { readonly ids: readonly number[] },
): Promise<CardRow[]> {
  const query = { language, form: formOf(deps) };
  const rows = await withCards(deps, query, await queries.listCardsOf(deps.db, query, near, ids));
  return rows.filter(isReady);
}

/** The same with the version that all pages have at the moment of reading (listedVersion). */
export async function checkedCardsOf(
  deps: Deps,
  language: Language,
  { ids, near }: Pick<SearchCriteria, 'near'> & { readonly ids: readonly number[] },
): Promise<{ readonly version: string | undefined; readonly rows: CardRow[] }> {
  const query = { language, form: formOf(deps) };
  const { version, rows } = await queries.listCheckedCards(deps.db, query, near, ids);
  return { version, rows: (await withCards(deps, query, rows)).filter(isReady) };
}

/** Rows with the cards that they lack, which are computed and stored; a card that cannot be computed is null. */
async function withCards(
  deps: Deps,
  query: queries.CardQuery,
  found: readonly queries.CardPageRow[],
): Promise<queries.CardPageRow[]> {
  const missing = found.filter((row) => !isReady(row)).map(({ id }) => id);
  if (missing.length === 0) return [...found];
  const computed = await queries.computeCards(deps.db, query.language, missing);
  const cards = new Map(computed.map((row) => [row.id, { ...row, body: writeCard(deps.env, row) }]));
  documents.store(deps, (db) => queries.upsertCards(db, query, [...cards.values()]));
  return found.map((row) => ({ ...row, card: row.card ?? cards.get(row.id)?.body ?? null }));
}

const isReady = (row: queries.CardPageRow): row is CardRow => row.card !== null;

/** A card as the contract declares it; fields that it does not name stay behind. */
const writeCard = ({ basePath }: Env, { picture, ...card }: queries.ComputedCardRow): string =>
  JSON.stringify(serviceSummary.parse({ ...card, ...mainPicture(basePath, picture) }));

const forms = new WeakMap<Env, string>();

/** Digest of how this program writes cards: one of another version, or under another path, makes its own. */
function formOf({ env, db }: Deps): string {
  const known = forms.get(env);
  if (known) return known;
  const sample = mainPicture(env.basePath, 'listing-0-ffffff-1200x800');
  const written = JSON.stringify([queries.cardSource(db), z.toJSONSchema(serviceSummary), sample]);
  const form = createHash('sha256').update(written).digest('base64url');
  forms.set(env, form);
  return form;
}

const documents = openDocumentStore('card');

/** Resolves when nothing is being stored. */
export const cardsStored = documents.stored;
