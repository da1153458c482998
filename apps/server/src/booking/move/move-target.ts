import { type Assignment, dateAt } from '#app/availability/availability.ts';
import type { BookingStateRow } from '../lifecycle/booking-state-queries.ts';
import type { ItemMove } from './move-queries.ts';

/**
 * Where a booking moves to. `employeeId` is for the first treatment: undefined keeps its employee, null means any who
 * is free. Without `durationMinutes` it takes as long as before.
 */
export type MoveTarget = {
  readonly date: string;
  readonly time: string;
  readonly employeeId: number | null | undefined;
  readonly durationMinutes?: number | undefined;
};

/** Whether the treatments of a booking begin at the same time, each by another employee: they move so, too. */
export const beginTogether = (rows: readonly Pick<BookingStateRow, 'starts_at'>[]): boolean =>
  rows.length > 1 && rows.every(({ starts_at: at }) => +at === +(rows[0]?.starts_at ?? 0));

/** From the first start to the last end of a booking where a candidate leads it; undefined where it leads nowhere. */
export function spanOf(rows: readonly Pick<BookingStateRow, 'duration'>[], candidate: readonly Assignment[]) {
  const [start] = candidate;
  if (!start) return undefined;
  const ends = candidate.map(({ minute }, index) => minute + (rows[index]?.duration ?? 0));
  return { from: dateAt(start.minute), to: dateAt(Math.max(...ends)) };
}

/** Whether a booking already is where a candidate leads; the employee counts unless any will do. */
export const isAssignedAs = (
  rows: readonly BookingStateRow[],
  candidate: readonly Assignment[],
  { employeeId, durationMinutes }: MoveTarget,
): boolean =>
  rows.every((row, index) => {
    const taken = candidate[index];
    if (!taken || +dateAt(taken.minute) !== +row.starts_at) return false;
    if ((durationMinutes ?? row.duration) !== row.duration) return false;
    return employeeId === null || taken.employeeId === row.employee_id;
  });

/** What a booking's row says of its place: another one where it has been moved. */
export const assignmentKey = (row: BookingStateRow | undefined) =>
  row && `${+row.starts_at} ${row.employee_id} ${row.duration}`;

/** Whether a booking keeps its time, and only who gives it is another. */
export function changesEmployeesAlone(rows: readonly BookingStateRow[], itemMoves: readonly ItemMove[]): boolean {
  const pairs = rows.map((row) => ({ row, to: itemMoves.find(({ id }) => id === row.id) }));
  const isSameTime = pairs.every(
    ({ row, to }) => to !== undefined && +to.starts_at === +row.starts_at && to.duration_minutes === row.duration,
  );
  return isSameTime && pairs.some(({ row, to }) => to?.employee_id !== row.employee_id);
}
