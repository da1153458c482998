import { brotliDecompressSync } from 'node:zlib';
import { getOk } from '../answer.ts';
import type { Arena } from '../arena.ts';
import { atMost, type Measure } from '../budget.ts';
import { home } from '../server.ts';

const headers = { 'accept-encoding': 'br' };

/** Bytes of every script that the home page loads by itself, as they are sent. */
export async function measureInitialScripts(arena: Arena): Promise<Measure[]> {
  const { port } = await arena.server();
  const page = await getOk(port, home, headers);
  const waiting = findScripts(unpack(page).toString(), home);
  if (waiting.length === 0) throw new Error(`${home} loads no script: does it still hydrate?`);
  const scripts = await loadScripts(port, waiting);
  const sizes = new Map([...scripts].map(([path, { size }]) => [path, size]));
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const parts = [...sizes].toSorted(([, a], [, b]) => b - a).map(([path, size]) => `${nameOf(path)} ${inKb(size)}`);
  const budget = atMost(110);
  return [{ name: 'JavaScript of home', value: total / 1000, unit: 'kB', budget, note: parts.join(' · ') }];
}

/** A script as it came: its bytes as they were sent, and its text. */
export type Script = { readonly size: number; readonly text: string };

/** Scripts with everything that they import at once, by path. */
export async function loadScripts(port: number, paths: readonly string[]): Promise<Map<string, Script>> {
  const found = new Map<string, Script>();
  const waiting = [...paths];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const script = await getOk(port, path, headers);
    const text = unpack(script).toString();
    found.set(path, { size: script.body.length, text });
    waiting.push(...findImports(text, path));
  }
  return found;
}

/** Scripts by address, preloaded modules, and whatever an inline module imports, at once or by a call. */
export function findScripts(html: string, page: string): string[] {
  const addresses = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g), ...findPreloads(html)].map(([, url]) => url);
  const inline = [...html.matchAll(/<script\b[^>]*\stype="module"[^>]*>([\s\S]*?)<\/script>/g)];
  const imported = inline.flatMap(([, text = '']) => [...text.matchAll(/\bimport\b[^"'`;]*["'`]([^"'`]+)["'`]/g)]);
  return [...addresses, ...imported.map(([, url]) => url)].map((url) => resolve(url ?? '', page));
}

const findPreloads = (html: string) =>
  [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([tag]) => /\brel="modulepreload"/.test(tag))
    .flatMap(([tag]) => [...tag.matchAll(/\bhref="([^"]+)"/g)]);

/** Static imports alone, as the build writes them: a call of import() waits until somebody needs it. */
function findImports(script: string, from: string): string[] {
  const found = script.matchAll(
    /(?:^|[;}\n])\s*(?:import|export)\b[\w$*{},\s]*?(?:\bfrom)?\s*["'](\.{0,2}\/[^"']+\.js)["']/g,
  );
  return [...found].map(([, url]) => resolve(url ?? '', from));
}

const resolve = (url: string, from: string) => new URL(url, `http://127.0.0.1${from}`).pathname;

function unpack({ headers: sent, body }: Awaited<ReturnType<typeof getOk>>): Buffer {
  const encoding = sent.find(([name]) => name.toLowerCase() === 'content-encoding')?.[1];
  return encoding === 'br' ? brotliDecompressSync(body) : body;
}

const nameOf = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/-[\w-]{8}\.js$/, '') ?? path;
const inKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
