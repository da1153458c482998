import { type RefObject, useEffect, useRef, useState } from 'react';

/** How wide an element is now, pixels; 0 before it is known. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!frame.current) return undefined;
    const watching = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watching.observe(frame.current);
    return () => watching.disconnect();
  }, []);
  return [frame, width];
}
