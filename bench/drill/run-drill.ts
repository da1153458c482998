import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setDefaultCACertificates } from 'node:tls';
import { stopPrograms } from '../program.ts';
import { type DrillCluster, findVersions, kill, startCluster, waitUntil } from './cluster.ts';
import {
  type DrillCustomer,
  type FreeTreatment,
  readFreeTreatments,
  repeatKeys,
  runCustomer,
  signUpCustomers,
} from './customers.ts';
import { type DrillJournal, findLongestPause, openJournal, type UnexplainedAnswer } from './journal.ts';
import { findLastBooking, judge } from './judge.ts';
import { createDatabase, judgeMembers, withMember } from './members.ts';
import { findNetwork } from './network.ts';
import { type DrillOutage, outageKinds, runOutages } from './outages.ts';
import { countReads, type DrillServer, originOf, originsOf, startServers } from './servers.ts';
import { type DrillSummary, toLine } from './summary.ts';
import type { DrillTools } from './tools.ts';
import { runVisitor, type VisitorView } from './visitors.ts';

const customerCount = 8;
const visitorCount = 2;
/** The whole drill ends within five minutes, its cleanup included; seconds. */
const maxSeconds = 290;

/** What is running, and how to say how far the drill is. */
type DrillRun = {
  readonly cluster: DrillCluster;
  readonly servers: DrillServer[];
  readonly isPlanted: boolean;
  seconds(): number;
  progress(text: string): void;
};

/** Runs a drill; undefined where it did not come to its end, with the reason and the last lines of every program on standard error. */
export async function runDrill(tools: DrillTools, isPlanted: boolean): Promise<DrillSummary | undefined> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const progress = (text: string) => console.error(`${seconds().toFixed(0).padStart(3)} s  ${text}`);
  const servers: DrillServer[] = [];
  let cluster: DrillCluster | undefined;
  const interruption = awaitInterruption();
  try {
    cluster = startCluster(tools, await findNetwork(), isPlanted);
    return await Promise.race([perform({ cluster, servers, isPlanted, seconds, progress }), interruption.promise]);
  } catch (error) {
    const outputs = servers.map(({ program }, index) => `--- server ${index + 1}\n${program.output()}`);
    console.error([cluster?.outputs(), ...outputs, error instanceof Error ? error.message : error].join('\n'));
    return undefined;
  } finally {
    interruption.stop();
    cluster?.end();
    for (const { program } of servers) kill(-program.pid);
    await stopPrograms();
    rmSync(tools.folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Rejects on a signal, and when the time is over. */
function awaitInterruption() {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {});
  const end = (reason: string) => reject(new Error(reason));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => end(`Ended by ${name}.`));
  const timer = setTimeout(() => end(`The drill was not through within ${maxSeconds} s.`), maxSeconds * 1000);
  return { promise, stop: () => clearTimeout(timer) };
}

async function perform(run: DrillRun): Promise<DrillSummary> {
  const { cluster, servers, seconds, progress } = run;
  setDefaultCACertificates([cluster.certificate]);
  progress('starting three databases under Patroni');
  const first = await waitUntil('three databases', 90, () => {
    cluster.requireRunning();
    return cluster.findHealthyLeader();
  });
  await createDatabase(cluster, first);
  progress(`${first} leads; starting two servers behind HAProxy`);
  await startServers(cluster, servers);
  const origin = originOf(cluster);
  const customers = await signUpCustomers(origin, customerCount);
  const treatments = await readFreeTreatments(origin);
  const since = await withMember(cluster, first, findLastBooking);
  const journal = openJournal();
  progress(`${customers.length} customers book ${treatments.length} treatments`);
  const view: VisitorView = { checks: 0, outdated: [] };
  const outages = await bookUnderOutages(run, customers, treatments, { journal, view });
  progress(`${journal.bookings.length} bookings were acknowledged; looking each of them up`);
  const otherAnswers = await repeatKeys(customers, journal);
  const judgements = await judgeMembers(cluster, (client) => judge(client, journal, since));
  const { acknowledgedAt } = journal;
  return {
    versions: `${await findVersions(cluster, first)}, Node ${process.version}, ${availableParallelism()} cores`,
    outages,
    acknowledged: journal.bookings.length,
    cancelled: journal.bookings.filter(({ isCancelled }) => isCancelled).length,
    unclear: journal.unclear,
    problems: Object.fromEntries(journal.problems),
    longestPauseSeconds: findLongestPause(acknowledgedAt, acknowledgedAt[0] ?? 0, acknowledgedAt.at(-1) ?? 0),
    losses: judgements.flatMap(({ losses }) => losses),
    overlaps: judgements.flatMap(({ overlaps }) => overlaps),
    otherAnswers,
    unexplained: journal.unexplained.map((answer) => explain(answer, servers)),
    reads: await countReads(cluster),
    ...view,
    seconds: seconds(),
  };
}

/** An answer with what a server logged of its request, where that was written. */
function explain({ text, requestId }: UnexplainedAnswer, servers: readonly DrillServer[]): string {
  const lines = servers.flatMap(({ errors }) => errors.filter((line) => requestId !== '' && line.includes(requestId)));
  return [text, ...lines].join(': ');
}

/** Lets the customers book while the leader dies again and again; gives the outages once every customer has its last answer. */
async function bookUnderOutages(
  { cluster, isPlanted, progress }: DrillRun,
  customers: readonly DrillCustomer[],
  treatments: readonly FreeTreatment[],
  { journal, view }: { journal: DrillJournal; view: VisitorView },
): Promise<DrillOutage[]> {
  let isOver = false;
  const hasEnded = () => isOver;
  const work = Promise.all([
    ...customers.map((customer) => runCustomer(customer, treatments, journal, hasEnded)),
    ...Array.from({ length: visitorCount }, () => runVisitor(originsOf(cluster), journal, view, hasEnded)),
  ]);
  const kinds = isPlanted ? (['silence'] as const) : outageKinds;
  const onEnd = (outage: DrillOutage) => progress(toLine(outage));
  const outages = runOutages({ cluster, journal, kinds, onEnd }).finally(() => (isOver = true));
  const [done] = await Promise.all([outages, work]);
  return done;
}
