import { useSyncExternalStore } from 'react';

/** Whether the server can be reached, and when it last answered (milliseconds since 1970). */
export type Connection = { readonly isOnline: boolean; readonly answeredAt: number };

const changes = new EventTarget();
const openedAt = Date.now();
let connection: Connection = { isOnline: navigator.onLine, answeredAt: openedAt };

/** The connection for a part, which is shown again when it comes or goes. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => connection);

/** When the browser said that the line is gone, and how long after that answers still come in, milliseconds. */
let lostAt = 0;
const maxTransitMs = 3000;

/** Says that the server answered, whatever it said. */
export function reportAnswer(): void {
  // It was on its way when the line was cut, and says nothing of now.
  if (!navigator.onLine && Date.now() - lostAt < maxTransitMs) return;
  // The instant alone is no news: only who lost the connection reads it.
  connection = connection.isOnline ? Object.assign(connection, { answeredAt: Date.now() }) : become(true, Date.now());
}

/** Says that a request found nobody. */
export const reportSilence = (): void => void become(false, connection.answeredAt);

/** Says that what is shown was known at an instant (milliseconds since 1970), and is older than this visit. */
export function reportStored(at: number): void {
  const isFirst = connection.answeredAt >= openedAt;
  connection = { ...connection, answeredAt: isFirst ? at : Math.max(connection.answeredAt, at) };
}

function reportLoss(): void {
  lostAt = Date.now();
  reportSilence();
}

function become(isOnline: boolean, answeredAt: number): Connection {
  if (connection.isOnline === isOnline) return connection;
  connection = { isOnline, answeredAt };
  changes.dispatchEvent(new Event('change'));
  return connection;
}

function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  addEventListener('offline', reportLoss);
  return () => {
    changes.removeEventListener('change', listener);
    removeEventListener('offline', reportLoss);
  };
}
