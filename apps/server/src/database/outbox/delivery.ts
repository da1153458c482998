import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { OutboxEvent, EventKind } from './events.ts';

/**
 * Whoever acts on each kind of event. May be called more than once for one event, so it must bear that: `id` is the event's
 * own, each time the same.
 */
export type EventHandlers = {
  readonly [Kind in EventKind]: (event: EventOf<Kind>, happenedAt: Temporal.Instant, id: string) => Promise<void>;
};

/** One member of the union can stand for several kinds. */
type EventOf<Kind> = OutboxEvent extends infer E
  ? E extends { kind: unknown }
    ? Kind extends E['kind']
      ? E
      : never
    : never
  : never;

/** What lies in the database of an event. */
export type OutboxJob = { readonly event: OutboxEvent; readonly happenedAt: string };

/** Hands each event to its handler and writes down at once what became of it. Gives the errors, which are logged. */
export async function deliver(boss: PgBoss, jobs: JobWithMetadata<OutboxJob>[], handlers: EventHandlers, log: Logger) {
  const errors = await Promise.all(jobs.map((job) => deliverOne(boss, job, handlers, log)));
  return errors.filter((error) => error !== undefined);
}

async function deliverOne(boss: PgBoss, job: JobWithMetadata<OutboxJob>, handlers: EventHandlers, log: Logger) {
  const { event, happenedAt } = job.data;
  try {
    await handlerOf(handlers, event)(event, Temporal.Instant.from(happenedAt), job.id);
    await boss.complete(job.name, job);
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
