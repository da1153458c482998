import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { picture } from './fields.ts';
import { area } from './map-area.ts';
import { paths } from './paths.ts';
import { optional, searchCriteria } from './search.ts';

/** So many venues are shown one by one; more are counted by place. */
export const maxMapVenues = 200;

/** What stands at one place of the map: a venue, or how many there are. */
const mapPlace = z.object({
  latitude: z.number(),
  longitude: z.number(),
  /** How many venues; of several, the place is their middle. */
  count: z.number().int(),
  /** Lowest price of what matches there, whole dinars. */
  price: z.number().int(),
  /** The venue; null where there are several. */
  venue: z
    .object({
      id: z.number().int(),
      slug: z.string(),
      name: z.string(),
      district: z.string(),
      city: z.string(),
      is_women_only: z.boolean(),
      /** Mean of the reviews of its services that count, one decimal; null without one. */
      rating: z.number().nullable(),
      reviews_count: z.number().int(),
      picture: picture.nullable(),
    })
    .nullable(),
});

/** Where the tiles of the map come from. */
const mapTiles = z.object({
  /**
   * 'style' is a style of MapLibre, which names all else; 'pmtiles' an archive of vector tiles and 'vector' an address with
   * {z}, {x} and {y}, both in the scheme of Protomaps; 'raster' the same with pictures.
   */
  kind: z.enum(['style', 'pmtiles', 'vector', 'raster']),
  /** An address, or a path of this host. */
  url: z.string(),
  /** Whose data it is, to be shown on the map. */
  attribution: z.string(),
});

export const searchMap = {
  listMapVenues: endpoint({
    path: paths.listMapVenues,
    access: 'visitor',
    summary: `The venues whose services match every given criterion, by their place: up to ${maxMapVenues} one by one, more by number.`,
    query: z.object({
      ...searchCriteria,
      /** The part of the map that is shown, where it is not what is searched; as `area`. */
      shown: optional(area),
    }),
    output: z.object({
      data: z.object({
        /** The most recommended first. */
        places: z.array(mapPlace),
        /** Whether there are more venues than were looked at. */
        is_partial: z.boolean(),
      }),
    }),
    problems: ['invalid'],
  }),
  findMapTiles: endpoint({
    path: paths.findMapTiles,
    access: 'visitor',
    summary: 'Where the tiles of the map come from; null where the operator has chosen none, and the map is drawn.',
    output: z.object({ data: mapTiles.nullable() }),
    problems: [],
  }),
};

/** What stands at one place of the map. */
export type PlaceOnMap = z.output<typeof mapPlace>;

/** Where the tiles of the map come from. */
export type MapTiles = z.output<typeof mapTiles>;
