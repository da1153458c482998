import { createHash } from 'node:crypto';
import { type Service, service as serviceSchema } from '@tajmeelspot/contract/catalog.ts';
import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import * as z from 'zod';
import type { Deps } from '#app/deps.ts';
import type { Env } from '#app/env.ts';
import type { Actor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { detailColumns, findService as findRow, findServiceWith } from '../services/service-detail-queries.ts';
import { openDocumentStore } from '../services/store-beside.ts';
import * as queries from './detail-queries.ts';
import { sampleService } from './sample-service.ts';
import { toService, toSimilar } from './to-service.ts';

/** One published service in full; what a visitor is shown is stored for the next one. Throws not_found. */
export async function findService(deps: Deps, actor: Actor, id: number): Promise<Service> {
  const { db, env } = deps;
  const { language, locale, member } = actor;
  if (member) return toService(env, locale, requireFound(await findRow(db, language, id, member.id)));
  const row = requireFound(await findServiceWith(db, language, id, queries.detailMarkColumns));
  const found = toService(env, locale, row);
  storeService(deps, actor, found, row);
  return found;
}

function requireFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw problem('not_found');
  return row;
}

/** A service in full as JSON that its contract declares, and the tags of what it shows. */
type ReadyService = { readonly text: string; readonly tags: readonly string[] };

/** A service in full as a visitor is shown it, where it is stored and still right. */
export async function findReadyService(deps: Deps, actor: Actor, id: number): Promise<ReadyService | undefined> {
  const query = queryOf(deps, actor);
  const found = await queries.findDetail(deps.db, query, id);
  if (!found) return undefined;
  const { head, tail, tags } = found;
  const { ids, bodies } = isWhole(found) ? found : await renewSimilar(deps, query, found);
  const itself = String(id);
  const names = ids.split(' ');
  const similar = bodies.split('\n').filter((_, index) => names[index] !== itself);
  const others = names.filter((one) => one !== itself && one !== '').slice(0, queries.shownSimilar);
  return {
    text: `${head}${similar.slice(0, queries.shownSimilar).join(',')}${tail}`,
    tags: [...tags.split(' '), ...others.map((one) => `service-${one}`)],
  };
}

/** A service as it is shown in a locale. */
type ShownService = { readonly locale: Locale; readonly id: number };

/** What services in full are made from as a visitor is shown them, as short texts; undefined for one that is not stored. */
export async function findServiceStates(deps: Deps, shown: readonly ShownService[]): Promise<(string | undefined)[]> {
  const states = new Map<string, string>();
  const find = async ([locale, services]: [Locale, ShownService[]]) => {
    const query = queryOf(deps, { language: languageOfLocale(locale), locale });
    const ids = [...new Set(services.map(({ id }) => id))];
    for (const { id, state } of await queries.listDetailStates(deps.db, query, ids))
      states.set(`${id} ${locale}`, state);
  };
  await Promise.all([...Map.groupBy(shown, ({ locale }) => locale)].map(find));
  return shown.map(({ id, locale }) => states.get(`${id} ${locale}`));
}

const isWhole = (found: queries.DetailDocument): found is queries.DetailDocument & { ids: string; bodies: string } =>
  found.ids !== null && found.bodies !== null;

/** Names of what a service in full shows, by which caches drop it. */
export const tagsOf = ({ id, establishment, also_offered: also }: Omit<Service, 'similar_listings'>): string[] => [
  `service-${id}`,
  `venue-${establishment.id}`,
  ...also.map(({ service }) => `service-${service.id}`),
];

type StoredQuery = ReturnType<typeof queryOf>;

const queryOf = (deps: Deps, { language, locale }: Pick<Actor, 'language' | 'locale'>) => ({
  language,
  locale,
  form: formOf(deps, locale),
});

const similarMark = '"similar_listings":[';

function storeService(deps: Deps, actor: Actor, found: Service, mark: queries.DetailMark): void {
  const query = queryOf(deps, actor);
  // No text holds these quotes unescaped, and no other field has this name.
  const text = JSON.stringify(serviceSchema.parse({ ...found, similar_listings: [] }));
  const at = text.indexOf(similarMark) + similarMark.length;
  const detail = {
    ...mark,
    id: found.id,
    head: text.slice(0, at),
    tail: text.slice(at),
    tags: tagsOf(found).join(' '),
  };
  documents.store(deps, (db) => queries.upsertDetail(db, query, detail));
}

/** What services of a place show as similar, computed and stored. */
async function renewSimilar(deps: Deps, query: StoredQuery, place: queries.SimilarPlace) {
  const { similar, ...versions } = await queries.computeSimilar(deps.db, query.language, place);
  const renewed = {
    ...versions,
    valid_until: similar.map((one) => one.listed_until).toSorted()[0] ?? versions.made_on,
    ids: similar.map(({ id }) => id).join(' '),
    bodies: similar.map((one) => JSON.stringify(similarSchema.parse(toSimilar(deps.env, one)))).join('\n'),
  };
  documents.store(deps, (db) => queries.upsertSimilar(db, query, place, renewed));
  return renewed;
}

const similarSchema = serviceSchema.shape.similar_listings.element;

const documents = openDocumentStore('service in full');

/** Resolves when nothing is being stored. */
export const servicesStored = documents.stored;

const forms = new WeakMap<Env, Map<Locale, string>>();

/** Digest of how this program writes a service in full: one of another version, or under another path, makes its own. */
function formOf({ env, db }: Deps, locale: Locale): string {
  const known = forms.get(env)?.get(locale);
  if (known !== undefined) return known;
  const source = detailColumns('en', undefined).compile(db).sql;
  const written = JSON.stringify([source, z.toJSONSchema(serviceSchema), toService(env, locale, sampleService)]);
  const form = createHash('sha256').update(written).digest('base64url');
  if (!forms.has(env)) forms.set(env, new Map());
  forms.get(env)?.set(locale, form);
  return form;
}
