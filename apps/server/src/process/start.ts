import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import { loadDemoWorld } from '#db/world/demo.ts';
import { createApp } from './app.ts';
import { CannotListen, close, listen } from './listen.ts';
import { openAdmission } from '#app/admission/open-admission.ts';
import { maintainBookings } from '#app/booking/booking.ts';
import { fadeStandings } from '#app/catalog/catalog.ts';
import { operatorHandlers, sendAnnouncements } from '#app/operator/operator.ts';
import { recordHeartbeat } from '#app/content/content.ts';
import { openDatabase } from '#app/database/open.ts';
import { readAtReplica } from '#app/database/replica/visitor-reads.ts';
import { openShortMemory } from '#app/database/memory.ts';
import { prepareAlone } from '#app/database/prepare-alone.ts';
import { type Deps, systemClock } from '#app/deps.ts';
import type { Env } from '#app/env.ts';
import { listenToChanges } from '#app/http/changes.ts';
import { attemptLimits } from '#app/http/limits.ts';
import { admitReads } from '#app/http/admit-reads.ts';
import { answerAtOnce, type KeptSource } from '#app/http/kept/answer-at-once.ts';
import { refreshSlotRanges, refreshTerms } from '#app/search/search.ts';
import { stopBeingReady } from '#app/http/health.ts';
import type { Site } from '#app/http/pages/pages.ts';
import { countQueuedEvents } from '#app/observability/queued-events.ts';
import { openLog } from '#app/observability/quiet-log.ts';
import { type Metrics, openMetrics, serveMetrics } from '#app/observability/metrics.ts';
import { hashing, picturing } from '#app/admission/machine-work.ts';
import { advanceCodes, advanceOthers, advanceUrgent, messageHandlers } from '#app/messages/messages.ts';
import { openOutbox } from '#app/database/outbox/outbox.ts';
import { openFiles } from '#app/integrations/files/files.ts';
import { openChannels } from '#app/integrations/channels/open-channels.ts';
import { openMailer } from '#app/integrations/email/mailer.ts';
import { pictureHandlers } from '#app/integrations/pictures/pictures.ts';
import { endRetention } from '#app/privacy/privacy.ts';
import { recordWeights } from '#app/trust-log/trust-log.ts';
import { watchVoices } from '#app/reviews/reviews.ts';
import { dropPictures, maintainLicences } from '#app/venues/venues.ts';
import { maintainWaitlist, waitlistHandlers } from '#app/waitlist/waitlist.ts';

/** A server that answers. */
export type RunningServer = {
  /** Port it listens on. */
  readonly port: number;
  /** Finishes what is under way, requests within 5 s, and closes everything; docs/OPERATING.md has the other limits. */
  stop(): Promise<void>;
};

/** Starts everything: database, schema, demo world, pages. `isWithSite` false leaves the pages out (development). */
export async function startServer(env: Env, isWithSite = true): Promise<RunningServer> {
  const log = openLog(env.logLevel);
  await using starting = new AsyncDisposableStack();
  // Beside the database, which takes longer. What is wrong with it is told where it is awaited.
  const site = isWithSite ? loadSite(env) : undefined;
  site?.catch(() => undefined);
  const deps = await openDeps(env, log, starting);
  await deps.outbox.start({
    ...messageHandlers(deps),
    ...waitlistHandlers(deps),
    ...operatorHandlers(deps),
    ...pictureHandlers(deps.files),
  });
  starting.defer(startRoutine(deps));
  const kept: KeptSource[] = [];
  const app = createApp(deps, await site, kept);
  const [sendKept, admit] = [answerAtOnce(deps, kept), admitReads(deps)];
  const server = await listen(app.fetch, env, (request, response, answer) =>
    sendKept(request, response, () => admit(request, response, answer)),
  );
  starting.defer(() => close(server, log));
  if (env.metrics) {
    const metricsServer = await listenForMetrics(deps.metrics, env.metrics);
    starting.defer(() => void metricsServer.close());
  }
  const address = server.address();
  // Everything is up: from here on it is closed by stop, in the reverse order.
  const running = starting.move();
  return {
    port: typeof address === 'object' && address ? address.port : env.port,
    stop() {
      stopBeingReady(deps);
      return running.disposeAsync();
    },
  };
}

