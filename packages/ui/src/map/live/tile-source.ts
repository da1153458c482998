/** Where the tiles of a map come from: the operator's choice. */
export type TileSource = {
  /** A style of MapLibre; an archive or an address of vector tiles in the scheme of Protomaps; an address of pictures. */
  readonly kind: 'style' | 'pmtiles' | 'vector' | 'raster';
  readonly url: string;
  /** Whose data it is. */
  readonly attribution: string;
};
