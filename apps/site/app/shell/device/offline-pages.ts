/** A booking whose page is to open without a connection. */
export type OfflinePage = {
  readonly id: number;
  /** When the page is no longer needed, milliseconds. */
  readonly endsAt: number;
  /** The booking may still take place: the installed app opens with the first such one. */
  readonly isHeld: boolean;
  readonly picture: string | null;
};

/** Has the service worker store the pages of bookings and their list, in one language, in place of those it had. */
export function storePages(language: string, bookings: readonly OfflinePage[]): void {
  postToWorker({ kind: 'store-pages', language, bookings });
}

/** Has the service worker forget every page it stored. */
export const forgetPages = (): void => postToWorker({ kind: 'forget-pages' });

/** On a first visit the worker is still on its way, so the message waits for it. */
function postToWorker(message: object): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => {
    // A worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    active?.postMessage(message);
  });
}
