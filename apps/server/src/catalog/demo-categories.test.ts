import { expect, it } from 'vitest';
import { useServer } from '#testing/harness.ts';

const server = useServer();

it('R14.08 every page of the tree has something in the demo world, and the pages of the specification keep theirs', async () => {
  const client = server.client();
  const counts = new Map<string, number>();
  for (const { name } of await client.listCategories()) {
    const { data } = await client.searchServices({ query: { category: name, limit: '1' } });
    counts.set(name, data.total ?? 0);
  }
  expect([...counts].filter(([, count]) => count === 0)).toEqual([]);
  for (const [name, least] of Object.entries({ hair: 14, 'hair removal': 12, massage: 7, dental: 10, clinic: 8 }))
    expect(counts.get(name), name).toBeGreaterThanOrEqual(least);
});
