import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Swing } from './slider.ts';

/** The row that moves: none until it comes near the screen and its script is there. */
export type Swinging = {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly swing: Swing | undefined;
  readonly isPaused: boolean;
  /** Place of the first picture on screen. */
  readonly first: number;
  readonly toggle: () => void;
};

/** Starts the row when it comes near the screen; who wants little motion starts it by the button. */
export function useSwing(): Swinging {
  const frame = useRef<HTMLDivElement>(null);
  const [swing, setSwing] = useState<Swing>();
  const [isPaused, setPaused] = useState(false);
  const [first, setFirst] = useState(0);
  useEffect(() => {
    let started: Swing | undefined;
    let isOver = false;
    const start = async (row: HTMLElement) => {
      // Without its script the row is one to scroll.
      const swinging = await import('./slider.ts').catch(() => undefined);
      if (!swinging || isOver) return;
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      setPaused(isStill);
      setSwing((started = swinging.startSwing(row, isStill, setFirst)));
    };
    const forget = frame.current ? whenNear(frame.current, start) : undefined;
    return () => {
      isOver = true;
      forget?.();
      started?.end();
    };
  }, []);
  const toggle = () => {
    swing?.pause(!isPaused);
    setPaused(!isPaused);
  };
  return { frame, swing, isPaused, first, toggle };
}

function whenNear(place: HTMLElement, then: (place: HTMLElement) => Promise<void>): () => void {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      void then(place);
    },
    { rootMargin: '200px' },
  );
  watch.observe(place);
  return () => watch.disconnect();
}
