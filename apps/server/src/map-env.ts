import path from 'node:path';
import * as z from 'zod';
import { isLoopback } from './env-fields.ts';

/** The configuration of the map. README's table is checked against this list. */
export const mapVariables = {
  MAP_TILES: z
    .string()
    .refine(
      (given) => kindOf(given) !== undefined,
      'must be a .pmtiles file, or begin with https:// and end with .json (a style), .pmtiles, or {z}/{x}/{y} and .pbf, .mvt, .png, .jpg or .webp',
    )
    .optional(),
  MAP_ATTRIBUTION: z.string().max(200, 'must have at most 200 characters').default('© OpenStreetMap'),
};

type GivenTiles = { readonly MAP_TILES?: string | undefined; MAP_ATTRIBUTION: string; readonly DATA_DIR: string };

/** Where tiles come from: `url` is the path of a file, or an address. */
export type ConfiguredTiles = {
  readonly kind: NonNullable<ReturnType<typeof kindOf>>;
  readonly url: string;
  readonly attribution: string;
};

/** The tiles that a configuration chooses; a file is looked for beside the data. */
export function readTiles(given: GivenTiles): ConfiguredTiles | undefined {
  const url = given.MAP_TILES;
  const kind = url === undefined ? undefined : kindOf(url);
  if (url === undefined || kind === undefined) return undefined;
  return {
    kind,
    url: kind === 'file' ? path.resolve(given.DATA_DIR, url) : url,
    attribution: given.MAP_ATTRIBUTION,
  };
}

function kindOf(given: string) {
  if (!given.includes('://')) return given.endsWith('.pmtiles') ? ('file' as const) : undefined;
  const { protocol, hostname = '', pathname = '' } = URL.parse(given) ?? {};
  if (protocol !== 'https:' && !isLoopback(hostname)) return undefined;
  if (/\{z\}.*\{x\}.*\{y\}|\{z\}.*\{y\}.*\{x\}/.test(given))
    return /\.(png|jpe?g|webp)$/.test(pathname) ? ('raster' as const) : ('vector' as const);
  if (pathname.endsWith('.pmtiles')) return 'pmtiles' as const;
  return pathname.endsWith('.json') ? ('style' as const) : undefined;
}
