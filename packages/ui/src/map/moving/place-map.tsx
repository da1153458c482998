import { type KeyboardEvent, useState } from 'react';
import type { PlaceName } from '../city-plan.ts';
import type { MapPoint } from '../lines.ts';
import type { TileSource } from '../live/tile-source.ts';
import { PinMark } from '../pin-mark.tsx';
import { type MapView, toPixels, toPlace } from '../projection.ts';
import { countryCamera, type MapCamera } from './camera.ts';
import { MovingMap, type MovingMapTexts } from './moving-map.tsx';

type PlaceMapProps = {
  /** Where the pin stands; undefined where nobody has set it. */
  readonly pin: MapPoint | undefined;
  /** Where the map begins without a pin. */
  readonly start?: MapPoint | undefined;
  readonly tiles: TileSource;
  readonly language: keyof PlaceName;
  readonly texts: MovingMapTexts;
  /** Called with the place of a tap or an arrow; without it the pin stands fast. */
  readonly onPin?: ((place: MapPoint) => void) | undefined;
  readonly className?: string;
};

/** A map of tiles with the pin of one place, which taps and arrows move where it may be moved. */
export function PlaceMap({ pin, start, tiles, language, texts, onPin, className = '' }: PlaceMapProps) {
  const [camera, setCamera] = useState(startCamera(pin, start));
  const tap = (place: MapPoint) => {
    onPin?.(place);
    if (camera.zoom < 14) setCamera({ center: place, zoom: camera.zoom + 2 });
  };
  return (
    <MovingMap
      {...{ camera, tiles, language, texts }}
      onMove={setCamera}
      {...(onPin ? { onTap: tap } : {})}
      isOnPage
      className={`relative ${className}`}
    >
      {(view) => (
        // Left is left on a map, in every script.
        <div dir="ltr" className="pointer-events-none absolute inset-0">
          <Pin view={view} pin={pin} label={texts.map} onPin={onPin} />
        </div>
      )}
    </MovingMap>
  );
}

function startCamera(pin: MapPoint | undefined, start: MapPoint | undefined): MapCamera {
  if (pin) return { center: pin, zoom: 14.5 };
  return start ? { center: start, zoom: 11 } : countryCamera;
}

type PinProps = Pick<PlaceMapProps, 'pin' | 'onPin'> & { readonly view: MapView; readonly label: string };

function Pin({ view, pin, label, onPin }: PinProps) {
  const at = toPixels(view, pin ?? view.center);
  const press = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    onPin?.(toPlace(view, [at[0] + direction[0], at[1] + direction[1]]));
  };
  const style = { transform: `translate(${at[0]}px, ${at[1]}px) translate(-50%, -100%)` };
  // What a tap sets is seen by who taps; without one, the keyboard begins in the middle.
  const looks = pin ? '' : 'opacity-0 focus-visible:opacity-60';
  if (!onPin) {
    return (
      <span className="absolute inset-s-0 top-0" style={style}>
        <PinMark />
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      className={`absolute inset-s-0 top-0 ${looks}`}
      style={style}
      onKeyDown={press}
    >
      <PinMark />
    </button>
  );
}

/** Pixels that an arrow moves the pin by. */
const directions: Readonly<Record<string, MapPoint>> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
};
