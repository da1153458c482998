import { type RefObject, useEffect, useRef, useState } from 'react';
import type * as parts from './scripted-parts.ts';

type ScriptedParts = typeof parts;

/** What the footer needs a script for; undefined until the footer comes near the screen and it has been loaded. */
export function useScriptedParts(): [ScriptedParts | undefined, RefObject<HTMLElement | null>] {
  const footer = useRef<HTMLElement>(null);
  const [loaded, setLoaded] = useState<ScriptedParts>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        import('./scripted-parts.ts').then(
          (parts) => {
            observer.disconnect();
            setLoaded(parts);
          },
          // Without a line the footer stays what its HTML is, until it comes near the screen again.
          () => {},
        );
      },
      { rootMargin: '400px' },
    );
    if (footer.current) observer.observe(footer.current);
    return () => observer.disconnect();
  }, []);
  return [loaded, footer];
}
