import { useEffect, useEffectEvent } from 'react';
import type { MapPoint } from '../lines.ts';
import { type MapView, toPlace } from '../projection.ts';
import { type MapCamera, pushed, zoomed } from './camera.ts';

type MapGestures = {
  readonly onMove: (camera: MapCamera) => void;
  readonly onTap?: ((place: MapPoint) => void) | undefined;
  /** The wheel scrolls the page that the map stands on, unless a key is held with it. */
  readonly isOnPage: boolean;
};

/** Fingers that moved less have tapped, pixels. */
const maxTap = 6;

/** Moves a map by fingers, mouse and wheel. */
export function useMapGestures(box: HTMLElement | null, view: MapView, gestures: MapGestures): void {
  const { onMove, onTap } = gestures;
  const push = useEffectEvent((by: MapPoint) => onMove(pushed(view, by)));
  const zoom = useEffectEvent((by: number, pixel: MapPoint, push: MapPoint = [0, 0]) =>
    onMove(zoomed({ ...view, ...pushed(view, push) }, by, pixel)),
  );
  const tap = useEffectEvent((pixel: MapPoint) => onTap?.(toPlace(view, pixel)));
  const isTappable = useEffectEvent(() => onTap !== undefined);
  const isOnPage = useEffectEvent(() => gestures.isOnPage);
  useEffect(() => {
    if (!box) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const fingers = new Map<number, MapPoint>();
    let way = 0;
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (fingers.size === 0) way = 0;
      fingers.set(event.pointerId, pixelOf(box, event));
      box.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = pixelOf(box, event);
      way += distance(before, now);
      fingers.set(event.pointerId, now);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (way <= maxTap) return;
      if (other === undefined) push(minus(now, before));
      else pinch(other, before, now);
    };
    const pinch = (other: MapPoint, before: MapPoint, now: MapPoint) => {
      const by = Math.log2(Math.max(1, distance(other, now)) / Math.max(1, distance(other, before)));
      const half = minus(now, before);
      zoom(by, [(other[0] + now[0]) / 2, (other[1] + now[1]) / 2], [half[0] / 2, half[1] / 2]);
    };
    const up = (event: PointerEvent) => {
      if (fingers.delete(event.pointerId) && fingers.size === 0 && way <= maxTap && event.type === 'pointerup')
        tap(pixelOf(box, event));
    };
    const turn = (event: WheelEvent) => {
      if (isOnPage() && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * 30;
      zoom(Math.max(-1, Math.min(1, -pixels / (event.ctrlKey ? 120 : 300))), pixelOf(box, event));
    };
    const doubleClick = (event: MouseEvent) => {
      if (!isTappable()) zoom(1, pixelOf(box, event));
    };
    box.addEventListener('pointerdown', down, { signal });
    box.addEventListener('pointermove', move, { signal });
    box.addEventListener('pointerup', up, { signal });
    box.addEventListener('pointercancel', up, { signal });
    box.addEventListener('wheel', turn, { signal, passive: false });
    box.addEventListener('dblclick', doubleClick, { signal });
    return () => ending.abort();
  }, [box]);
}

function pixelOf(box: HTMLElement, { clientX, clientY }: MouseEvent): MapPoint {
  const { left, top } = box.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

const minus = (one: MapPoint, other: MapPoint): MapPoint => [one[0] - other[0], one[1] - other[1]];
const distance = (one: MapPoint, other: MapPoint): number => Math.hypot(...minus(one, other));
