import Bowser from 'bowser';

/** Browser and system that a program says it is ('Chrome', 'Android'); null for what it does not say. */
export function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
  const { browser, os } = Bowser.parse(userAgent || 'unknown');
  return { browser: browser.name || null, system: os.name || null };
}

/** The same for messages, where only names are written that are known: a program can call itself anything. */
export function familyOf(userAgent: string): { browser: string | null; system: string | null } {
  const { browser, system } = deviceOf(userAgent);
  return { browser: known(Bowser.BROWSER_MAP, browser), system: known(Bowser.OS_MAP, system) };
}

const known = (names: Readonly<Record<string, string>>, name: string | null): string | null =>
  name !== null && Object.values(names).includes(name) ? name : null;
