import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Pool } from 'pg';
import type { DB } from '#db/schema.ts';
import type { Admission } from './admission/open-admission.ts';
import type { Changes } from './http/changes.ts';
import type { Env } from './env.ts';
import type { VisitorReads } from './database/replica/visitor-reads.ts';
import type { ShortMemory } from './database/memory.ts';
import type { Attempts } from './http/limits.ts';
import type { Outbox } from './database/outbox/outbox.ts';
import type { FileStore } from '#app/integrations/files/files.ts';
import type { Metrics } from '#app/observability/metrics.ts';
import type { Channels } from '#app/integrations/channels/channel.ts';
import type { Mailer } from '#app/integrations/email/mailer.ts';

/** Where the time comes from; tests freeze it. */
export type Clock = { now(): Temporal.Instant };

/** Everything a verb may need from outside itself. */
export type Deps = {
  readonly env: Env;
  readonly db: Kysely<DB>;
  readonly pool: Pool;
  /** Where answers are read that are the same for everybody. */
  readonly visitorReads?: VisitorReads | undefined;
  /** What many answers are made from. */
  readonly memory: ShortMemory;
  readonly clock: Clock;
  readonly log: Logger;
  readonly changes: Changes;
  readonly admission: Admission;
  readonly metrics: Metrics;
  readonly attempts: Attempts;
  readonly outbox: Outbox;
  readonly mail: Mailer;
  readonly channels: Channels;
  readonly files: FileStore;
};

/** The real time. */
export const systemClock: Clock = { now: () => Temporal.Now.instant() };

/** Reads a clock as milliseconds since 1970: an object of the time costs ten times as much. */
export const millisecondsOf = (clock: Clock): (() => number) =>
  clock === systemClock ? Date.now : () => clock.now().epochMilliseconds;
