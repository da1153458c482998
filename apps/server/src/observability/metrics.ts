import { createServer, type Server } from 'node:http';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ReadSource } from '#app/database/replica/visitor-reads.ts';
import type { WorkQueue } from '#app/admission/work-queue.ts';

/** What the process counts and measures, in the words of Prometheus. */
export type Metrics = {
  /** An answer to a request: what it was ('GET /services/{id}', 'page'), its status, and how long it took, seconds. */
  observe(route: string, status: number, seconds: number): void;
  /** A turn of a routine ended, well or badly. */
  routineEnded(routine: string, isDone: boolean, seconds: number): void;
  /** A read for a visitor: who answered it. */
  visitorRead(source: ReadSource): void;
  /** Queues of work to report. */
  watchQueues(queues: readonly Pick<WorkQueue, 'name' | 'state'>[]): void;
  /** The pool of database connections to report. */
  watchPool(pool: Pool): void;
  /** Events that wait for delivery, by lane: how many, and the age of the oldest, seconds. Asked at each reading. */
  watchEvents(read: () => Promise<readonly QueuedEvents[]>): void;
  /** Everything as Prometheus reads it. */
  text(): Promise<string>;
};

/** Events of a lane that wait for delivery. */
export type QueuedEvents = { readonly lane: string; readonly waiting: number; readonly oldestSeconds: number };

/** The metrics of one process. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
    registers: [registry],
  });
  const routines = new Histogram({
    name: 'routine_duration_seconds',
    help: 'Time of one run of a routine of the process',
    labelNames: ['routine', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers: [registry],
  });
  const lastDone = addGauge(registry, {
    name: 'routine_last_done_timestamp_seconds',
    help: 'When a routine was last done',
    labelNames: ['routine'],
  });
  const visitorReads = new Counter({
    name: 'visitor_reads_total',
    help: 'Reads for visitors by who answered: the replica, or the leader for a reason',
    labelNames: ['source'],
    registers: [registry],
  });
  return {
    visitorRead: (source) => visitorReads.inc({ source }),
    observe: (route, status, seconds) => answers.observe({ route, status: String(status) }, seconds),
    routineEnded(routine, isDone, seconds) {
      routines.observe({ routine, outcome: isDone ? 'done' : 'failed' }, seconds);
      if (isDone) lastDone.set({ routine }, Date.now() / 1000);
    },
    ...watchers(registry),
    text: () => registry.metrics(),
  };
}

type GaugeSettings = { readonly name: string; readonly help: string; readonly labelNames: string[] };

/** A number that is asked for at each reading where there is a `collect`. */
const addGauge = (registry: Registry, settings: GaugeSettings, collect?: (this: Gauge) => void | Promise<void>) =>
  new Gauge({ ...settings, registers: [registry], ...(collect ? { collect } : {}) });

/** What is asked for at each reading. */
function watchers(registry: Registry): Pick<Metrics, 'watchQueues' | 'watchPool' | 'watchEvents'> {
  return {
    watchQueues(queues) {
      const help = 'Work under way, queued and refused so far, by queue';
      addGauge(registry, { name: 'work_queue', help, labelNames: ['queue', 'state'] }, function () {
        for (const queue of queues) {
          const { running, waiting, refused, oldestMs } = queue.state();
          const states = { running, waiting, refused, oldest_seconds: oldestMs / 1000 };
          for (const [state, value] of Object.entries(states)) this.set({ queue: queue.name, state }, value);
        }
      });
    },
    watchPool(pool) {
      const help = 'Connections of the pool, and requests that wait for one';
      addGauge(registry, { name: 'database_connections', help, labelNames: ['state'] }, function () {
        this.set({ state: 'open' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waited_for' }, pool.waitingCount);
      });
    },
    watchEvents(read) {
      const perLane = (name: string, help: string, valueOf: (events: QueuedEvents) => number) =>
        addGauge(registry, { name, help, labelNames: ['lane'] }, async function () {
          // Without the database there is nothing to say of them, and all the more of the rest.
          const lanes = await read().catch(() => []);
          // A lane that has emptied is in no row, and would go on with its last number.
          this.reset();
          for (const events of lanes) this.set({ lane: events.lane }, valueOf(events));
        });
      perLane('events_waiting', 'Events that wait for delivery', ({ waiting }) => waiting);
      perLane('events_oldest_seconds', 'Age of the oldest event that waits', ({ oldestSeconds }) => oldestSeconds);
    },
  };
}

/** Serves the metrics at /metrics on a port of their own; gives the server once it listens. */
export function serveMetrics(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
