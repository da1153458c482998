import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { listNextSlots } from '#app/availability/availability.ts';
import type { Deps } from '#app/deps.ts';
import { openShortMemory } from '#app/database/memory.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { useServer } from '#testing/harness.ts';
import { noActor } from '#testing/no-actor.ts';
import { listFacets } from './filters/list-facets.ts';
import { searchVenues } from './search-venues.ts';

const server = useServer();

/** Dependencies that count each statement, and remember nothing of what was asked before. */
function countStatements() {
  const sent = { count: 0 };
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      sent.count += 1;
      return Promise.resolve(result);
    },
  };
  const deps: Deps = { ...server.deps, memory: openShortMemory(0), db: server.deps.db.withPlugin(counter) };
  return { deps, sent };
}

const prices = { price_max: 40_000 };
const { service } = landmarks.threeEmployees;

it('a page of results that nobody asked for before is six statements', async () => {
  const { deps, sent } = countStatements();
  const search = await searchVenues(deps, noActor, { ...prices, sort: 'recommended', limit: 12 });
  expect(search.rows.length).toBeGreaterThan(5);
  // The page and the total at one time, and what matches then.
  expect(sent.count).toBe(3);
  // Names of choices are read once a version.
  await listFacets(deps, noActor, {});
  sent.count = 0;
  expect(JSON.parse(await listFacets(deps, noActor, prices)).data.price).not.toBeNull();
  expect(sent.count).toBe(2);
  expect(await listNextSlots(deps, noActor, [service])).toHaveLength(1);
  expect(sent.count).toBe(3);
});
