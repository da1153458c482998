import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { BenchRun } from '../bench-run.ts';
import { atMost, type Measurement, median } from '../budget.ts';
import { type BenchServer, databaseUrlOf, startServer } from '../server.ts';
import { type MessageProvider, openMessageProvider } from './message-provider.ts';

/** What a provider takes for its answer. */
const answerMs = 300;
const waitingMessages = 10_000;
const measuredCodes = 30;
const measuredFallbacks = 10;
const ratePerSecond = 100;
const loadSeconds = 10;

/** How soon a code leaves while ten thousand other messages wait, after a failure, and when a hundred are asked for in a second. */
export async function measureCodes(run: BenchRun): Promise<Measurement[]> {
  const beside = await withServer(run, 'beside', measureBeside);
  const rate = await withServer(run, 'rate', measureRate);
  const fallback = await withServer(run, 'fallback', measureFallback);
  return [...beside, ...fallback, ...rate];
}

type CodeServer = { readonly server: BenchServer; readonly provider: MessageProvider; readonly dataDir: string };

async function withServer(
  { scratch }: BenchRun,
  name: string,
  measure: (given: CodeServer) => Promise<Measurement[]>,
): Promise<Measurement[]> {
  const dataDir = join(scratch, `codes-${name}`);
  await mkdir(dataDir);
  const provider = await openMessageProvider(answerMs);
  const server = await startServer({ dataDir, variables: () => ({ DEMO: 'on', ...provider.variables }) });
  try {
    return await measure({ server, provider, dataDir });
  } finally {
    await server.stop();
    await provider.close();
  }
}

async function measureBeside({ server, provider, dataDir }: CodeServer): Promise<Measurement[]> {
  await queueMessages(dataDir);
  while (provider.countOthers() < 20) await sleep(50);
  const durations: number[] = [];
  for (let number = 0; number < measuredCodes; number++) {
    durations.push(await timeCode(server, provider));
    await sleep(200);
  }
  const sent = provider.countOthers();
  if (sent >= waitingMessages) throw new Error('nothing waited any more: the figure says nothing');
  const seconds = durations.map((ms) => ms / 1000);
  const note = `${sent.toLocaleString('en')} of ${waitingMessages.toLocaleString('en')} messages had left by then, ${answerMs} ms each`;
  return [
    { name: 'a code beside 10,000 messages', value: median(seconds), unit: 's', budget: atMost(1), note },
    { name: 'the slowest of them', value: Math.max(...seconds), unit: 's', budget: atMost(2) },
  ];
}

/** Messages to somebody without an email, in the lanes that are in front: urgent ones, and those of what just happened. */
async function queueMessages(dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrlOf(dataDir) });
  await client.connect();
  try {
    await client.query(
      `with reader as (
         insert into users (name, role, proven_phone, phone, created_at)
         values ('Reader', 'customer', '+9647700000009', '+9647700000009', now()) returning id)
       insert into pgboss.job (name, data, retry_limit, expire_seconds)
       select case when n % 2 = 0 then 'urgent_events' else 'events' end,
         jsonb_build_object('happenedAt', now(), 'event',
           jsonb_build_object('kind', 'identity.number_changed', 'userId', reader.id, 'change', 'set')), 8, 120
       from reader, generate_series(1, $1::int) n`,
      [waitingMessages],
    );
  } finally {
    await client.end();
  }
}

/** From the failure of a code by WhatsApp to the same one as an SMS: where it was refused, and where that was reported later. */
async function measureFallback({ server, provider }: CodeServer): Promise<Measurement[]> {
  const found: Measurement[] = [];
  for (const [fate, name] of [
    ['refused', 'from a refused code to its SMS'],
    ['reported', 'from a code reported as failed to its SMS'],
  ] as const) {
    provider.treatCodes(fate, server.port);
    const seconds: number[] = [];
    for (let number = 0; number < measuredFallbacks; number++) {
      const phone = nextPhone();
      await server.client.requestCode({ body: { phone } });
      const came = await provider.texts.wait(phone.slice(1));
      seconds.push((came - (provider.failures.get(phone.slice(1)) ?? came)) / 1000);
    }
    const note = `slowest ${Math.max(...seconds).toFixed(2)} s`;
    found.push({ name, value: median(seconds), unit: 's', budget: atMost(1), note });
  }
  return found;
}

/** A hundred codes are asked for in each second, whether those before have left or not. */
async function measureRate({ server, provider }: CodeServer): Promise<Measurement[]> {
  const asked: Promise<number>[] = [];
  const started = performance.now();
  for (let number = 0; number < ratePerSecond * loadSeconds; number++) {
    await sleep(Math.max(0, started + (number * 1000) / ratePerSecond - performance.now()));
    // One that was refused, because too many were under way, never left.
    asked.push(timeCode(server, provider).catch(() => Infinity));
  }
  const rate = asked.length / ((performance.now() - started) / 1000);
  const seconds = (await Promise.all(asked)).map((ms) => ms / 1000).toSorted((one, other) => one - other);
  const value = seconds[Math.floor(seconds.length * 0.99)] ?? Infinity;
  const refused = seconds.filter((one) => one === Infinity).length;
  const half = `half of them left within ${median(seconds).toFixed(2)} s`;
  const note = `${rate.toFixed(0)} a second were asked for; ${half}; ${refused} were refused`;
  return [{ name: '99 of 100 codes, at 100 a second', value, unit: 's', budget: atMost(2), note }];
}

/** From the tap to the provider, milliseconds. */
async function timeCode(server: BenchServer, provider: MessageProvider): Promise<number> {
  const phone = nextPhone();
  const asked = performance.now();
  await server.client.requestCode({ body: { phone } });
  return (await provider.codes.wait(phone.slice(1))) - asked;
}

let last = 0;
const nextPhone = (): string => `+96477${String((last += 1)).padStart(8, '0')}`;
