import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import type { BenchRun } from '../bench-run.ts';
import { atMost, type Measurement } from '../budget.ts';
import { findScripts, loadScripts, type LoadedScript } from './initial-scripts.ts';

type MeasuredApp = {
  readonly name: string;
  readonly mount: string;
  /** What the first screen loads after the page's own scripts, by the beginning of the file's name. */
  readonly firstScreen: readonly string[];
  /** What the first screen may weigh, kB. */
  readonly maxKb: number;
};

const apps: readonly MeasuredApp[] = [
  // Messages, screen, calendar.
  {
    name: 'dashboard',
    mount: places.vendorDashboard,
    firstScreen: ['dashboard-', 'today-', 'timeline-'],
    maxKb: 185,
  },
  { name: 'operator', mount: places.operator, firstScreen: ['operator-', 'overview-'], maxKb: 150 },
];

/** Compressed bytes until the first screen of the dashboard is complete on a wide monitor, and those of every later screen. */
export async function measureDashboardScripts(run: BenchRun): Promise<Measurement[]> {
  const { port } = await run.server();
  const measured = await Promise.all(apps.map((app) => measureApp(port, app)));
  return measured.flat();
}

async function measureApp(port: number, app: MeasuredApp): Promise<Measurement[]> {
  const html = (await getOk(port, app.mount)).body.toString();
  const loaded = await loadScripts(port, findScripts(html, app.mount));
  if (loaded.size === 0) throw new Error(`${app.mount} loads no script`);
  const first = await addAll(port, loaded, app);
  const styles = await sizeOfStyles(port, html, [...first.values()], app);
  const total = sumOf(first) + styles;
  const later = await measureLater(port, loaded, first, app);
  const note = `${first.size} scripts, styles ${inKb(styles)}`;
  return [
    { name: `First screen of the ${app.name}`, value: total / 1000, unit: 'kB', budget: atMost(app.maxKb), note },
    ...later,
  ];
}

/** Adds the scripts that are loaded by a call, of each name the largest: a user loads one language. */
async function addAll(port: number, loaded: ReadonlyMap<string, LoadedScript>, app: MeasuredApp) {
  const all = new Map(loaded);
  for (const name of app.firstScreen) {
    const found = await Promise.all(findCalled(all, name, app).map((path) => loadScripts(port, [path])));
    const largest = found.toSorted((a, b) => sumOf(b) - sumOf(a))[0];
    if (!largest) throw new Error(`the ${app.name} loads no ${name}*.js by a call`);
    for (const [path, script] of largest) all.set(path, script);
  }
  return all;
}

async function measureLater(
  port: number,
  loaded: ReadonlyMap<string, LoadedScript>,
  first: ReadonlyMap<string, LoadedScript>,
  app: MeasuredApp,
) {
  const isFirst = (path: string) => app.firstScreen.some((name) => nameOf(path).startsWith(name));
  const screens = findCalled(loaded, '', app).filter((path) => !isFirst(path));
  return Promise.all(
    screens.map(async (path): Promise<Measurement> => {
      const ownScripts = [...(await loadScripts(port, [path]))].filter(([loadedPath]) => !first.has(loadedPath));
      const name = `Screen ${nameOf(path).replace(/-[\w-]{8}\.js$/, '')} of the ${app.name}`;
      return { name, value: sumOf(new Map(ownScripts)) / 1000, unit: 'kB', budget: atMost(60) };
    }),
  );
}

/** Paths of scripts that other scripts load by a call of import(), as the build writes it. */
function findCalled(scripts: ReadonlyMap<string, LoadedScript>, name: string, { mount }: MeasuredApp): string[] {
  const called = [...scripts.values()].flatMap(({ text }) => [
    ...text.matchAll(/import\([`"']\.\/([^`"']+\.js)[`"']\)/g),
  ]);
  const names = new Set(called.map(([, file]) => file ?? ''));
  return [...names].filter((file) => file.startsWith(name)).map((file) => `${mount}/assets/${file}`);
}

/** Styles of the page, and of the parts of its first screen: scripts name those of every part that they may load. */
async function sizeOfStyles(port: number, html: string, scripts: readonly LoadedScript[], app: MeasuredApp) {
  const { mount, firstScreen } = app;
  const namesIn = (text: string) => [...text.matchAll(/assets\/([\w-]+\.css)/g)].map(([, name = '']) => name);
  const ofParts = namesIn(scripts.map(({ text }) => text).join('\n'));
  const ofFirst = ofParts.filter((name) => firstScreen.some((part) => name.startsWith(part)));
  const names = new Set([...namesIn(html), ...ofFirst]);
  const headers = { 'accept-encoding': 'br' };
  const styles = await Promise.all([...names].map((name) => getOk(port, `${mount}/assets/${name}`, headers)));
  return styles.reduce((sum, { body }) => sum + body.length, 0);
}

const sumOf = (scripts: ReadonlyMap<string, LoadedScript>): number =>
  [...scripts.values()].reduce((sum, { size }) => sum + size, 0);

const nameOf = (path: string): string => path.split('/').at(-1) ?? path;
const inKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
