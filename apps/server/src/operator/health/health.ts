import { readFile, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { AuditKind } from '@tajmeelspot/contract/operator/audit-kinds.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { findFigures, listAudit as listEntries } from './health-queries.ts';
import { type OperatorListInput, endingDays, toPage } from '../rules.ts';
import { recordOperatorAction } from '../record-action.ts';

/** The health of the installation. */
export async function findHealth(deps: Deps, _actor: MemberActor) {
  const now = deps.clock.now();
  const until = inBaghdad(now.add({ hours: endingDays * 24 }).toString()).date;
  const [figures, version, disk] = await Promise.all([
    findFigures(deps.db, toDate(now.subtract({ hours: 24 })), until),
    readVersion(),
    readDisk(deps.env.dataDir),
  ]);
  const uptimeMs = Math.round(process.uptime() * 1000);
  return {
    ...figures,
    version,
    node: process.version,
    started_at: Temporal.Now.instant().subtract({ milliseconds: uptimeMs }).round('second').toString(),
    memory_bytes: process.memoryUsage.rss(),
    disk,
  };
}

const manifest = path.join(import.meta.dirname, '../../../package.json');

const readVersion = async (): Promise<string> =>
  (JSON.parse(await readFile(manifest, 'utf8')) as { version: string }).version;

/** Null where the folder is not there yet, or the system does not say. */
const readDisk = (folder: string) =>
  statfs(path.resolve(folder)).then(
    ({ bavail, blocks, bsize }) => ({ free_bytes: bavail * bsize, total_bytes: blocks * bsize }),
    () => null,
  );

/** Messages and events that could not be delivered. */
export async function listUndelivered(deps: Deps, _actor: MemberActor) {
  const found = await deps.outbox.listUndelivered();
  return found.map(({ id, event: { kind, ...about }, happenedAt, tries, error, isGivenUp }) => ({
    id,
    kind,
    about: JSON.stringify(about),
    happened_at: happenedAt,
    tries,
    error,
    is_given_up: isGivenUp,
  }));
}

/** Puts undelivered events into the queue again; gives how many. */
export async function redeliver(deps: Deps, actor: MemberActor): Promise<number> {
  const count = await deps.outbox.redeliver();
  await recordOperatorAction(deps, deps.db, actor, { kind: 'delivered_again', on: 'undelivered', after: { count } });
  return count;
}

type AuditListInput = OperatorListInput & { readonly kind?: AuditKind | undefined };

/** A page of the audit log, of one kind alone where it is named. */
export async function listAudit(deps: Deps, _actor: MemberActor, { search = '', kind, cursor, limit }: AuditListInput) {
  return toPage(await listEntries(deps.db, { search, kind, cursor, limit: limit + 1 }), limit);
}
