import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { useServer } from '#testing/harness.ts';

const server = useServer();

const read = async (path: string, encoding?: string) => {
  const accepted = encoding === undefined ? {} : { 'accept-encoding': encoding };
  // Asked for anew: what is kept is packed by the keeper.
  const answer = await server.call('GET', path, undefined, { 'cache-control': 'no-cache', ...accepted });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

it('a long answer is packed as its reader takes it, and says the same', async () => {
  const plain = await read('/services');
  expect(plain.answer.headers.get('content-encoding')).toBeNull();
  const brotli = await read('/services', 'gzip, deflate, br');
  expect(brotli.answer.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
  const gzip = await read('/services', 'gzip');
  expect(gzip.answer.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
  for (const { bytes, answer } of [brotli, gzip]) {
    expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(answer.headers.get('content-type')).toBe('application/json');
  }
});

it('a short answer, and one for a reader who takes nothing packed, goes out as it is', async () => {
  for (const [path, encoding] of [
    ['/health/live', 'br'],
    ['/services', 'identity'],
  ] as const) {
    expect((await read(path, encoding)).answer.headers.get('content-encoding')).toBeNull();
  }
});
