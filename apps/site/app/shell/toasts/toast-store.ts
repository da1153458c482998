/** Something that happened, said once at the edge of the screen. The text is ready to be read. */
export type NoticeText = {
  readonly id: number;
  readonly tone: 'good' | 'bad';
  readonly text: string;
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

let notices: readonly NoticeText[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a notice for three seconds. */
export function notify(notice: Omit<NoticeText, 'id'>): void {
  lastId += 1;
  set([...notices, { ...notice, id: lastId }]);
}

/** Takes a notice away. */
export const dismiss = (id: number): void => set(notices.filter((notice) => notice.id !== id));

/** Calls back whenever a notice comes or goes. */
export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The notices on screen; the same list until one comes or goes. */
export const readNotices = (): readonly NoticeText[] => notices;

function set(next: readonly NoticeText[]): void {
  notices = next;
  for (const listener of listeners) listener();
}
