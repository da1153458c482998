import { useEffect, useRef } from 'react';

type TimeLeftProps = {
  readonly ms: number;
  /** Called once, when the time is over. */
  readonly onEnd: () => void;
  readonly className?: string | undefined;
};

/**
 * How long is left, as a bar. It stands still while somebody points at what holds it, has the focus in it or has
 * touched it; a touch elsewhere lets it go on. Under reduced motion it shrinks in steps of a second.
 */
export function TimeLeft({ ms, onEnd, className = '' }: TimeLeftProps) {
  const bar = useRef<HTMLSpanElement>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const shown = bar.current;
    const holder = shown?.closest('[data-holds-time]') ?? shown?.parentElement?.parentElement;
    if (!shown || !holder) return undefined;
    const clock = startClock(shown, ms, () => end.current());
    const stopWatching = watch(holder, clock);
    return () => {
      stopWatching();
      clock.stop();
    };
  }, [ms]);
  return (
    <span aria-hidden="true" className={`block h-1 overflow-hidden rounded-full bg-line ${className}`}>
      <span ref={bar} className="time-left block h-full rounded-full bg-saffron" />
    </span>
  );
}

type TimeLeftClock = { pause(): void; go(): void; stop(): void };

function startClock(bar: Element, ms: number, onEnd: () => void): TimeLeftClock {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const easing = isStill ? `steps(${Math.max(1, Math.round(ms / 1000))})` : 'linear';
  const motion = bar.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
    duration: ms,
    easing,
    fill: 'forwards',
  });
  let left = ms;
  let since = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(onEnd, left);
  return {
    pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - since;
      motion.pause();
    },
    go() {
      if (timer !== undefined) return;
      since = performance.now();
      timer = setTimeout(onEnd, Math.max(0, left));
      motion.play();
    },
    stop() {
      clearTimeout(timer);
      motion.cancel();
    },
  };
}

function watch(holder: Element, { pause, go }: TimeLeftClock): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const on = (target: EventTarget, name: string, listener: (event: PointerEvent) => void) =>
    target.addEventListener(name, listener as EventListener, { signal });
  // Only a pointer that moves counts: a dialog may open below one that rests.
  on(holder, 'pointermove', (event) => (event.movementX !== 0 || event.movementY !== 0) && pause());
  on(holder, 'pointerleave', (event) => event.pointerType === 'mouse' && go());
  on(document, 'pointerdown', (event) => {
    if (event.pointerType !== 'mouse') (holder.contains(event.target as Node) ? pause : go)();
  });
  // A dialog takes the focus when it opens, which is nobody's wish to stay.
  const opened = requestAnimationFrame(() => {
    on(holder, 'focusin', pause);
    on(holder, 'focusout', go);
  });
  return () => {
    cancelAnimationFrame(opened);
    watching.abort();
  };
}
