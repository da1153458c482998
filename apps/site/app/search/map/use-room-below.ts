import { type RefObject, useEffect } from 'react';

/** Space to the edges of the window, pixels. */
const gap = 16;

/** Makes a part that stays in sight exactly as high as the window has room below where it begins, on wide screens. */
export function useRoomBelow(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const ending = new AbortController();
    const wide = matchMedia('(min-width: 1024px)');
    const fit = () => {
      const box = part.current;
      const top = box?.parentElement?.getBoundingClientRect().top ?? 0;
      if (box) box.style.height = wide.matches ? `${innerHeight - gap - Math.max(gap, top)}px` : '';
    };
    fit();
    const options = { signal: ending.signal, passive: true };
    for (const event of ['scroll', 'resize']) addEventListener(event, fit, options);
    return () => ending.abort();
  }, [part]);
}
