/** A session as a browser stores it: the token that the API asks for, and the name of its user. */
export type StoredSession = { readonly token: string; readonly name: string };

/**
 * Why no session is open: `none` has been opened here, the server `refused` it, the user `loggedOut`, or the server was
 * `unreachable` when it was to be opened.
 */
export type SessionClosedReason = 'none' | 'unauthorized' | 'loggedOut' | 'unreachable';

/** How far the session of an application has come. */
export type SessionStatus =
  | { readonly kind: 'starting' }
  | { readonly kind: 'open'; readonly session: StoredSession }
  | { readonly kind: 'closed'; readonly reason: SessionClosedReason };

/** The session of one application in one browser. */
export type SessionStore = {
  /** The status now; the same object until it changes. */
  readonly read: () => SessionStatus;
  /** The token of the open session; undefined while none is open. */
  readonly readToken: () => string | undefined;
  /** Calls back after every change, those of other tabs too; gives what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Notes that a session is being asked for; the stored one is left alone. */
  readonly begin: () => void;
  /** Opens the stored session; where there is none, the status is closed for the reason `none`. */
  readonly resume: () => void;
  /** Opens a session and stores it in place of the former one. */
  readonly open: (session: StoredSession) => void;
  /** Closes the session. The stored one is removed, unless the server was only unreachable. */
  readonly close: (reason: SessionClosedReason) => void;
  /** What is stored, whether or not it is open. */
  readonly readStored: () => StoredSession | undefined;
};

type SessionStoreOptions = {
  /** The name under which the browser stores the session. */
  readonly key: string;
  /** A name under which former versions stored it; it is read where the other one is empty. */
  readonly formerKey?: string;
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where the `storage` events of other tabs arrive. */
  readonly events?: EventTarget;
};

/** Holds the session of an application; it begins as `starting`. */
export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { key, formerKey = key, storage = localStorage, events = globalThis } = options;
  const changes = new EventTarget();
  let status: SessionStatus = { kind: 'starting' };
  const become = (next: SessionStatus) => {
    status = next;
    changes.dispatchEvent(new Event('change'));
  };
  const readStored = () => parse(storage.getItem(key)) ?? parse(storage.getItem(formerKey));
  const remove = () => [key, formerKey].forEach((name) => storage.removeItem(name));
  const resume = (otherwise: SessionClosedReason = 'none') => {
    const session = readStored();
    become(session ? { kind: 'open', session } : { kind: 'closed', reason: otherwise });
  };
  events.addEventListener('storage', (event) => {
    const { key: changed } = event as StorageEvent;
    if ((changed === key || changed === formerKey) && followsOtherTabs(status)) resume('loggedOut');
  });
  return {
    read: () => status,
    readToken: () => (status.kind === 'open' ? status.session.token : undefined),
    subscribe(listener) {
      changes.addEventListener('change', listener);
      return () => changes.removeEventListener('change', listener);
    },
    begin: () => become({ kind: 'starting' }),
    resume: () => resume(),
    open(session) {
      remove();
      storage.setItem(key, JSON.stringify(session));
      become({ kind: 'open', session });
    },
    close(reason) {
      if (reason !== 'unreachable') remove();
      become({ kind: 'closed', reason });
    },
    readStored,
  };
}

/** A session that the server refused in this tab stays refused, whatever other tabs open. */
const followsOtherTabs = (status: SessionStatus): boolean =>
  status.kind === 'open' || (status.kind === 'closed' && (status.reason === 'none' || status.reason === 'loggedOut'));

function parse(text: string | null): StoredSession | undefined {
  try {
    const { token, name } = JSON.parse(text ?? '{}') as Partial<StoredSession>;
    return typeof token === 'string' && typeof name === 'string' ? { token, name } : undefined;
  } catch {
    return undefined;
  }
}
