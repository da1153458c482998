import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { directionOf } from '@tajmeelspot/language/languages.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { recordAudit } from '#app/identity/identity.ts';
import { unseal } from '#app/secrets/sealing.ts';
import { type Cell, toCsv } from '#app/spreadsheets/csv.ts';
import { toSheet } from '#app/spreadsheets/workbook.ts';
import { requireManager } from '#app/venues/venues.ts';
import { type ExportedClientRow, listExportedClients } from './export-queries.ts';

/** How many clients a spreadsheet holds. */
const maxExported = 20_000;

/** The clients of an own venue as CSV. Throws not_found. */
export const exportClients = async (deps: Deps, actor: MemberActor, venueId: number) =>
  toCsv(await listExportLines(deps, actor, venueId));

/** The same as a workbook (xlsx). Throws not_found. */
export const exportClientsSheet = async (deps: Deps, actor: MemberActor, venueId: number) =>
  toSheet(directionOf(actor.language) === 'rtl', await listExportLines(deps, actor, venueId));

const columns = [
  'customer',
  'phone',
  'tags',
  'allergies',
  'notes',
  'completed',
  'no_shows',
  'last_completed',
  'since',
] as const;

async function listExportLines(deps: Deps, actor: MemberActor, venueId: number): Promise<Cell[][]> {
  await requireManager(deps, actor, venueId);
  const rows = await listExportedClients(deps.db, venueId, toDate(deps.clock.now()), maxExported);
  // All sealed texts are read at once.
  await recordAudit(deps, deps.db, actor, { kind: 'clients_exported', userId: actor.member.id, detail: { venueId } });
  const heads = columns.map((column) => translate(actor.locale, `export.${column}`));
  return [heads, ...(await Promise.all(rows.map((row) => toLine(deps, row))))];
}

async function toLine({ env }: Deps, row: ExportedClientRow): Promise<Cell[]> {
  const text = async (sealed: Buffer | null) => (sealed ? unseal(env, sealed) : '');
  const day = (at: Date | null) => (at ? inBaghdad(at.getTime()).date : '');
  const texts = [await text(row.sealed_allergies), await text(row.sealed_note)];
  return [
    row.name,
    row.phone ?? '',
    row.tags.join(', '),
    ...texts,
    row.completed,
    row.no_shows,
    day(row.last_completed_at),
    day(row.created_at),
  ];
}
