import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

/** What moves the row, as its buttons need it. */
export type Slider = {
  move(by: 1 | -1): void;
  pause(isPaused: boolean): void;
  end(): void;
};

/** Milliseconds that a picture stands, and that the row moves. */
const pauseMs = 3000;
const moveMs = 800;
/** Pixels of a picture that can be pointed at. */
const minVisiblePixels = 24;

/**
 * Turns a row that scrolls into one that moves by itself; a pointer over it or the focus in it holds it.
 * `onMove` is told which picture is first.
 */
export function startSlider(frame: HTMLElement, isStill: boolean, onMove: (first: number) => void): Slider {
  frame.scrollLeft = 0;
  frame.dataset['live'] = '';
  const swiper = new Swiper(frame, {
    modules: [Autoplay],
    loop: true,
    // A press while the row still moves counts too.
    loopPreventsSliding: false,
    speed: isStill ? 0 : moveMs,
    autoplay: { enabled: !isStill, delay: pauseMs, disableOnInteraction: false },
    slidesPerView: 1 / 0.68,
    breakpoints: { 768: { slidesPerView: 2.5 }, 1200: { slidesPerView: 4 } },
    on: {
      init: skipHidden,
      resize: skipHidden,
      transitionEnd: skipHidden,
      realIndexChange: ({ realIndex }) => onMove(realIndex),
    },
  });
  const holders = new Set<string>(isStill ? ['paused'] : []);
  const hold = (why: string, isHolding: boolean) => {
    if (isHolding) holders.add(why);
    else holders.delete(why);
    if (holders.size > 0) swiper.autoplay.stop();
    else swiper.autoplay.start();
  };
  const area = frame.closest('section') ?? frame;
  const move = (by: 1 | -1) => void (by === 1 ? swiper.slideNext() : swiper.slidePrev());
  const listening = new AbortController();
  watchReader(area, hold, listening.signal);
  area.addEventListener('keydown', (event) => walk(event, area, move), listening);
  return {
    move,
    pause: (isPaused) => hold('paused', isPaused),
    end: () => {
      listening.abort();
      swiper.destroy(true, false);
    },
  };
}

/** The keyboard goes through what is on screen; the rest comes with the buttons. */
function skipHidden({ el, slides }: Swiper): void {
  const frame = el.getBoundingClientRect();
  for (const slide of slides) {
    const { left, right } = slide.getBoundingClientRect();
    slide.inert = Math.min(right, frame.right) - Math.max(left, frame.left) < minVisiblePixels;
  }
}

function watchReader(area: HTMLElement, hold: (why: string, isHolding: boolean) => void, signal: AbortSignal): void {
  const watch = (type: 'pointerenter' | 'pointerleave' | 'focusin' | 'focusout', listener: (event: Event) => void) =>
    area.addEventListener(type, listener, { signal });
  watch('pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && hold('pointer', true));
  watch('pointerleave', () => hold('pointer', false));
  watch('focusin', ({ target }) => hold('focus', (target as Element).matches(':focus-visible')));
  watch('focusout', () => hold('focus', false));
}

/** The arrow that points to where the row goes on is the next one, in either direction of reading. */
function walk(event: KeyboardEvent, area: HTMLElement, move: (by: 1 | -1) => void): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  move((event.key === 'ArrowRight') === (getComputedStyle(area).direction === 'rtl') ? -1 : 1);
}
