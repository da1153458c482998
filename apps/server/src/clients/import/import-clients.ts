import type { ImportPreview } from '@tajmeelspot/contract/clients/imports.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { recordAudit } from '#app/identity/identity.ts';
import { seal } from '#app/secrets/sealing.ts';
import { requireManager } from '#app/venues/venues.ts';
import type { ReadLine } from './import-rules.ts';
import * as queries from './import-queries.ts';
import { readImport } from './read-import.ts';

/** How many imports are listed, and how many cells of a column are shown. */
const maxListed = 10;
const maxSamples = 4;

/** Says line by line what an import would do. Throws not_found, unreadable_file, invalid. */
export async function previewClientImport(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  file: Uint8Array,
  chosen: string | undefined,
): Promise<ImportPreview> {
  await requireManager(deps, actor, venueId);
  const { rows, columns, lines } = await readImport(file, chosen);
  const known = await queries.findClientsByPhones(deps.db, venueId, numbersOf(lines));
  const shown = lines.map(({ number, name, written, phone, reason }) => {
    const joins = reason === null && phone !== undefined ? known.get(phone) : undefined;
    const outcome = reason ? ('refused' as const) : joins ? ('joins' as const) : ('new' as const);
    return { number, name, phone: phone ?? written, outcome, joins: joins?.name ?? null, reason };
  });
  const count = (outcome: (typeof shown)[number]['outcome']) => shown.filter((line) => line.outcome === outcome).length;
  return {
    columns: columns.map((field, at) => ({
      field,
      samples: rows.slice(0, maxSamples).map((row) => (row[at] ?? '').slice(0, 80)),
    })),
    lines: shown,
    added: count('new'),
    joined: count('joins'),
    refused: count('refused'),
  };
}

const numbersOf = (lines: readonly ReadLine[]): string[] =>
  lines.flatMap(({ phone, reason }) => (phone !== undefined && reason === null ? [phone] : []));

/** Takes the lines of a file over. Throws not_found, unreadable_file, invalid, too_many_attempts. */
export async function importClients(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  file: Uint8Array,
  chosen: string | undefined,
) {
  await requireManager(deps, actor, venueId);
  await deps.attempts.count('importClients', String(actor.member.id), actor.address);
  const { lines } = await readImport(file, chosen);
  const taken = await Promise.all(lines.filter(({ reason }) => reason === null).map((line) => toImported(deps, line)));
  const now = toDate(deps.clock.now());
  const made = await deps.db.transaction().execute(async (tx) => {
    await queries.lockImports(tx, venueId);
    const importId = await queries.insertImport(tx, venueId, actor.member.id, now);
    const key = { venueId, importId, now };
    const added = await queries.insertImportedClients(tx, key, taken);
    const others = taken.filter(({ phone }) => !added.has(phone));
    const joined = await queries.joinImportedClients(tx, key, others);
    await recordAudit(deps, tx, actor, {
      kind: 'clients_imported',
      userId: actor.member.id,
      detail: { venueId, import: importId },
    });
    return queries.updateImport(tx, key, added.size, joined);
  });
  return toRecord(made);
}

async function toImported({ env }: Deps, { phone, name, tags, allergies, note }: ReadLine) {
  const sealed = async (text: string) => (text === '' ? null : (await seal(env, text)).toString('hex'));
  return { phone: phone ?? '', name, tags, allergies: await sealed(allergies), note: await sealed(note) };
}

/** The last imports of an own venue. Throws not_found. */
export async function listClientImports(deps: Deps, actor: MemberActor, venueId: number) {
  await requireManager(deps, actor, venueId);
  return (await queries.listImports(deps.db, venueId, maxListed)).map(toRecord);
}

const toRecord = ({ created_at: made, undone_at: undone, ...row }: queries.ImportRow) => ({
  ...row,
  created_at: made.toISOString(),
  undone_at: undone?.toISOString() ?? null,
});

/** Takes an import back as far as nobody has written or booked since. Throws not_found. */
export async function undoClientImport(deps: Deps, actor: MemberActor, venueId: number, id: number) {
  await requireManager(deps, actor, venueId);
  return deps.db.transaction().execute(async (tx) => {
    const found = await queries.lockImport(tx, venueId, id);
    if (!found) throw problem('not_found');
    const removed = await queries.undoImport(tx, venueId, id, toDate(deps.clock.now()));
    await recordAudit(deps, tx, actor, {
      kind: 'client_import_undone',
      userId: actor.member.id,
      detail: { venueId, import: id },
    });
    return { removed, kept: found.added + found.joined - removed };
  });
}
