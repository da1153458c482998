import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { OutboxEvent, EventKind } from './events.ts';

/**
 * The handler of each kind of event. It may be called more than once for one event and must allow that: `id` is that of
 * the event, the same each time.
 */
export type EventHandlers = {
  readonly [Kind in EventKind]: (event: EventOf<Kind>, happenedAt: Temporal.Instant, id: string) => Promise<void>;
};

/** The member of the union for a kind; Extract would not find one that stands for several kinds. */
type EventOf<Kind> = OutboxEvent extends infer E
  ? E extends { kind: unknown }
    ? Kind extends E['kind']
      ? E
      : never
    : never
  : never;

/** An event as the database stores it. */
export type OutboxJob = { readonly event: OutboxEvent; readonly happenedAt: string };

/** An event that a process has fetched. */
export type JobAttempt = JobWithMetadata<OutboxJob>;

/** What a delivery needs. */
export type DeliveryContext = {
  readonly boss: PgBoss;
  readonly handlers: EventHandlers;
  readonly log: Logger;
  /** Records an event as done. */
  readonly complete: (job: JobAttempt) => Promise<void>;
};

/** Gives each event to its handler and records the result at once. Gives the errors, which are logged. */
export async function deliver(context: DeliveryContext, jobs: readonly JobAttempt[]) {
  const errors = await Promise.all(jobs.map((job) => deliverOne(context, job)));
  return errors.filter((error) => error !== undefined);
}

async function deliverOne({ boss, handlers, log, complete }: DeliveryContext, job: JobAttempt) {
  const { event, happenedAt } = job.data;
  try {
    await handlerOf(handlers, event)(event, Temporal.Instant.from(happenedAt), job.id);
    await complete(job);
    return undefined;
  } catch (error) {
    const isLast = job.retryCount >= job.retryLimit;
    const details = { err: error, event: event.kind, job: job.id, try: job.retryCount + 1 };
    if (isLast) log.error(details, 'an event was given up and kept among the failed ones');
    else log.warn(details, 'an event was not delivered; another try follows');
    await boss.fail(job.name, job, { error: error instanceof Error ? error.message : String(error) });
    return error;
  }
}

/** The handler of an event's kind takes events of that kind; TypeScript cannot follow this through the table. */
const handlerOf = (handlers: EventHandlers, event: OutboxEvent) =>
  handlers[event.kind] as (event: OutboxEvent, happenedAt: Temporal.Instant, id: string) => Promise<void>;
