import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { places } from '@tajmeelspot/contract/places.ts';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../tools/browser.ts';
import type { Range } from '../arena.ts';
import { atLeast, atMost, type Measure, median } from '../budget.ts';
import { startProgram } from '../program.ts';
import { home, startServer } from '../server.ts';

const runs = 5;

/** Home, a category and a service of the demo world as Lighthouse sees them on a simulated phone, medians of five. */
export async function measureLighthouse({ scratch }: Range): Promise<Measure[]> {
  const dataDir = join(scratch, 'demo');
  await mkdir(dataDir, { recursive: true });
  // As every public site is configured; without it pages cannot name the address that search engines shall show.
  const variables = (at: number) => ({ ORIGIN: `http://127.0.0.1:${at}` });
  const server = await startServer({ dataDir, variables });
  const { port, client } = server;
  const [service] = await client.listServices({ query: { limit: '1' } });
  const pages = {
    home,
    category: `${places.defaultBase}/hair`,
    service: `${places.defaultBase}/listing-details/${service?.id}`,
  };
  const browser = await openBrowser(join(scratch, 'browser'));
  try {
    const measures: Measure[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const found: Sight[] = [];
      for (let run = 0; run < runs; run++) found.push(await look(`http://127.0.0.1:${port}${path}`, browser.port));
      measures.push(...toMeasures(name, found));
    }
    return measures;
  } finally {
    await browser.stop();
    await server.stop();
  }
}

/** What one run saw: scores from 0 to 100, seconds, the layout shift, and what cost points. */
type Sight = {
  readonly performance: number;
  readonly accessibility: number;
  readonly seo: number;
  readonly lcpSeconds: number;
  readonly shift: number;
  readonly faults: readonly string[];
};

async function look(url: string, port: number): Promise<Sight> {
  const onlyCategories = ['performance', 'accessibility', 'seo'];
  const result = await lighthouse(url, { port, onlyCategories, output: 'json', logLevel: 'silent' });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse saw nothing at ${url}: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const faults = weighed
    .map(({ id }) => audits[id])
    .filter((audit) => typeof audit?.score === 'number' && audit.score < 0.9);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    seo: score('seo'),
    lcpSeconds: value('largest-contentful-paint') / 1000,
    shift: value('cumulative-layout-shift'),
    faults: faults.map((audit) => `${audit?.id} ${audit?.displayValue ?? ''}`.trim()),
  };
}

function toMeasures(name: string, found: readonly Sight[]): Measure[] {
  const of = (what: string, unit: Measure['unit'], budget: Measure['budget'], values: readonly number[]) => {
    const note = values.map((value) => String(Math.round(value * 1000) / 1000)).join(', ');
    return { name: `${name}: ${what}`, value: median(values), unit, note, ...(budget ? { budget } : {}) };
  };
  const points = (what: 'performance' | 'accessibility' | 'seo', least: number) =>
    of(
      what,
      'points',
      atLeast(least),
      found.map((sight) => sight[what]),
    );
  const faults = [...new Set(found.flatMap((sight) => sight.faults))].join(', ');
  const speed = points('performance', 95);
  return [
    { ...speed, note: `${speed.note}${faults && ` · below 0.9: ${faults}`}` },
    points('accessibility', 100),
    points('seo', 100),
    of(
      'largest paint',
      's',
      atMost(2),
      found.map(({ lcpSeconds }) => lcpSeconds),
    ),
    of(
      'layout shift',
      '',
      atMost(0.02),
      found.map(({ shift }) => shift),
    ),
  ];
}

/** A browser without windows that can be driven from outside. */
async function openBrowser(folder: string): Promise<{ port: number; stop(): Promise<void> }> {
  const { executablePath, env, args } = await findBrowser();
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--no-first-run'];
  const program = startProgram([executablePath, ...args, ...own, 'about:blank'], env);
  const until = performance.now() + 20_000;
  while (performance.now() < until && !program.hasEnded()) {
    // The first line is the port that it took.
    const told = await readFile(join(folder, 'DevToolsActivePort'), 'utf8').catch(() => '');
    if (told) return { port: Number(told.split('\n')[0]), stop: program.stop };
    await sleep(50);
  }
  await program.stop();
  throw new Error(`The browser does not start.\n${program.output()}`);
}
