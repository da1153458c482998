import { clear, createStore, del, entries, set } from 'idb-keyval';

/** Answers of the API as they came last, by the key of their question. */
const answers = createStore('dashboard-answers', 'answers');
/** What was done without a connection, by a key that is in the order in which it was done. */
const waiting = createStore('dashboard-waiting', 'waiting');

const stores = { answers, waiting };

/** One of the two drawers of this device. */
export type Drawer = keyof typeof stores;

/** Puts something into a drawer, in place of what lay there under the key. Throws where the device keeps nothing. */
export const put = (drawer: Drawer, key: string, value: unknown): Promise<void> => set(key, value, stores[drawer]);

/** Everything in a drawer, in the order of the keys; nothing where the device keeps nothing. */
export const readAll = async <T>(drawer: Drawer): Promise<T[]> => {
  const found = await entries<string, T>(stores[drawer]).catch(() => []);
  return found.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
};

/** Takes something out of a drawer. */
export const remove = (drawer: Drawer, key: string): Promise<void> => del(key, stores[drawer]);

/** Empties both drawers. */
export const empty = async (): Promise<void> => {
  await Promise.all(Object.values(stores).map((store) => clear(store).catch(() => undefined)));
};

/** Empties the drawer of answers, which are one person's. */
export const forgetAnswers = (): Promise<void> => clear(answers).catch(() => undefined);
