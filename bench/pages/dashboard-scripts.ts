import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import type { BenchRun } from '../bench-run.ts';
import { atMost, type Measurement } from '../budget.ts';
import { findScripts, loadScripts, type LoadedScript } from './initial-scripts.ts';

const mount = places.vendorDashboard;

/** Beginnings of the files that the first screen loads after the page's own scripts: messages, screen, calendar. */
const firstScreen = ['dashboard-', 'today-', 'timeline-'];

/** Compressed bytes until the first screen of the dashboard is complete on a wide monitor, and those of every later screen. */
export async function measureDashboardScripts(run: BenchRun): Promise<Measurement[]> {
  const { port } = await run.server();
  const html = (await getOk(port, mount)).body.toString();
  const loaded = await loadScripts(port, findScripts(html, mount));
  if (loaded.size === 0) throw new Error(`${mount} loads no script`);
  const first = await addAll(port, loaded, firstScreen);
  const styles = await sizeOfStyles(port, html, [...first.values()]);
  const total = sumOf(first) + styles;
  const later = await measureLater(port, loaded, first);
  const note = `${first.size} scripts, styles ${inKb(styles)}`;
  return [
    { name: 'First screen of the dashboard', value: total / 1000, unit: 'kB', budget: atMost(180), note },
    ...later,
  ];
}

/** Adds the scripts that are loaded by a call, of each name the largest: a user loads one language. */
async function addAll(port: number, loaded: ReadonlyMap<string, LoadedScript>, names: readonly string[]) {
  const all = new Map(loaded);
  for (const name of names) {
    const found = await Promise.all(findCalled(all, name).map((path) => loadScripts(port, [path])));
    const largest = found.toSorted((a, b) => sumOf(b) - sumOf(a))[0];
    if (!largest) throw new Error(`the dashboard loads no ${name}*.js by a call`);
    for (const [path, script] of largest) all.set(path, script);
  }
  return all;
}

async function measureLater(
  port: number,
  loaded: ReadonlyMap<string, LoadedScript>,
  first: ReadonlyMap<string, LoadedScript>,
) {
  const isFirst = (path: string) => firstScreen.some((name) => nameOf(path).startsWith(name));
  const screens = findCalled(loaded, '').filter((path) => !isFirst(path));
  return Promise.all(
    screens.map(async (path): Promise<Measurement> => {
      const ownScripts = [...(await loadScripts(port, [path]))].filter(([loadedPath]) => !first.has(loadedPath));
      const name = `Screen ${nameOf(path).replace(/-[\w-]{8}\.js$/, '')} of the dashboard`;
      return { name, value: sumOf(new Map(ownScripts)) / 1000, unit: 'kB', budget: atMost(60) };
    }),
  );
}

/** Paths of scripts that other scripts load by a call of import(), as the build writes it. */
function findCalled(scripts: ReadonlyMap<string, LoadedScript>, name: string): string[] {
  const called = [...scripts.values()].flatMap(({ text }) => [
    ...text.matchAll(/import\([`"']\.\/([^`"']+\.js)[`"']\)/g),
  ]);
  const names = new Set(called.map(([, file]) => file ?? ''));
  return [...names].filter((file) => file.startsWith(name)).map((file) => `${mount}/assets/${file}`);
}

async function sizeOfStyles(port: number, html: string, scripts: readonly LoadedScript[]): Promise<number> {
  const texts = [html, ...scripts.map(({ text }) => text)].join('\n');
  const names = new Set([...texts.matchAll(/assets\/([\w-]+\.css)/g)].map(([, name]) => name));
  const headers = { 'accept-encoding': 'br' };
  const styles = await Promise.all([...names].map((name) => getOk(port, `${mount}/assets/${name}`, headers)));
  return styles.reduce((sum, { body }) => sum + body.length, 0);
}

const sumOf = (scripts: ReadonlyMap<string, LoadedScript>): number =>
  [...scripts.values()].reduce((sum, { size }) => sum + size, 0);

const nameOf = (path: string): string => path.split('/').at(-1) ?? path;
const inKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
