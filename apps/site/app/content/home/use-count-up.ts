import { type RefObject, useEffect, useRef, useState } from 'react';

const countMs = 5000;

/** Counts from nothing to a number once half of its place is on screen; who wants little motion sees it at once. */
export function useCountUp(to: number): [RefObject<HTMLParagraphElement | null>, number] {
  const element = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState(to);
  useEffect(() => {
    if (!element.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    let startedAt: number | undefined;
    const step = (now: number) => {
      const part = Math.min((now - (startedAt ??= now)) / countMs, 1);
      setShown(Math.floor(part * to));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.intersectionRatio < 0.5) return setShown(0);
        observer.disconnect();
        frame = requestAnimationFrame(step);
      },
      { threshold: [0, 0.5] },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [to]);
  return [element, shown];
}
