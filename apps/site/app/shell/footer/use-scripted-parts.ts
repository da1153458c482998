import { type RefObject, useEffect, useRef, useState } from 'react';
import type * as live from './scripted-parts.ts';

type Live = typeof live;

/** What the footer needs a script for; undefined until the footer comes near the screen and it has been loaded. */
export function useLive(): [Live | undefined, RefObject<HTMLElement | null>] {
  const place = useRef<HTMLElement>(null);
  const [loaded, setLoaded] = useState<Live>();
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        import('./scripted-parts.ts').then(
          (live) => {
            watch.disconnect();
            setLoaded(live);
          },
          // Without a line the footer stays what its HTML is, until it comes near the screen again.
          () => {},
        );
      },
      { rootMargin: '400px' },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return [loaded, place];
}