/** Opens everything that verbs need, and fills an empty demo; `starting` closes it again. */
async function openDeps(env: Env, log: Logger, starting: AsyncDisposableStack) {
  const metrics = openMetrics();
  const database = await openDatabase(env, log);
  starting.defer(database.close);
  const changes = listenToChanges(database.url, database.pool, log, database.heal);
  starting.defer(changes.close);
  const { replicaUrl } = env;
  const context = { announcements: changes, log, observe: metrics.visitorRead };
  const visitorReads = replicaUrl === undefined ? undefined : readAtReplica(replicaUrl, database, context);
  if (visitorReads) starting.defer(visitorReads.close);
  warnAboutMail(env, log);
  const mail = openMailer(env, database.db, systemClock);
  starting.defer(mail.close);
  const outbox = await prepareAlone(database.url, () => openOutbox(database.pool, systemClock, log));
  starting.defer(outbox.close);
  const admission = openAdmission(env.rateLimitScale);
  const { renders, arrivals, reads, changes: changing, lookups, uploads, uploadsOfNetworks, webhooks } = admission;
  const files = [uploads, uploadsOfNetworks, picturing];
  metrics.watchQueues([renders, arrivals, reads, changing, lookups, webhooks, hashing, ...files]);
  metrics.watchPool(database.pool);
  metrics.watchEvents(() => countQueuedEvents(database.pool));
  const deps = {
    env,
    db: database.db,
    pool: database.pool,
    visitorReads,
    memory: openShortMemory(1000),
    clock: systemClock,
    log,
    changes,
    admission,
    metrics,
    attempts: attemptLimits(database.pool, env.rateLimitScale),
    outbox,
    mail,
    channels: openChannels(env, database.db, systemClock),
    files: openFiles(env, log),
  } satisfies Deps;
  if (env.isDemo) await prepareAlone(database.url, () => loadDemoWorld(deps));
  return deps;
}

/** A round under way has so long at the end, milliseconds. */
const graceMs = 2000;

/** What the process does by itself now and then; gives what ends it, and waits for what is under way. */
function startRoutine(deps: Deps): () => Promise<void> {
  const endings = [
    repeat(deps, recordHeartbeat, { every: 60_000, first: 0 }),
    repeat(deps, refreshSlotRanges, { every: 5000, first: 0 }),
    repeat(deps, maintainBookings, { every: 60_000, first: 0 }),
    repeat(deps, maintainLicences, { every: 60_000, first: 0 }),
    repeat(deps, dropPictures, { every: 60_000 }),
    repeat(deps, fadeStandings, { every: 60_000, first: 0 }),
    repeat(deps, recordWeights, { every: 3_600_000, first: 0 }),
    repeat(deps, advanceCodes, { every: 1000 }),
    repeat(deps, advanceUrgent, { every: 1000 }),
    repeat(deps, advanceOthers, { every: 1000 }),
    repeat(deps, sendAnnouncements, { every: 2000 }),
    repeat(deps, maintainWaitlist, { every: 60_000 }),
    repeat(deps, watchVoices, { every: 600_000 }),
    repeat(deps, endRetention, { every: 3_600_000 }),
    repeat(deps, refreshTerms, { every: 3_600_000 }),
  ];
  return async () => void (await Promise.all(endings.map((end) => end())));
}

/** Starts a round `every` milliseconds after the end of the one before, however long that took; the first after `first`. */
function repeat(
  deps: Deps,
  work: (deps: Deps) => Promise<unknown>,
  { every, first = every }: { every: number; first?: number },
): () => Promise<void> {
  let hasEnded = false;
  let lastRound = Promise.resolve();
  const round = async () => {
    const begun = performance.now();
    const isDone = await work(deps).then(
      () => true,
      (error: unknown) => {
        deps.log.warn({ err: error, routine: work.name }, 'a routine was not done');
        return false;
      },
    );
    deps.metrics.routineEnded(work.name, isDone, (performance.now() - begun) / 1000);
    if (!hasEnded) timer = setTimeout(begin, every);
  };
  const begin = () => void (lastRound = round());
  let timer = setTimeout(begin, first);
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    return Promise.race([lastRound, sleep(graceMs, undefined, { ref: false })]);
  };
}

/** A wrong mail setting shows only when a reader misses a mail: the start warns about it. */
function warnAboutMail(env: Env, log: Logger): void {
  if (env.smtpUrl === undefined && !env.isDemo) log.warn('SMTP_URL is not set: mail is kept and sent to nobody');
  if (env.smtpUrl !== undefined && env.origin === undefined)
    log.warn('ORIGIN is not set: links in mails lead to localhost');
}

const buildOf = (app: string) => path.join(import.meta.dirname, `../../../${app}/build`);

async function loadSite(env: Env): Promise<Site> {
  const built = pathToFileURL(path.join(buildOf('site'), 'server/index.js')).href;
  const { createSite } = (await import(built)) as {
    createSite: (basePath: string, origin?: string) => Pick<Site, 'addressOf' | 'render'>;
  };
  return {
    clientFolder: path.join(buildOf('site'), 'client'),
    dashboardFolder: path.join(buildOf('dashboard'), 'client'),
    operatorFolder: path.join(buildOf('operator'), 'client'),
    ...createSite(env.basePath, env.origin),
  };
}

async function listenForMetrics(metrics: Metrics, { host, port }: NonNullable<Env['metrics']>) {
  try {
    return await serveMetrics(metrics, host, port);
  } catch (error) {
    throw new CannotListen(`Cannot serve metrics on ${host}:${port}. Change METRICS_HOST or METRICS_PORT.`, {
      cause: error,
    });
  }
}
