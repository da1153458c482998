import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { PlaceName } from './city-plan.ts';
import { cityPlans } from './city-plans.ts';
import type { MapPoint } from './lines.ts';
import { drawMap } from './map-drawing.ts';
import { MapPicture } from './map-picture.tsx';
import { ZoomButton } from './moving/zoom-button.tsx';
import { type MapView, toPixels, toPlace } from './projection.ts';

type PinMapProps = {
  /** Where the pin stands; undefined where nobody has set it. */
  readonly pin: MapPoint | undefined;
  /** Code of the city to begin with, while there is no pin. */
  readonly city: string | undefined;
  readonly language: keyof PlaceName;
  readonly texts: { readonly map: string; readonly nearer: string; readonly farther: string };
  readonly onPin: (place: MapPoint) => void;
};

const size = { width: 640, height: 400 };
const [farthest, nearest] = [4.6, 16];
const iraq: MapPoint = [43.7, 33.3];

/** A map on which a tap sets a pin; arrows move it, plus and minus bring it nearer or farther. */
export function PinMap({ pin, city, language, texts, onPin }: PinMapProps) {
  const start = pin ?? cityPlans.find(({ code }) => code === city)?.center;
  const [zoom, setZoom] = useState(pin ? 13 : start ? 11 : farthest);
  const [center, setCenter] = useState(start ?? iraq);
  const view: MapView = { ...size, center, zoom };
  const step = (by: number) => setZoom((now) => Math.min(nearest, Math.max(farthest, now + by)));
  const set = (place: MapPoint) => {
    onPin(place);
    setCenter(place);
  };
  const tap = (event: MouseEvent<HTMLButtonElement>) => {
    // A press of Enter has no place on the map.
    if (event.detail === 0) return;
    set(toPlace(view, pixelsOf(event)));
    step(zoom < 12 ? 2 : 0.5);
  };
  const press = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (event.key === '+' || event.key === '-') step(event.key === '+' ? 1 : -1);
    if (!direction) return;
    event.preventDefault();
    const [x, y] = toPixels(view, pin ?? center);
    set(toPlace(view, [x + direction[0], y + direction[1]]));
  };
  return (
    <div className="relative overflow-hidden rounded-card inset-ring inset-ring-line">
      <button type="button" className="block w-full cursor-crosshair" onClick={tap} onKeyDown={press}>
        <MapPicture drawing={drawMap(view, language, pin)} label={texts.map} className="h-60 w-full md:h-80" />
      </button>
      <div className="absolute inset-e-3 top-3 grid overflow-hidden rounded-control bg-surface shadow-rest">
        <ZoomButton icon="plus" label={texts.nearer} onClick={() => step(1)} />
        <ZoomButton icon="minus" label={texts.farther} onClick={() => step(-1)} />
      </div>
    </div>
  );
}

/** Pixels that an arrow moves the pin by. */
const directions: Readonly<Record<string, MapPoint>> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
};

/** Where a press is on the drawing, which fills its box and is cut at two sides. */
function pixelsOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>): MapPoint {
  const box = currentTarget.getBoundingClientRect();
  const scale = Math.max(box.width / size.width, box.height / size.height);
  return [
    size.width / 2 + (clientX - box.left - box.width / 2) / scale,
    size.height / 2 + (clientY - box.top - box.height / 2) / scale,
  ];
}
