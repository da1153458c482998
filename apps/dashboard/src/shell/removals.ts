import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorMessage } from './use-error-message.ts';

/** What is removed: a name of its own on this device, what is said of it, the call, and what is asked for again. */
type Removal = {
  readonly key: string;
  readonly text: string;
  readonly send: () => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
};

const changes = new EventTarget();
let removed: ReadonlySet<string> = new Set();

/**
 * Removes things so that it can be undone: they are hidden at once, and the server hears of it when the ten seconds of
 * the toast are over. Where it refuses, they are back, and why is said.
 */
export function useRemovals(): {
  readonly isRemoved: (key: string) => boolean;
  readonly remove: (one: Removal) => void;
} {
  const hidden = useSyncExternalStore(subscribe, () => removed);
  const t = useTranslations('dashboard');
  const toErrorMessage = useErrorMessage();
  const finish = async ({ key, send, refetch }: Removal) => {
    try {
      await send();
    } catch (error) {
      toast(toErrorMessage(error as Error), { tone: 'bad' });
    }
    // Shown again before the answer is there, it would be back for a moment.
    await refetch().catch(() => undefined);
    unhide(key);
  };
  return {
    isRemoved: (key) => hidden.has(key),
    remove(one) {
      set(new Set([...removed, one.key]));
      toast(one.text, {
        action: { label: t('undo'), run: () => unhide(one.key) },
        onEnd: () => void finish(one),
      });
    },
  };
}

const unhide = (key: string): void => set(new Set([...removed].filter((one) => one !== key)));

function set(next: ReadonlySet<string>): void {
  removed = next;
  changes.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}
