import { clear, createStore, del, entries, set } from 'idb-keyval';

/** Answers of the API as they came last, by the key of their question. */
const answers = createStore('dashboard-answers', 'answers');
/** What was done without a connection, by a key that is in the order in which it was done. */
const queue = createStore('dashboard-waiting', 'waiting');

const stores = { answers, queue };

/** One of the two drawers of this device. */
export type StoreName = keyof typeof stores;

/** Puts something into a drawer, in place of what lay there under the key. Throws where the device keeps nothing. */
export const put = (name: StoreName, key: string, value: unknown): Promise<void> => set(key, value, stores[name]);

/** Everything in a drawer, in the order of the keys; nothing where the device keeps nothing. */
export const readAll = async <T>(name: StoreName): Promise<T[]> => {
  const found = await entries<string, T>(stores[name]).catch(() => []);
  return found.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
};

/** Takes something out of a drawer. */
export const remove = (name: StoreName, key: string): Promise<void> => del(key, stores[name]);

/** Empties both drawers. */
export const clearStores = async (): Promise<void> => {
  await Promise.all(Object.values(stores).map((store) => clear(store).catch(() => undefined)));
};

/** Empties the drawer of answers, which are one person's. */
export const clearAnswers = (): Promise<void> => clear(answers).catch(() => undefined);
