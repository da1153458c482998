let text = '';

/** Remembers, in the reader's language, what a form says that reached nobody. */
export function setOfflineText(next: string): void {
  text = next;
}

/** What a form says that reached nobody; empty before the page has taken over. */
export const offlineText = (): string => text;
