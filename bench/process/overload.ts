import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { places } from '@tajmeelspot/contract/places.ts';
import type { BenchRun } from '../bench-run.ts';
import { atLeast, atMost, type Measurement, median } from '../budget.ts';
import { applyCrowd, type Crowd } from '../load.ts';
import { root, startProgram } from '../program.ts';
import { type BenchServer, startServer } from '../server.ts';

const secondsARound = 4;
/** How many clients at once give the most answers: the best of these counts. */
const fewClients = [8, 16, 32];
/** Ten times the largest of them. */
const crowdSize = 320;

/** What stays of the service where too many ask at once, and beside a stranger who asks without end. */
export async function measureOverload(run: BenchRun): Promise<Measurement[]> {
  const crowd = await withServer(run, 'crowd', '1000000', (server) => measureCrowd(server, run.rounds));
  const stranger = await withServer(run, 'stranger', '1', (server) => measureStranger(server, run.rounds));
  return [...crowd, ...stranger];
}

/** A server with the demo world behind a trusted proxy, so that each client has an address of its own. */
async function withServer(
  { scratch }: BenchRun,
  name: string,
  scale: string,
  measure: (server: BenchServer) => Promise<Measurement[]>,
): Promise<Measurement[]> {
  const dataDir = join(scratch, `overload-${name}`);
  await mkdir(dataDir);
  const settings = { DEMO: 'on', TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_SCALE: scale };
  const server = await startServer({ dataDir, variables: () => settings });
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

const words = ['hair', 'laser', 'massage', 'botox', 'facial', 'dental', 'keratin', 'beard', 'skin', 'bridal'];

/** Searches that no answer of before fits: each asks for other words and prices. */
const searchPath = () => {
  const word = words[Math.floor(Math.random() * words.length)] ?? '';
  return `${places.api}/services?limit=20&treatment=${word}&price_max=${100_000 + Math.floor(Math.random() * 900_000)}`;
};

const crowdOf = (port: number, clients: number): Crowd => ({
  port,
  clients,
  path: searchPath,
  addressOf: (client) => `203.0.${client >> 8}.${client & 255}`,
  // Far less than the two seconds that the refusal asks for: the crowd is worse than browsers.
  pauseMs: { answered: 0, refused: 100 },
});

/**
 * R11.02: answers a second of ten times as many clients as give the most, and how long those took. Each crowd is compared with
 * the few before it, since other work of the machine changes.
 */
async function measureCrowd(server: BenchServer, rounds: number): Promise<Measurement[]> {
  const crowds: (CrowdRate & { readonly best: CrowdRate })[] = [];
  await countRate(server, 16);
  for (let round = 0; round < rounds; round++) {
    const few: CrowdRate[] = [];
    for (const clients of fewClients) few.push(await countRate(server, clients));
    const [best = few[0]] = few.toSorted((a, b) => b.perSecond - a.perSecond);
    if (best) crowds.push({ ...(await countRate(server, crowdSize)), best });
  }
  const medianOf = (valueOf: (crowd: (typeof crowds)[number]) => number) => median(crowds.map(valueOf));
  const offered = medianOf(({ perSecond, refusedPerSecond, best }) => (perSecond + refusedPerSecond) / best.perSecond);
  const answers = `${medianOf(({ best }) => Math.round(best.perSecond))} → ${medianOf(({ perSecond }) => Math.round(perSecond))}/s`;
  const cost = `${medianOf(({ best }) => best.processorMs).toFixed(2)} → ${medianOf(({ processorMs }) => processorMs).toFixed(2)} ms`;
  return [
    {
      name: 'searches answered to a crowd',
      value: medianOf(({ perSecond, best }) => perSecond / best.perSecond),
      unit: '×',
      budget: atLeast(0.8),
      note: `best → crowd: ${answers}, ${cost} of the processor each; ${offered.toFixed(1)} × as many asked`,
    },
    {
      name: 'searches answered to a crowd, p95',
      value: medianOf(({ slowSeconds }) => slowSeconds),
      unit: 's',
      budget: atMost(2),
    },
  ];
}

type CrowdRate = {
  readonly perSecond: number;
  readonly refusedPerSecond: number;
  readonly slowSeconds: number;
  /** Processor time of the server for each answer, refusals included. */
  readonly processorMs: number;
};

async function countRate({ port, pid }: BenchServer, clients: number): Promise<CrowdRate> {
  let before = 0;
  const onBegin = () => void (before = readProcessorMs(pid));
  const { durationsMs, refused } = await applyCrowd(crowdOf(port, clients), secondsARound, {
    warmUpSeconds: 2,
    onBegin,
  });
  return {
    perSecond: durationsMs.length / secondsARound,
    refusedPerSecond: refused / secondsARound,
    slowSeconds: percentile(durationsMs, 0.95) / 1000,
    processorMs: (readProcessorMs(pid) - before) / durationsMs.length,
  };
}

/** Processor time that a process has used, milliseconds; NaN where the system does not say it in /proc. */
function readProcessorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // In hundredths of a second.
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return Number.NaN;
  }
}

/** R11.01: how long calls of others take beside a stranger who asks for pages without end, against alone. */
async function measureStranger({ port }: BenchServer, rounds: number): Promise<Measurement[]> {
  const honest: Crowd = {
    ...crowdOf(port, 4),
    addressOf: () => `192.0.2.${Math.floor(Math.random() * 250)}`,
    pauseMs: { answered: 40, refused: 40 },
  };
  const alone: number[] = [];
  const beside: number[] = [];
  await applyCrowd(honest, secondsARound);
  for (let round = 0; round < rounds; round++) {
    alone.push(median((await applyCrowd(honest, secondsARound)).durationsMs));
    // A new address each time, whose budget is whole.
    const stranger = startProgram([
      process.execPath,
      join(root, 'bench/process/stranger.ts'),
      String(port),
      `198.51.100.${round + 1}`,
    ]);
    await sleep(500);
    beside.push(median((await applyCrowd(honest, secondsARound)).durationsMs));
    await stranger.stop();
  }
  const value = median(beside) / median(alone);
  const note = `alone ${median(alone).toFixed(1)} ms · beside ${median(beside).toFixed(1)} ms`;
  return [{ name: 'calls beside a stranger', value, unit: '×', budget: atMost(3), note }];
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
