import { brotliDecompressSync } from 'node:zlib';
import { getOk } from '../answer.ts';
import type { BenchRun } from '../bench-run.ts';
import { atMost, type Measurement } from '../budget.ts';
import { home } from '../server.ts';

const headers = { 'accept-encoding': 'br' };

/** What the scripts of a page may weigh, kB. The booking form and what stands below the fold come later. */
const maxKb = { home: 110, service: 135, venue: 128 };

/** Compressed bytes of every script that the home page, the page of a service and that of a venue load at once. */
export async function measureInitialScripts(run: BenchRun): Promise<Measurement[]> {
  const { port } = await run.server();
  const html = unpack(await getOk(port, home, headers)).toString();
  const [service] = /[^"]*\/listing-details\/\d+/.exec(html) ?? [];
  const [venue] = /[^"]*\/v\/[a-z\d-]+/.exec(html) ?? [];
  if (service === undefined || venue === undefined) throw new Error(`${home} leads to no service, or to no venue`);
  return [
    await measurePage(port, home, { name: 'home', maxKb: maxKb.home }),
    await measurePage(port, service, { name: 'a service', maxKb: maxKb.service }),
    await measurePage(port, venue, { name: 'a venue', maxKb: maxKb.venue }),
  ];
}

type PageBudget = { readonly name: string; readonly maxKb: number };

async function measurePage(port: number, path: string, { name, maxKb: max }: PageBudget): Promise<Measurement> {
  const queue = findScripts(unpack(await getOk(port, path, headers)).toString(), path);
  if (queue.length === 0) throw new Error(`${path} loads no script: does it still hydrate?`);
  const scripts = await loadScripts(port, queue);
  const sizes = new Map([...scripts].map(([script, { size }]) => [script, size]));
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const parts = [...sizes].toSorted(([, a], [, b]) => b - a).map(([script, size]) => `${nameOf(script)} ${inKb(size)}`);
  return {
    name: `JavaScript of ${name}`,
    value: total / 1000,
    unit: 'kB',
    budget: atMost(max),
    note: parts.join(' · '),
  };
}

/** A script: its compressed bytes, and its text. */
export type LoadedScript = { readonly size: number; readonly text: string };

/** Scripts with everything that they import statically, by path. */
export async function loadScripts(port: number, paths: readonly string[]): Promise<Map<string, LoadedScript>> {
  const found = new Map<string, LoadedScript>();
  const queue = [...paths];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path)) continue;
    const script = await getOk(port, path, headers);
    const text = unpack(script).toString();
    found.set(path, { size: script.body.length, text });
    queue.push(...findImports(text, path));
  }
  return found;
}

/** Paths of scripts, of preloaded modules, and of everything that an inline module imports, statically or by a call. */
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

/** Static imports alone, as the build writes them: a call of import() runs only when it is needed. */
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
