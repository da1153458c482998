import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { places } from '@tajmeelspot/contract/places.ts';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../tools/browser.ts';
import type { ScaleRun } from '../bench-run.ts';
import { atLeast, atMost, type Budget, type Measurement, median } from '../budget.ts';
import { startProgram } from '../program.ts';
import { home, startServer } from '../server.ts';

const runs = 5;

/** Lighthouse on home, a category, results, a venue and a service of the demo world, on a simulated phone, medians of five runs. */
export async function measureLighthouse({ scratch }: ScaleRun): Promise<Measurement[]> {
  const dataDir = join(scratch, 'demo');
  await mkdir(dataDir, { recursive: true });
  // As every public site is configured; without it pages have no canonical address, which costs points.
  const variables = (at: number) => ({ ORIGIN: `http://127.0.0.1:${at}` });
  const server = await startServer({ dataDir, variables });
  const { port, client } = server;
  const [service] = await client.listServices({ query: { limit: '1' } });
  const pages = {
    home,
    category: `${places.defaultBase}/hair`,
    results: `${places.defaultBase}/services`,
    venue: `${places.defaultBase}/v/noor-salon`,
    service: `${places.defaultBase}/listing-details/${service?.id}`,
  };
  const browser = await openBrowser(join(scratch, 'browser'));
  try {
    const measures: Measurement[] = [];
    for (const [name, path] of Object.entries(pages)) {
      const results: LighthouseRun[] = [];
      for (let run = 0; run < runs; run++)
        results.push(await runLighthouse(`http://127.0.0.1:${port}${path}`, browser.port));
      measures.push(...toMeasures(name, results));
    }
    return measures;
  } finally {
    await browser.stop();
    await server.stop();
  }
}

/** The result of one run: scores from 0 to 100, seconds, what of long tasks keeps a touch waiting, the layout shift, and the audits below 0.9. */
type LighthouseRun = {
  readonly performance: number;
  readonly accessibility: number;
  readonly seo: number;
  readonly lcpSeconds: number;
  readonly blockingMs: number;
  readonly shift: number;
  readonly lostPoints: readonly string[];
};

async function runLighthouse(url: string, port: number): Promise<LighthouseRun> {
  const onlyCategories = ['performance', 'accessibility', 'seo'];
  const result = await lighthouse(url, { port, onlyCategories, output: 'json', logLevel: 'silent' });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse saw nothing at ${url}: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const failedAudits = weighed
    .map(({ id }) => audits[id])
    .filter((audit) => typeof audit?.score === 'number' && audit.score < 0.9);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    seo: score('seo'),
    lcpSeconds: value('largest-contentful-paint') / 1000,
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    lostPoints: failedAudits.map((audit) => `${audit?.id} ${audit?.displayValue ?? ''}`.trim()),
  };
}

function toMeasures(name: string, results: readonly LighthouseRun[]): Measurement[] {
  type RunFigure = Exclude<keyof LighthouseRun, 'lostPoints'>;
  const measured = (what: string, unit: Measurement['unit'], budget: Budget, of: RunFigure): Measurement => {
    const values = results.map((result) => result[of]);
    const note = values.map((value) => String(Math.round(value * 1000) / 1000)).join(', ');
    return { name: `${name}: ${what}`, value: median(values), unit, note, budget };
  };
  const points = (category: 'performance' | 'accessibility' | 'seo', min: number) =>
    measured(category, 'points', atLeast(min), category);
  const lostPoints = [...new Set(results.flatMap((result) => result.lostPoints))].join(', ');
  const speed = points('performance', 95);
  return [
    { ...speed, note: `${speed.note}${lostPoints && ` · below 0.9: ${lostPoints}`}` },
    points('accessibility', 100),
    points('seo', 100),
    measured('largest paint', 's', atMost(2), 'lcpSeconds'),
    measured('blocking time', 'ms', atMost(150), 'blockingMs'),
    measured('layout shift', '', atMost(0.02), 'shift'),
  ];
}

/** Starts a headless browser; Lighthouse drives it through its port. */
async function openBrowser(folder: string): Promise<{ port: number; stop(): Promise<void> }> {
  const { executablePath, env, args } = await findBrowser();
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--no-first-run'];
  const program = startProgram([executablePath, ...args, ...flags, 'about:blank'], env);
  const until = performance.now() + 20_000;
  while (performance.now() < until && !program.hasEnded()) {
    // The first line is the port.
    const portFile = await readFile(join(folder, 'DevToolsActivePort'), 'utf8').catch(() => '');
    if (portFile) return { port: Number(portFile.split('\n')[0]), stop: program.stop };
    await sleep(50);
  }
  await program.stop();
  throw new Error(`The browser does not start.\n${program.output()}`);
}
