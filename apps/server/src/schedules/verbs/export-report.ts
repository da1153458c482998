import type { Report } from '@tajmeelspot/contract/schedules/report.ts';
import { directionOf } from '@tajmeelspot/language/languages.ts';
import { say } from '@tajmeelspot/language/server-words.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { type Cell, toCsv } from '../tables/csv.ts';
import { toSheet } from '../tables/sheet.ts';
import { findReport } from './show-report.ts';

type Asked = Parameters<typeof findReport>[3];

/** An own house in figures as CSV, a line for each stretch of time. Throws not_found, invalid. */
export const exportReport = async (deps: Deps, actor: MemberActor, house: number, asked: Asked) =>
  toCsv(await listLines(deps, actor, house, asked));

/** The same as a workbook (xlsx). Throws not_found, invalid. */
export const exportReportSheet = async (deps: Deps, actor: MemberActor, house: number, asked: Asked) =>
  toSheet(directionOf(actor.language) === 'rtl', await listLines(deps, actor, house, asked));

async function listLines(deps: Deps, actor: MemberActor, house: number, asked: Asked): Promise<Cell[][]> {
  const { periods } = await findReport(deps, actor, house, asked);
  const heads = columns.map((column) => say(actor.language, `report.${column}`));
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
