import { type Language, languages } from '@tajmeelspot/language/languages.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import { beforeAll, expect, it } from 'vitest';
import { openShortMemory } from '#app/database/memory.ts';
import { createApp } from '#app/process/app.ts';
import { refreshSlotRanges } from '#app/search/search.ts';
import { openCountedApp } from '../counted-app.ts';
import { useServer } from '../harness.ts';
import { type Random, randomFrom } from '../trust/random.ts';
import { computeCards, countOf, readCards } from './compare-cards.ts';
import { readService } from './compare-services.ts';
import { playChanges } from './play-changes.ts';

const server = useServer();
/** More by hand: DOCUMENT_CHANGES=20000, and DOCUMENT_SEED for others. */
const count = Number(process.env['DOCUMENT_CHANGES'] ?? 2000);
const seed = Number(process.env['DOCUMENT_SEED'] ?? 1);

let app: ReturnType<typeof openCountedApp>;

beforeAll(async () => {
  app = openCountedApp(server);
  await refreshSlotRanges(server.deps);
});

/** How many answers were compared, and how many of them were kept from before. */
const answers = { all: 0, kept: 0 };

/** Compares the answer of this moment to a visitor, which may be kept from before, with what is computed. */
async function compareAnswer(path: string, language: Language, computed: string | undefined): Promise<void> {
  const headers = { 'cache-control': 'no-cache', 'accept-language': localeOf(language) };
  const before = app.readCount();
  const answer = await app.fetch(new Request(`http://test/api/services${path}`, { headers }));
  expect(answer.ok ? await answer.text() : undefined).toBe(computed);
  answers.all += 1;
  answers.kept += app.readCount() === before + 1 ? 1 : 0;
}

/** Compares the cards of a page; gives how many were stored and still right, and how many there are. */
async function compareCards(random: Random): Promise<[ready: number, all: number]> {
  const language = random.of(languages);
  const stored = await countOf(
    server,
    `service_cards c join services s on s.id = c.service_id and s.card_version = c.version
      where language = '${language}' and terms_version = (select version from card_terms)`,
  );
  const computed = await computeCards(server, language);
  expect(await readCards(server, language)).toEqual(computed);
  await compareAnswer('?limit=100', language, `[${computed.join(',')}]`);
  return [Math.min(stored, computed.length), computed.length];
}

/** Compares some services in full; gives the same. */
async function compareServices(random: Random, ids: readonly number[]): Promise<[ready: number, all: number]> {
  let readyCount = 0;
  const compared = 2;
  for (let nth = 0; nth < compared; nth++) {
    const [language, id] = [random.chance(0.8) ? 'ar' : random.of(languages), random.of(ids)] as const;
    const { ready, computed } = await readService(server, language, id);
    expect(ready ?? computed).toBe(computed);
    await compareAnswer(`/${id}`, language, computed);
    readyCount += ready === undefined ? 0 : 1;
  }
  return [readyCount, compared];
}

/** Searches that are asked for again and again while everything changes. */
const searches = [
  '/search?limit=20',
  '/search?treatment=laser&limit=9',
  '/search?treatment=hair&sort=price&limit=7',
  '/search?category=hair&women_only=1&sort=rating&limit=5',
  '/search?treatment=zzqqyx',
  '/search?sort=earliest&limit=9',
  '/search?sort=earliest&category=massage&limit=3',
  '/facets',
  '/facets?category=hair&city=baghdad',
  '/facets?treatment=laser',
];

/** Compares a search with what a process finds that has found nothing before; gives the same. */
async function compareSearch(random: Random): Promise<[ready: number, all: number]> {
  const [path, language] = [random.of(searches), random.chance(0.8) ? 'ar' : random.of(languages)];
  const fresh = createApp({ ...server.deps, memory: openShortMemory(0) });
  const headers = { 'accept-language': localeOf(language) };
  const computed = await fresh.request(`http://test/api/services${path}`, { headers });
  const before = answers.kept;
  const text = await computed.text();
  // The second time what was kept is compared with the state that it has by then.
  for (let nth = 0; nth < 2; nth++) await compareAnswer(path, language, text);
  return [answers.kept - before, 2];
}

it('what is stored ready is what is computed, whatever changes on several connections', async () => {
  const random = randomFrom(seed);
  const ids = [101, 102, 201, 301];
  let shares = { cards: [0, 0], services: [0, 0], searches: [0, 0] };
  const add = ([ready = 0, all = 0]: number[], [more, of]: [number, number]) => [ready + more, all + of];
  const compare = async () => {
    if (random.chance(0.1)) shares = { ...shares, cards: add(shares.cards, await compareCards(random)) };
    else if (random.chance(0.4)) shares = { ...shares, searches: add(shares.searches, await compareSearch(random)) };
    else shares = { ...shares, services: add(shares.services, await compareServices(random, ids)) };
  };
  const done = await playChanges(server, random, { count, compare });
  // A game in which something is never done, or nothing is stored, finds nothing.
  expect([...done].filter(([, times]) => times === 0)).toEqual([]);
  if (process.env['DOCUMENT_CHANGES']) console.table(shares);
  for (const [ready = 0, all = 0] of Object.values(shares)) expect(ready / all).toBeGreaterThan(0.1);
  expect(answers.kept / answers.all).toBeGreaterThan(0.1);
}, 600_000);
