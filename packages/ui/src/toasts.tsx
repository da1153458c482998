import { useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { Toast } from './toast.tsx';
import { TimeLeft } from './time-left.tsx';

/** What a reader can do about a toast: undo it, or try otherwise. */
type ToastAction = { readonly label: string; readonly run: () => void };

type ToastOptions = { readonly tone?: 'good' | 'bad' | undefined; readonly action?: ToastAction | undefined };

type ShownToast = ToastOptions & { readonly id: number; readonly text: string };

const changes = new EventTarget();
let shown: ShownToast | undefined;
let count = 0;

/** Shows a sentence about what was done, in place of the former one. */
export function toast(text: string, options: ToastOptions = {}): void {
  count += 1;
  show({ id: count, text, ...options });
}

/** How long a toast stays unless it is being read, milliseconds; one with an action stays longer. */
const shownMs = 6000;
const shownWithActionMs = 10_000;

/** The place where toasts appear; an application has one. */
export function Toasts() {
  const current = useSyncExternalStore(subscribe, () => shown);
  const close = () => show(undefined);
  const runAction = () => {
    close();
    current?.action?.run();
  };
  return (
    <output className="pointer-events-none block fixed inset-x-0 bottom-18 z-20 mx-auto w-full max-w-md px-4 md:bottom-6">
      {current && (
        <Toast key={current.id} tone={current.tone ?? 'good'} onClose={close}>
          <span>{current.text}</span>
          {current.action && (
            <Button kind="outline" size="small" className="justify-self-start" onClick={runAction}>
              {current.action.label}
            </Button>
          )}
          <TimeLeft ms={current.action ? shownWithActionMs : shownMs} onEnd={close} />
        </Toast>
      )}
    </output>
  );
}

function show(next: ShownToast | undefined): void {
  shown = next;
  changes.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}
