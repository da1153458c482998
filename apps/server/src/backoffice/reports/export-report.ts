import type { Report } from '@tajmeelspot/contract/backoffice/report.ts';
import { directionOf } from '@tajmeelspot/language/languages.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { type Cell, toCsv } from '#app/spreadsheets/csv.ts';
import { toSheet } from '#app/spreadsheets/workbook.ts';
import { findReport } from './find-report.ts';

type ExportReportInput = Parameters<typeof findReport>[3];

/** The report of an own venue as CSV, a row for each period. Throws not_found, invalid. */
export const exportReport = async (deps: Deps, actor: MemberActor, venueId: number, input: ExportReportInput) =>
  toCsv(await listReportLines(deps, actor, venueId, input));

/** The same as a workbook (xlsx). Throws not_found, invalid. */
export const exportReportSheet = async (deps: Deps, actor: MemberActor, venueId: number, input: ExportReportInput) =>
  toSheet(directionOf(actor.language) === 'rtl', await listReportLines(deps, actor, venueId, input));

async function listReportLines(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: ExportReportInput,
): Promise<Cell[][]> {
  const { periods } = await findReport(deps, actor, venueId, input);
  const heads = columns.map((column) => translate(actor.locale, `report.${column}`));
  return [heads, ...periods.map((period) => columns.map((column) => period[column] ?? ''))];
}

const columns = [
  'from',
  'bookings',
  'done',
  'no_shows',
  'cancelled',
  'revenue_iqd',
  'booked_minutes',
  'working_minutes',
  'lead_hours',
  'new_customers',
  'returning_customers',
] as const satisfies readonly (keyof Report['periods'][number])[];
