/** Everything here begins so in the storage of the tab. */
const prefix = 'tab ';

/**
 * What this tab remembers under a name; undefined where it is over, or on the server. Phones end a page whose reader looks
 * for a code in another app, and load it anew afterwards.
 */
export function readTab(name: string): unknown {
  if (typeof document === 'undefined') return undefined;
  try {
    const { value, endsAt } = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}') as {
      value?: unknown;
      endsAt?: number;
    };
    return endsAt !== undefined && endsAt > Date.now() ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers something in this tab until an instant, milliseconds; undefined forgets it. */
export function storeTab(name: string, value: object | undefined, endsAt = 0): void {
  try {
    if (value === undefined) sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, JSON.stringify({ value, endsAt }));
  } catch {
    // A browser that stores nothing: a page that is loaded anew begins again.
  }
}

/** Forgets everything that this tab remembers of anybody. */
export function clearTab(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
