import { defaultNumbersAndTime } from '@tajmeelspot/language/locale.ts';
import { readNumbersAndTime } from '@tajmeelspot/ui/numbers/numbers-store.ts';
import { PartLocale } from '../messages/part-locale.tsx';
import { isNarrow } from '../narrow.ts';
import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react';

/**
 * A part of a page whose HTML comes with the page and whose script comes when it is wanted: at once on wide screens; on
 * others when the part is near the screen, or somebody touches the page; of a part of links alone, `isQuiet`, with the touch
 * alone. The part must not change while the page stays, so its props have to.
 */
export function deferPart<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  { className, isQuiet = false }: { readonly className?: string; readonly isQuiet?: boolean } = {},
) {
  const presses = recordPresses(id);
  const Part = lazy(async () => {
    await whenNeeded(id, isQuiet);
    return { default: await loadWithRetry(load) };
  });
  /** What was pressed before it could answer is pressed again. */
  function Replay() {
    // A moment later: what only the browser knows, such as who is logged in, comes right after the first drawing.
    useEffect(() => void setTimeout(presses.replay), []);
    return null;
  }
  // A navigation waits for every part of the page it leaves. It begins with a touch or a key, which opens this gate too.
  return memo(function DeferredPart(props: Props) {
    return (
      <div id={id} className={className}>
        <Suspense>
          <PartLocale>
            <Part {...props} />
          </PartLocale>
          <Replay />
        </Suspense>
      </div>
    );
  });
}

const touches = ['pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/** What opens the parts that wait; a part whose turn to be drawn comes after the first touch does not wait. */
const waiting = new Set<() => void>();
let isTouched = false;

/** Has every part of the page come, as a touch does: what changes the page waits for all of them. */
export function openParts(): void {
  isTouched = true;
  for (const touch of touches) removeEventListener(touch, openParts, true);
  for (const open of waiting) open();
}

if (!import.meta.env.SSR)
  for (const touch of touches) addEventListener(touch, openParts, { capture: true, passive: true });

function whenNeeded(id: string, isQuiet: boolean): Promise<void> | undefined {
  // Neither the server nor a page that is put together in the browser has the HTML yet.
  const element = import.meta.env.SSR ? null : document.getElementById(id);
  // Wide screens show much of a page at once, and belong to machines that a page does not keep busy.
  if (!element || isTouched || !isNarrow() || hasOwnNumbers()) return undefined;
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && open(), {
      rootMargin: '400px',
    });
    const open = () => {
      observer.disconnect();
      waiting.delete(open);
      resolve();
    };
    waiting.add(open);
    if (!isQuiet) observer.observe(element);
  });
}

/** Whether the part must be drawn once more anyway, for the digits that the device has chosen. */
function hasOwnNumbers(): boolean {
  const { digits, clock } = readNumbersAndTime();
  return digits !== defaultNumbersAndTime.digits || clock !== defaultNumbersAndTime.clock;
}

const retryMs = 2000;

/** On a weak line a script may come at the second try only; until then the part is what its HTML is. */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return loadWithRetry(load);
  }
}

/** Keeps what is pressed in an element before its scripts are there, and presses it again. */
export function recordPresses(id: string) {
  const pressed: HTMLElement[] = [];
  const recordPress = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(`#${id} button[type=button]`);
    if (!button) return;
    pressed.push(button);
    // Whether React would hear it or not depends on the moment; heard twice it would be undone.
    event.stopImmediatePropagation();
  };
  if (!import.meta.env.SSR) addEventListener('click', recordPress, true);
  return {
    replay() {
      removeEventListener('click', recordPress, true);
      for (const button of pressed.splice(0)) button.click();
      document.getElementById(id)?.setAttribute('data-ready', '');
    },
  };
}
