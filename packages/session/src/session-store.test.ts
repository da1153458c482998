import { describe, expect, it, vi } from 'vitest';
import { logOut } from './log-out.ts';
import { createSessionStore } from './session-store.ts';

const formerKey = 'console.session';
const rebin = { token: 'token of Rebin', name: 'Rebin' };
const zahra = { token: 'token of Zahra', name: 'Zahra' };

/** A browser with what it has stored, and the way in which its tabs learn of each other. */
function openBrowser(stored: Record<string, string> = {}) {
  const items = new Map(Object.entries(stored));
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
  const events = new EventTarget();
  const announce = (key: string) => events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const openTab = () => createSessionStore({ key: 'operator.session', formerKey, storage, events });
  return { items, announce, openTab };
}

describe('a session store', () => {
  it('is starting until it is said what comes of it', () => {
    expect(openBrowser().openTab().read()).toEqual({ kind: 'starting' });
  });

  it('opens what the browser has stored, and is closed where that is nothing or cannot be read', () => {
    const stores = [{ 'operator.session': JSON.stringify(rebin) }, {}, { 'operator.session': '{"token":7}' }].map(
      (stored) => openBrowser(stored).openTab(),
    );
    for (const store of stores) store.resume();
    const none = { kind: 'closed', reason: 'none' };
    expect(stores.map((store) => store.read())).toEqual([{ kind: 'open', session: rebin }, none, none]);
    expect(stores.map((store) => store.readToken())).toEqual([rebin.token, undefined, undefined]);
  });

  it('opens what a former version has stored, and moves it to the new name with the next session', () => {
    const { items, openTab } = openBrowser({ [formerKey]: JSON.stringify(rebin) });
    const store = openTab();
    store.resume();
    expect(store.readToken()).toBe(rebin.token);
    store.open(zahra);
    expect([...items]).toEqual([['operator.session', JSON.stringify(zahra)]]);
  });

  it('removes what is stored when it closes, but not because nobody answered', () => {
    const { items, openTab } = openBrowser();
    const store = openTab();
    store.open(rebin);
    store.begin();
    store.close('unreachable');
    expect(store.read()).toEqual({ kind: 'closed', reason: 'unreachable' });
    expect(store.readStored()).toEqual(rebin);
    store.close('unauthorized');
    expect(items.size).toBe(0);
  });

  it('calls back after each change until that is ended', () => {
    const store = openBrowser().openTab();
    const listener = vi.fn<() => void>();
    const end = store.subscribe(listener);
    store.open(rebin);
    store.close('loggedOut');
    end();
    store.open(rebin);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('two tabs of a browser', () => {
  it('log out and in together', () => {
    const { announce, openTab } = openBrowser();
    const [one, other] = [openTab(), openTab()];
    for (const [change, expected] of [
      [() => one.open(rebin), undefined],
      [() => other.resume(), rebin.token],
      [() => one.close('loggedOut'), undefined],
      [() => one.open(zahra), zahra.token],
    ] as const) {
      change();
      announce('operator.session');
      expect(other.readToken()).toBe(expected);
    }
  });

  it('do not open what the server refused in one of them', () => {
    const { announce, openTab } = openBrowser();
    const [one, other] = [openTab(), openTab()];
    other.close('unauthorized');
    one.open(rebin);
    announce('operator.session');
    expect(other.read()).toEqual({ kind: 'closed', reason: 'unauthorized' });
  });
});

describe('logOut', () => {
  it('closes the session at once and ends it on the server, also where nobody answers', async () => {
    const store = openBrowser().openTab();
    store.open(rebin);
    const end = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('no connection')));
    const tokens: string[] = [];
    const done = logOut(store, (token) => {
      tokens.push(token);
      return { logOut: end };
    });
    expect(store.read()).toEqual({ kind: 'closed', reason: 'loggedOut' });
    await done;
    expect([tokens, end.mock.calls.length]).toEqual([[rebin.token], 1]);
  });
});
