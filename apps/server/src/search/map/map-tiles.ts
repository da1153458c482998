import type { MapTiles } from '@tajmeelspot/contract/search-map.ts';
import type { Env } from '#app/env.ts';
import { tilesPath } from '#app/http/tiles.ts';

/** Where browsers get the tiles from; undefined where the map is drawn. */
export function mapTilesOf(env: Env): MapTiles | undefined {
  const { mapTiles: tiles } = env;
  if (tiles === undefined) return undefined;
  const { kind, url, attribution } = tiles;
  return kind === 'file' ? { kind: 'pmtiles', url: tilesPath(env), attribution } : { kind, url, attribution };
}
