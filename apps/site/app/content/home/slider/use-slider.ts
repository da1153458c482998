import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Slider } from './slider.ts';

/** The row that moves: none until it comes near the screen and its script is there. */
export type SliderState = {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly slider: Slider | undefined;
  readonly isPaused: boolean;
  /** Place of the first picture on screen. */
  readonly first: number;
  readonly toggle: () => void;
};

/** Starts the row when it comes near the screen; who wants little motion starts it by the button. */
export function useSlider(): SliderState {
  const frame = useRef<HTMLDivElement>(null);
  const [slider, setSwing] = useState<Slider>();
  const [isPaused, setPaused] = useState(false);
  const [first, setFirst] = useState(0);
  useEffect(() => {
    let started: Slider | undefined;
    let isOver = false;
    const start = async (row: HTMLElement) => {
      // Without its script the row is one to scroll.
      const module = await import('./slider.ts').catch(() => undefined);
      if (!module || isOver) return;
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      setPaused(isStill);
      setSwing((started = module.startSlider(row, isStill, setFirst)));
    };
    const forget = frame.current ? onceNear(frame.current, start) : undefined;
    return () => {
      isOver = true;
      forget?.();
      started?.end();
    };
  }, []);
  const toggle = () => {
    slider?.pause(!isPaused);
    setPaused(!isPaused);
  };
  return { frame, slider, isPaused, first, toggle };
}

function onceNear(element: HTMLElement, callback: (element: HTMLElement) => Promise<void>): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void callback(element);
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
