import fs from 'node:fs';
import path from 'node:path';

const ABANDONED_AFTER_MS = 10 * 60_000;

/**
 * Removes drafts (paths starting with `prefix`) that a killed process left; younger ones may be in
 * the making.
 */
export function removeAbandoned(prefix: string): void {
  const folder = path.dirname(prefix);
  let names: string[];
  try {
    names = fs.readdirSync(folder);
  } catch {
    // A folder one may pass through but not list hides its drafts: nothing to do.
    return;
  }
  for (const name of names) {
    if (!name.startsWith(path.basename(prefix))) continue;
    const draft = path.join(folder, name);
    const made = fs.lstatSync(draft, { throwIfNoEntry: false });
    if (made && Date.now() - made.mtimeMs > ABANDONED_AFTER_MS) {
      fs.rmSync(draft, { recursive: true, force: true });
    }
  }
}
