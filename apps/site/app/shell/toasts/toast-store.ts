/** Something that happened, said once at the edge of the screen. The text is ready to be read. */
export type StoredToast = {
  readonly id: number;
  readonly tone: 'good' | 'bad';
  readonly text: string;
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

let toasts: readonly StoredToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a notice for three seconds. */
export function toast(content: Omit<StoredToast, 'id'>): void {
  lastId += 1;
  set([...toasts, { ...content, id: lastId }]);
}

/** Takes a notice away. */
export const dismissToast = (id: number): void => set(toasts.filter((content) => content.id !== id));

/** Calls back whenever a notice comes or goes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The notices on screen; the same list until one comes or goes. */
export const readToasts = (): readonly StoredToast[] => toasts;

function set(next: readonly StoredToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
