import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { useServer } from '#testing/harness.ts';
import { packBytes } from './packing.ts';

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

it('an answer is packed with a window that it fits into, and none that is wider than it needs', async () => {
  for (const length of [0, 1, 1200, 16_368, 16_369, 65_520, 65_521, 190_000, 5_000_000]) {
    const bytes = Buffer.from(Array.from({ length }, (_, place) => (place * place) % 251));
    const packed = await packBytes('br', bytes, 4);
    expect(brotliDecompressSync(packed).equals(bytes), String(length)).toBe(true);
    const needed = Math.min(Math.max(Math.ceil(Math.log2(length + 16)), 10), 22);
    expect(readWindow(packed[0] ?? 0), String(length)).toBe(needed);
  }
});

/** The window as the first bits of a brotli stream say it (RFC 7932, 9.1). */
function readWindow(first: number): number {
  if ((first & 1) === 0) return 16;
  const high = (first >> 1) & 7;
  if (high !== 0) return 17 + high;
  const low = (first >> 4) & 7;
  return low === 0 ? 17 : 8 + low;
}
