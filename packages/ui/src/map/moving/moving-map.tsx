import { type ReactNode, useState } from 'react';
import type { PlaceName } from '../city-plan.ts';
import type { MapPoint } from '../lines.ts';
import { drawMap } from '../map-drawing.ts';
import { MapPicture } from '../map-picture.tsx';
import type { MapView } from '../projection.ts';
import { type MapCamera, zoomed } from './camera.ts';
import type { TileSource } from '../live/tile-source.ts';
import { useLiveMap } from '../live/use-live-map.ts';
import { useGestures } from './use-gestures.ts';
import { useSize } from './use-size.ts';
import { ZoomButton } from './zoom-button.tsx';

/** The words of a map. */
export type MovingMapTexts = { readonly map: string; readonly nearer: string; readonly farther: string };

type MovingMapProps = {
  /** Where it looks; a function of the size of its box until somebody has moved it. */
  readonly camera: MapCamera | ((view: Pick<MapView, 'width' | 'height'>) => MapCamera);
  readonly onMove: (camera: MapCamera) => void;
  readonly onTap?: (place: MapPoint) => void;
  /** What the map is made of; undefined, or while and where it does not come: the drawn base. */
  readonly tiles: TileSource | undefined;
  readonly language: keyof PlaceName;
  readonly texts: MovingMapTexts;
  /** Whether the map stands on a page that the wheel scrolls. */
  readonly isOnPage?: boolean;
  readonly className?: string;
  /** What stands on it, once its size is known. */
  readonly children?: (view: MapView) => ReactNode;
};

/** A map that moves under fingers, mouse, wheel and two buttons. Pins stand on it, whatever it is made of. */
export function MovingMap(props: MovingMapProps) {
  const { tiles, language, texts, onMove, isOnPage = false, className = '', children } = props;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [base, setBase] = useState<HTMLElement | null>(null);
  const [tilesState, setTilesState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const size = useSize(box);
  const camera = typeof props.camera === 'function' ? props.camera(size) : props.camera;
  const view: MapView = { ...size, ...camera };
  useGestures(box, view, { onMove, onTap: props.onTap, isOnPage });
  useLiveMap(base, {
    tiles,
    camera,
    language,
    onShown: () => setTilesState('shown'),
    onFailed: () => setTilesState('failed'),
  });
  const isKnown = size.width > 0;
  const isDrawn = tiles === undefined || tilesState !== 'shown';
  return (
    <div className={`overflow-hidden ${className}`} data-map={tiles === undefined ? 'drawn' : tilesState}>
      <div ref={setBox} className="map-stage absolute inset-0">
        {isKnown && isDrawn && <MapPicture drawing={drawMap(view, language)} label={texts.map} className="size-full" />}
        {isKnown && tiles !== undefined && tilesState !== 'failed' && (
          <>
            <span className="sr-only">{texts.map}</span>
            <div ref={setBase} aria-hidden="true" className="absolute inset-0" />
          </>
        )}
      </div>
      {isKnown && children?.(view)}
      <div className="absolute inset-e-3 top-3 grid overflow-hidden rounded-control bg-surface shadow-rest inset-ring inset-ring-line">
        <ZoomButton icon="plus" label={texts.nearer} onClick={() => onMove(zoomed(view, 1))} />
        <ZoomButton icon="minus" label={texts.farther} onClick={() => onMove(zoomed(view, -1))} />
      </div>
      {!isDrawn && <Attribution text={tiles.attribution} />}
    </div>
  );
}

/** Whose data a map shows; a link where the licence of OpenStreetMap asks for one. */
function Attribution({ text }: { readonly text: string }) {
  const className = 'absolute inset-e-0 bottom-0 rounded-ss-control bg-surface/85 px-2 py-0.5 text-13 text-ink-soft';
  if (!/openstreetmap/i.test(text)) return <p className={className}>{text}</p>;
  return (
    <a
      href="https://www.openstreetmap.org/copyright"
      target="_blank"
      rel="noopener noreferrer"
      dir="ltr"
      className={`${className} min-h-6 hover:underline`}
    >
      {text}
    </a>
  );
}
