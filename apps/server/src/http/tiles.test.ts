import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv, WrongEnv } from '#app/env.ts';
import { useServer } from '#testing/harness.ts';
import { withTiles } from './pages/page-policy.ts';

describe('tiles from a file beside the data', () => {
  const server = useServer({ MAP_TILES: 'iraq.pmtiles' });
  const get = (range?: string) =>
    server.fetch(new Request('http://test/tajmeelspot/map/tiles.pmtiles', { headers: range ? { range } : {} }));

  it('R14.11 come in ranges, and only so', async () => {
    expect((await get('bytes=0-9')).status).toBe(404);
    const file = path.join(server.deps.env.dataDir, 'iraq.pmtiles');
    await writeFile(file, Buffer.from('0123456789'));
    const part = await get('bytes=2-4');
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
    const etag = part.headers.get('etag');
    // A reader asks for the first 16 kB, however small the archive is.
    const start = await get('bytes=0-16383');
    expect([await start.text(), start.headers.get('content-range')]).toEqual(['0123456789', 'bytes 0-9/10']);
    for (const range of [
      undefined,
      'bytes=5-',
      'bytes=-5',
      'bytes=10-12',
      'bytes=4-2',
      'bytes=0-1,3-4',
      'bytes=0-9999999',
      'x',
    ])
      expect((await get(range)).status, range).toBe(range === 'bytes=0-9999999' ? 206 : 416);
    await writeFile(file, Buffer.from('another file'));
    expect((await get('bytes=0-1')).headers.get('etag')).not.toBe(etag);
  });

  it('R14.11 are named to browsers with whose data it is', async () => {
    expect((await server.client().findMapTiles()).data).toEqual({
      kind: 'pmtiles',
      url: '/tajmeelspot/map/tiles.pmtiles',
      attribution: '© OpenStreetMap',
    });
  });
});

describe('without tiles', () => {
  const server = useServer();

  it('R14.11 there is nothing to load', async () => {
    expect((await server.client().findMapTiles()).data).toBeNull();
    expect((await server.fetch(new Request('http://test/tajmeelspot/map/tiles.pmtiles'))).status).toBe(404);
  });
});

describe('the policy of pages', () => {
  const policyWith = (given: string) => withTiles(readEnv(given ? { MAP_TILES: given } : {}), "default-src 'self'");

  it('R14.11 lets a page read from the host of the tiles, and from no other', () => {
    expect(policyWith('https://tiles.example/a/style.json?key=1')).toBe(
      "default-src 'self'; connect-src 'self' https://tiles.example",
    );
    for (const own of ['', 'iraq.pmtiles']) expect(policyWith(own)).toBe("default-src 'self'");
  });
});

describe('the choice of tiles', () => {
  const tilesOf = (given: string) => readEnv({ MAP_TILES: given, DATA_DIR: '/srv/data' }).mapTiles;

  it.each([
    ['iraq.pmtiles', 'file', '/srv/data/iraq.pmtiles'],
    ['/maps/iraq.pmtiles', 'file', '/maps/iraq.pmtiles'],
    ['https://tiles.example/iraq.pmtiles?key=1', 'pmtiles', undefined],
    ['https://tiles.example/styles/light.json', 'style', undefined],
    ['https://tiles.example/{z}/{x}/{y}.mvt?key=1', 'vector', undefined],
    ['https://tiles.example/{z}/{x}/{y}.png', 'raster', undefined],
    ['http://127.0.0.1:8080/{z}/{y}/{x}.jpg', 'raster', undefined],
  ])('R14.11 %s is read as %s', (given, kind, url = given) => {
    expect(tilesOf(given)).toMatchObject({ kind, url });
  });

  it.each([
    'http://tiles.example/iraq.pmtiles',
    'iraq.mbtiles',
    'https://tiles.example/',
    'ftp://tiles.example/a.pmtiles',
    'https://',
  ])('R14.11 %s stops the start with a sentence', (given) => {
    expect(() => tilesOf(given)).toThrow(WrongEnv);
  });
});
