import { expect, it } from 'vitest';
import { useServer } from '#testing/harness.ts';

const server = useServer();

it('R2.15 no two of the ten recommended services show the same picture', async () => {
  const { data } = await server.client().searchServices({ query: { limit: '10' } });
  const pictures = data.data.map(({ main_image }) => main_image);
  expect(new Set(pictures).size).toBe(10);
});
