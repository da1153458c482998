import type { ExpressionSpecification, LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { PlaceName } from '../city-plan.ts';
import type { MapColours } from './read-colours.ts';
import type { TileSource } from './tile-source.ts';

/** How the tiles of a source are painted: as its own style says, or in the colours of the drawn map. */
export function styleOf(
  { kind, url, attribution }: TileSource,
  language: keyof PlaceName,
  colours: MapColours,
): StyleSpecification | string {
  const address = new URL(url, location.href).href;
  if (kind === 'style') return address;
  // new URL() has written the braces of {z} as %7B.
  const tiles = [address.replaceAll('%7B', '{').replaceAll('%7D', '}')];
  const ground: LayerSpecification = {
    id: 'ground',
    type: 'background',
    paint: { 'background-color': colours.land },
  };
  if (kind === 'raster') {
    return {
      version: 8,
      sources: { base: { type: 'raster', tiles, tileSize: 256, attribution } },
      layers: [ground, { id: 'pictures', type: 'raster', source: 'base' }],
    };
  }
  const base: SourceSpecification =
    kind === 'pmtiles'
      ? { type: 'vector', url: `pmtiles://${address}`, attribution }
      : { type: 'vector', tiles, attribution, maxzoom: 15 };
  return {
    version: 8,
    sources: { base },
    layers: [ground, ...areas(colours), ...lines(colours), ...names(language, colours)],
  };
}

const from = { source: 'base' } as const;

/** Water, parks and built-up land. */
const areas = (colours: MapColours): LayerSpecification[] => [
  {
    ...from,
    id: 'quarters',
    type: 'fill',
    'source-layer': 'landuse',
    filter: ['in', ['get', 'kind'], ['literal', ['residential', 'commercial', 'industrial', 'hospital', 'university']]],
    paint: { 'fill-color': colours.quarter },
  },
  {
    ...from,
    id: 'parks',
    type: 'fill',
    'source-layer': 'landuse',
    filter: [
      'in',
      ['get', 'kind'],
      ['literal', ['park', 'garden', 'cemetery', 'forest', 'wood', 'grass', 'zoo', 'pitch']],
    ],
    paint: { 'fill-color': colours.park },
  },
  {
    ...from,
    id: 'water',
    type: 'fill',
    'source-layer': 'water',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': colours.water },
  },
  {
    ...from,
    id: 'streams',
    type: 'line',
    'source-layer': 'water',
    filter: ['==', ['geometry-type'], 'LineString'],
    paint: { 'line-color': colours.water, 'line-width': ['interpolate', ['linear'], ['zoom'], 8, 1, 16, 5] },
  },
  {
    ...from,
    id: 'buildings',
    type: 'fill',
    'source-layer': 'buildings',
    minzoom: 15,
    paint: { 'fill-color': colours.quarter, 'fill-outline-color': colours.case },
  },
];

/** Roads, the wider the more they matter, and borders. */
function lines(colours: MapColours): LayerSpecification[] {
  const wide = (far: number, near: number): ExpressionSpecification => [
    'interpolate',
    ['exponential', 1.6],
    ['zoom'],
    6,
    far,
    18,
    near,
  ];
  const road = (id: string, kinds: string[], [far, near]: [number, number], isCase: boolean): LayerSpecification => ({
    ...from,
    id: isCase ? `${id}-case` : id,
    type: 'line',
    'source-layer': 'roads',
    filter: ['in', ['get', 'kind'], ['literal', kinds]],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': isCase ? colours.case : colours.road,
      'line-width': wide(isCase ? far + 0.6 : far, isCase ? near + 3 : near),
    },
  });
  const kinds: [string, string[], [number, number]][] = [
    ['streets', ['minor_road', 'other', 'path'], [0.1, 14]],
    ['main-roads', ['major_road', 'medium_road'], [0.6, 22]],
    ['highways', ['highway'], [1, 28]],
  ];
  return [
    ...kinds.map(([id, kind, widths]) => road(id, kind, widths, true)),
    ...kinds.map(([id, kind, widths]) => road(id, kind, widths, false)),
    {
      ...from,
      id: 'borders',
      type: 'line',
      'source-layer': 'boundaries',
      paint: { 'line-color': colours.ink, 'line-opacity': 0.35, 'line-dasharray': [3, 2] },
    },
  ];
}

/** What places and roads are called, in the language of the page where the tiles know it. */
function names(language: keyof PlaceName, colours: MapColours): LayerSpecification[] {
  // A reader of Sorani reads Arabic letters sooner than Latin ones.
  const fields = language === 'ckb' ? ['name:ckb', 'name:ku', 'name:ar', 'name'] : [`name:${language}`, 'name'];
  const [first = 'name', ...others] = fields;
  const name: ExpressionSpecification = [
    'coalesce',
    ['get', first],
    ...others.map((field): ExpressionSpecification => ['get', field]),
  ];
  const paint = { 'text-color': colours.ink, 'text-halo-color': colours.halo, 'text-halo-width': 1.6 };
  // Without an address of glyphs these are fonts of the page and of the device.
  const text = { 'text-field': name, 'text-font': ['Vazirmatn Variable', 'sans-serif'] };
  return [
    {
      ...from,
      id: 'road-names',
      type: 'symbol',
      'source-layer': 'roads',
      minzoom: 13,
      layout: { ...text, 'text-size': 12, 'symbol-placement': 'line' },
      paint,
    },
    {
      ...from,
      id: 'place-names',
      type: 'symbol',
      'source-layer': 'places',
      layout: { ...text, 'text-size': 13.5, 'text-max-width': 8 },
      paint,
    },
  ];
}
