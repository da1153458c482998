import { useSyncExternalStore } from 'react';

/** The modal dialog that lies on top of the page; null where none is open. */
export const useTopDialog = (): Element | null => useSyncExternalStore(subscribe, findTopDialog, () => null);

const findTopDialog = (): Element | null => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;

function subscribe(listener: () => void): () => void {
  const watching = new MutationObserver(listener);
  watching.observe(document.body, { attributes: true, attributeFilter: ['open'], subtree: true });
  return () => watching.disconnect();
}
