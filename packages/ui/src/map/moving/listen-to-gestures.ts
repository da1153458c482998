import type { MapPoint } from '../lines.ts';

/** What fingers, mouse and wheel do to a map; pixels of its box. */
export type MapGestures = {
  readonly push: (by: MapPoint) => void;
  /** Nearer by some steps round a pixel, which moves meanwhile. */
  readonly zoom: (by: number, pixel: MapPoint, push?: MapPoint) => void;
  readonly tap: (pixel: MapPoint) => void;
  /** Whether the wheel is for the map and not for the page. */
  readonly takesWheel: (event: WheelEvent) => boolean;
};

/** Fingers that moved less have tapped, pixels. */
const maxTap = 6;

/** Listens until the signal ends it. */
export function listenToGestures(box: HTMLElement, gestures: MapGestures, signal: AbortSignal): void {
  listenToFingers(box, gestures, signal);
  const scroll = (event: WheelEvent) => {
    if (!gestures.takesWheel(event)) return;
    event.preventDefault();
    const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * 30;
    // Browsers report two fingers on a touchpad as a wheel with this key.
    gestures.zoom(Math.max(-1, Math.min(1, -pixels / (event.ctrlKey ? 120 : 300))), pixelOf(box, event));
  };
  box.addEventListener('wheel', scroll, { signal, passive: false });
}

function listenToFingers(box: HTMLElement, { push, zoom, tap }: MapGestures, signal: AbortSignal): void {
  const fingers = new Map<number, MapPoint>();
  let moved = 0;
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, pixelOf(box, event));
    box.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = pixelOf(box, event);
    const by = minus(now, before);
    moved += Math.hypot(...by);
    fingers.set(event.pointerId, now);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (moved <= maxTap) return;
    if (other) zoom(spread(other, before, now), middle(other, now), [by[0] / 2, by[1] / 2]);
    else push(by);
  };
  const up = (event: PointerEvent) => {
    const isLast = fingers.delete(event.pointerId) && fingers.size === 0;
    if (isLast && moved <= maxTap && event.type === 'pointerup') tap(pixelOf(box, event));
  };
  box.addEventListener('pointerdown', down, { signal });
  box.addEventListener('pointermove', move, { signal });
  box.addEventListener('pointerup', up, { signal });
  box.addEventListener('pointercancel', up, { signal });
}

function pixelOf(box: HTMLElement, { clientX, clientY }: MouseEvent): MapPoint {
  const { left, top } = box.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

/** By how many steps two fingers have come apart. */
const spread = (other: MapPoint, before: MapPoint, now: MapPoint): number =>
  Math.log2(Math.max(1, Math.hypot(...minus(other, now))) / Math.max(1, Math.hypot(...minus(other, before))));

const middle = (one: MapPoint, other: MapPoint): MapPoint => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
const minus = (one: MapPoint, other: MapPoint): MapPoint => [one[0] - other[0], one[1] - other[1]];
