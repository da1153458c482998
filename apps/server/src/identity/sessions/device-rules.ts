import Bowser from 'bowser';

/** Browser and system that a program says it is ('Chrome', 'Android'); null for what it does not say. */
export function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
  const { browser, os } = Bowser.parse(userAgent || 'unknown');
  return { browser: browser.name || null, system: os.name || null };
}
