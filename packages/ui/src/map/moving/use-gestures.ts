import { useEffect, useEffectEvent } from 'react';
import type { MapPoint } from '../lines.ts';
import { type MapView, toPlace } from '../projection.ts';
import { type MapCamera, pushed, zoomed } from './camera.ts';
import { listenToGestures } from './listen-to-gestures.ts';

type GestureAnswers = {
  readonly onMove: (camera: MapCamera) => void;
  readonly onTap?: ((place: MapPoint) => void) | undefined;
  /** The wheel scrolls the page that the map stands on, unless a key is held with it. */
  readonly isOnPage: boolean;
};

/** Moves a map by fingers, mouse and wheel. */
export function useGestures(box: HTMLElement | null, view: MapView, { onMove, onTap, isOnPage }: GestureAnswers): void {
  const push = useEffectEvent((by: MapPoint) => onMove(pushed(view, by)));
  const zoom = useEffectEvent((by: number, pixel: MapPoint, along: MapPoint = [0, 0]) =>
    onMove(zoomed({ ...view, ...pushed(view, along) }, by, pixel)),
  );
  const tap = useEffectEvent((pixel: MapPoint) => onTap?.(toPlace(view, pixel)));
  const takesWheel = useEffectEvent((event: WheelEvent) => !isOnPage || event.ctrlKey || event.metaKey);
  useEffect(() => {
    if (!box) return undefined;
    const ending = new AbortController();
    const gestures = {
      push: (by: MapPoint) => push(by),
      zoom: (by: number, pixel: MapPoint, along?: MapPoint) => zoom(by, pixel, along),
      tap: (pixel: MapPoint) => tap(pixel),
      takesWheel: (event: WheelEvent) => takesWheel(event),
    };
    listenToGestures(box, gestures, ending.signal);
    return () => ending.abort();
  }, [box]);
}
