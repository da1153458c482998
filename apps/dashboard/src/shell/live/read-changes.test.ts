import { expect, it } from 'vitest';
import { readChanges } from './read-changes.ts';

const encoder = new TextEncoder();

async function countChanges(...chunks: string[]): Promise<number> {
  let count = 0;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  await readChanges(stream, () => {
    count += 1;
  });
  return count;
}

it('each change is told, however the stream is cut; heartbeats and what else there is are not', async () => {
  const change = 'event: change\ndata: {"venue":1}\n\n';
  expect(await countChanges('retry: 2000\n\n', ':\n\n')).toBe(0);
  expect(await countChanges(change, `:\n\n${change}`)).toBe(2);
  expect(await countChanges(change.slice(0, 9), change.slice(9, 30), change.slice(30))).toBe(1);
});

it('what a lost stream left unfinished is no change', async () => {
  expect(await countChanges('event: change\ndata: {')).toBe(0);
});
