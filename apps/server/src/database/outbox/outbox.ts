import { announceAfterSeconds } from '@tajmeelspot/contract/move-limits.ts';
import type { Pool } from 'pg';
import { type RawBuilder, sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { type Database, queryNamed } from '#app/database/connection.ts';
import { yieldToRequests } from '#app/http/yield-to-requests.ts';
import { completeGathered } from './completions.ts';
import { deliver, type EventHandlers, type JobAttempt, type OutboxJob } from './delivery.ts';
import type { OutboxEvent } from './events.ts';
import { deliveryOf, failedQueue, type Lane, laneOf, priorities, queues, workOf } from './lanes.ts';
import { takeBackLost } from './lost-events.ts';

/** Events written with the commit, delivered after it. */
export type Outbox = {
  /** Stores events with a transaction: they reach their handlers after its commit, and never after a rollback. */
  add(tx: Database, ...events: readonly OutboxEvent[]): Promise<void>;
  /**
   * The same as a part of a statement that makes the row of which the events tell: an insertion for each lane, to be a
   * `with` of it. The events get that row's id as their bookingId, from the first column of `made`, and are stored where it
   * has a row.
   */
  insertionsFor(made: RawBuilder<unknown>, events: readonly OutboxEvent[]): Promise<RawBuilder<unknown>[]>;
  /** Events whose delivery failed so far, the oldest first; at most 500. */
  listUndelivered(): Promise<UndeliveredEvent[]>;
  /** Queues the events that were given up again; gives how many. */
  redeliver(): Promise<number>;
};

/** The outbox as the process holds it, which opens and closes it. */
export type OpenOutbox = Outbox & {
  /** Delivers from now on, within about a second of each commit where its lane is free. */
  start(handlers: EventHandlers): Promise<void>;
  /**
   * Delivers all queued events once, one after the other, also those that wait for another try. Throws their errors.
   */
  deliverOnce(handlers: EventHandlers): Promise<void>;
  /** Waits for handlers that are running, at most 2 s. */
  close(): Promise<void>;
};

/** An event that could not be delivered so far: when it happened (ISO 8601), and its last error. */
export type UndeliveredEvent = {
  readonly id: string;
  readonly event: OutboxEvent;
  readonly happenedAt: string;
  readonly tries: number;
  readonly error: string;
  readonly isGivenUp: boolean;
};

type OutboxClock = { now(): Temporal.Instant };

const graceMs = 2000;
const takeBackMs = 5000;
const lanes = Object.keys(queues) as Lane[];
const laneQueues = Object.values(queues);

/**
 * Opens the outbox, creates or migrates its tables, and cleans up after processes that died. Processes that start at
 * once wait for each other. `isPrepared` skips this (tests).
 */
export async function openOutbox(pool: Pool, clock: OutboxClock, log: Logger, isPrepared = false): Promise<OpenOutbox> {
  const boss = makeBoss(pool, log, isPrepared);
  await boss.start();
  if (!isPrepared) {
    await boss.createQueue(failedQueue);
    for (const name of laneQueues) await boss.createQueue(name);
  }
  let takingBack: NodeJS.Timeout | undefined;
  const insertions = new Map<Lane, Promise<readonly [before: string, after: string]>>();
  return {
    async add(tx, ...events) {
      if (!tx.isTransaction) throw new Error('an event needs the transaction that it tells of');
      for (const [lane, jobs] of jobsByLane(events, clock.now())) {
        await boss.insert(queues[lane], jobs, { db: fromKysely(tx) });
      }
    },
    insertionsFor(made, events) {
      return Promise.all(
        [...jobsByLane(events, clock.now())].map(async ([lane, jobs]) => {
          const [before, after] = await insertions.getOrInsertComputed(lane, () => readInsertion(boss, queues[lane]));
          const given = sql`(select jsonb_agg(jsonb_set(job, '{data,event,bookingId}', to_jsonb(made.id)))
            from (${made}) made (id), jsonb_array_elements(${JSON.stringify(jobs)}::jsonb) job)::json`;
          return sql`${sql.raw(before)}${given}${sql.raw(after)}`;
        }),
      );
    },
    async start(handlers) {
      const takeBack = () =>
        takeBackLost(pool, laneQueues).catch((error: unknown) =>
          log.warn({ err: error }, 'lost events were not looked for'),
        );
      const complete = completeGathered(boss);
      takingBack = setInterval(() => void takeBack(), takeBackMs);
      for (const lane of lanes) {
        await boss.work<OutboxJob, void, (typeof workOf)[Lane]>(queues[lane], workOf[lane], async (jobs) => {
          await deliver({ boss, handlers, log, complete }, jobs);
          await yieldToRequests();
        });
      }
    },
    deliverOnce: (handlers) => deliverOnce(boss, handlers, log),
    listUndelivered: () => listUndelivered(pool),
    redeliver: () => boss.redrive(failedQueue),
    close() {
      clearInterval(takingBack);
      return boss.stop({ timeout: graceMs });
    },
  };
}

/** What pg-boss stores for some events. */
function jobsByLane(events: readonly OutboxEvent[], now: Temporal.Instant) {
  const happenedAt = now.toString();
  const toJob = (lane: Lane) => (event: OutboxEvent) => ({
    data: { event, happenedAt } satisfies OutboxJob,
    priority: priorities[event.kind] ?? 0,
    startAfter: delaySecondsOf(event),
    ...deliveryOf[lane],
  });
  return [...Map.groupBy(events, ({ kind }) => laneOf[kind])].map(
    ([lane, own]) => [lane, own.map(toJob(lane))] as const,
  );
}

/** How pg-boss inserts jobs into a queue: its statement before and after the jobs, which are its only value. */
async function readInsertion(boss: PgBoss, queue: string): Promise<readonly [before: string, after: string]> {
  let statement = '';
  const executeSql = (text: string) => {
    statement = text;
    return Promise.resolve({ rows: [] });
  };
  await boss.insert(queue, [], { db: { executeSql } });
  const [before, after, ...others] = statement.split('$1::text::json');
  if (!before || !after || others.length > 0 || /\$\d/.test(before + after))
    throw new Error('pg-boss inserts otherwise');
  return [before, after];
}

/** How long an event waits before its delivery, seconds: what a venue moves can be undone until then. */
const delaySecondsOf = (event: OutboxEvent): number => ('moveId' in event ? announceAfterSeconds : 0);

async function listUndelivered(pool: Pool): Promise<UndeliveredEvent[]> {
  const found = await pool.query<UndeliveredEvent>(
    `select id::text, data -> 'event' as event, data ->> 'happenedAt' as "happenedAt", retry_count + 1 as tries,
       coalesce(output ->> 'error', source_output ->> 'error', '') as error, name = $2 as "isGivenUp"
     from pgboss.job where name = any($1) and state = 'retry' or name = $2 and state < 'active'
     order by created_on limit 500`,
    [laneQueues, failedQueue],
  );
  return found.rows;
}

/** pg-boss over the pool of the process, in a schema of its own; schedules and flows, which nothing uses, rest. */
function makeBoss(pool: Pool, log: Logger, isPrepared: boolean): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => queryNamed(pool, text, values) },
    migrate: !isPrepared,
    supervise: !isPrepared,
    schedule: false,
    flowIntervalSeconds: 24 * 3600,
  });
  // Without a listener an error would end the process: a database that went away comes back.
  boss.on('error', (error) => log.warn({ err: error }, 'the outbox had a fault'));
  boss.on('warning', (warning) => log.warn(warning, 'the outbox has a warning'));
  return boss;
}

/** Delivers what waits, once, in the order in which it happened. Throws where some was not. */
async function deliverOnce(
  boss: ReturnType<typeof makeBoss>,
  handlers: Parameters<OpenOutbox['deliverOnce']>[0],
  log: Logger,
) {
  const options = { batchSize: 1000, includeMetadata: true, ignoreStartAfter: true } as const;
  const jobs = (await Promise.all(laneQueues.map((name) => boss.fetch<OutboxJob>(name, options)))).flat();
  const errors: unknown[] = [];
  const complete = async (job: JobAttempt) => void (await boss.complete(job.name, job));
  for (const job of jobs.toSorted((a, b) => +a.createdOn - +b.createdOn))
    errors.push(...(await deliver({ boss, handlers, log, complete }, [job])));
  if (errors.length > 0) throw new AggregateError(errors, 'events were not delivered');
}
