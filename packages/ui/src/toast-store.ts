import { useSyncExternalStore } from 'react';

/** What a reader can do about a toast: undo it, or try otherwise. */
type ToastAction = { readonly label: string; readonly run: () => void };

type ToastOptions = {
  readonly tone?: 'good' | 'bad' | undefined;
  readonly action?: ToastAction | undefined;
  /** What else can be done about it, before the action. */
  readonly other?: ToastAction | undefined;
};

/** A toast on the screen. Its text is ready to be read. */
export type ShownToast = ToastOptions & { readonly id: number; readonly text: string };

const changes = new EventTarget();
let shown: ShownToast | undefined;
let count = 0;

/** Shows a sentence about what was done, in place of the former one. */
export function toast(text: string, options: ToastOptions = {}): void {
  count += 1;
  show({ id: count, text, ...options });
}

/** Takes the toast away. */
export const closeToast = (): void => show(undefined);

/** The toast that is shown; on the server there is none. */
export const useToast = (): ShownToast | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );

function show(next: ShownToast | undefined): void {
  shown = next;
  changes.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}
