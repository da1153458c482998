import { useEffect, useState } from 'react';
import type { MapSize } from './camera.ts';

/** The size of a box, always the present one; zero until it is known. */
export function useSize(box: HTMLElement | null): MapSize {
  const [size, setSize] = useState<MapSize>({ width: 0, height: 0 });
  useEffect(() => {
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }));
    observer.observe(box);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
