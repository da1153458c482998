import { addProtocol, Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Protocol } from 'pmtiles';
import type { PlaceName } from '../city-plan.ts';
import type { MapCamera } from '../moving/camera.ts';
import { styleOf } from './tiles-style.ts';
import { readColours } from './read-colours.ts';
import type { TileSource } from './tile-source.ts';
import { trustWorker } from './trust-worker.ts';

type OpenLiveMapInput = {
  readonly tiles: TileSource;
  readonly camera: MapCamera;
  readonly language: keyof PlaceName;
  readonly onShown: () => void;
  readonly onFailed: () => void;
};

/** A map from tiles in a box of the page. */
export type LiveMap = { readonly look: (camera: MapCamera) => void; readonly close: () => void };

/** So long a map may take to show its first tile, milliseconds; the drawn one stands meanwhile. */
const maxWait = 20_000;

const protocol = new Protocol();
addProtocol('pmtiles', protocol.tile);
trustWorker(workerUrl);
setWorkerUrl(workerUrl);

/**
 * Opens a map that is a base and nothing else: who moves it and what stands on it is the page's own. Its colours are those of
 * the page, also after dark. Throws where the browser has no WebGL.
 */
export function openLiveMap(container: HTMLElement, input: OpenLiveMapInput): LiveMap {
  const { tiles, camera, language, onShown, onFailed } = input;
  let hasTile = false;
  const style = () => styleOf(tiles, language, readColours(container));
  const map = new LibreMap({
    container,
    style: style(),
    center: [...camera.center],
    zoom: camera.zoom,
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
  });
  const canvas = map.getCanvas();
  // The box round it says what it is, and nobody can do anything with the canvas.
  canvas.removeAttribute('role');
  canvas.removeAttribute('aria-label');
  canvas.removeAttribute('tabindex');
  const timer = setTimeout(() => fail(), maxWait);
  const fail = () => {
    if (!hasTile) onFailed();
  };
  map.on('error', fail);
  map.on('sourcedata', (event) => {
    if (hasTile || !event.tile) return;
    hasTile = true;
    clearTimeout(timer);
    onShown();
  });
  const repaint = () => tiles.kind !== 'style' && map.setStyle(style());
  const theme = new MutationObserver(repaint);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return {
    look: ({ center, zoom }) => void map.jumpTo({ center: [...center], zoom }),
    close: () => {
      clearTimeout(timer);
      theme.disconnect();
      map.remove();
    },
  };
}
