import { useSyncExternalStore } from 'react';

/** What a reader can do about a toast: undo it, or try otherwise. */
type ToastAction = { readonly label: string; readonly run: () => void };

type ToastOptions = {
  readonly tone?: 'good' | 'bad' | undefined;
  readonly action?: ToastAction | undefined;
  /** What else can be done about it, before the action. */
  readonly other?: ToastAction | undefined;
  /** Called once when it leaves without its action: its time is over, it is closed, or the page ends. */
  readonly onEnd?: (() => void) | undefined;
};

/** A toast on the screen. Its text is ready to be read. */
export type ShownToast = ToastOptions & { readonly id: number; readonly text: string };

/** How many stand on the screen at once: what is done when its time is over is not pushed away by what comes next. */
const maxShown = 3;

const changes = new EventTarget();
const none: readonly ShownToast[] = [];
let shown = none;
let count = 0;

/** Shows a sentence about what was done, in place of those that nothing hangs on. */
export function toast(text: string, options: ToastOptions = {}): void {
  count += 1;
  const kept = shown.filter(({ onEnd }) => onEnd).slice(1 - maxShown);
  show([...kept, { id: count, text, ...options }]);
}

/** Takes a toast away; `isUndone`: by its action. */
export function closeToast(id: number, isUndone = false): void {
  const closed = shown.find((one) => one.id === id);
  if (isUndone) shown = shown.map((one) => (one.id === id ? { ...one, onEnd: undefined } : one));
  if (closed) show(shown.filter((one) => one.id !== id));
}

/** The toasts that are shown, the latest at the end; on the server there are none. */
export const useToasts = (): readonly ShownToast[] =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );

function show(next: readonly ShownToast[]): void {
  const ended = shown.filter((one) => !next.includes(one));
  shown = next;
  changes.dispatchEvent(new Event('change'));
  for (const { onEnd } of ended) onEnd?.();
}

// What was to be done after the time is done before the page goes.
if (typeof addEventListener === 'function') addEventListener('pagehide', () => show([]));

function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}
