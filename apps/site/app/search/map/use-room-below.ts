import { useEffect, useState } from 'react';

/** Space to the edges of the window, pixels. */
const gap = 16;

/** The height that the window has below where a part begins, while that part stays in sight; none on a phone. */
export function useRoomBelow(part: HTMLElement | null): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const ending = new AbortController();
    const wide = matchMedia('(min-width: 1024px)');
    const fit = () => {
      const top = part?.parentElement?.getBoundingClientRect().top ?? gap;
      setHeight(wide.matches ? Math.round(innerHeight - gap - Math.max(gap, top)) : undefined);
    };
    const frame = requestAnimationFrame(fit);
    const options = { signal: ending.signal, passive: true };
    for (const event of ['scroll', 'resize']) addEventListener(event, fit, options);
    return () => {
      cancelAnimationFrame(frame);
      ending.abort();
    };
  }, [part]);
  return height;
}
