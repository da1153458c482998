import { attendanceLimits } from '@tajmeelspot/contract/attendance-limits.ts';

/** What is asked: nothing; the tap; or the tap and one booking at a time. */
export type AttendanceStep = 0 | 1 | 2;

/** The step that follows from no-shows and completed visits of the last days. */
export function attendanceStepOf(missed: number, completed: number): AttendanceStep {
  const { askFrom, limitFrom, oneIn } = attendanceLimits;
  if (missed < askFrom || missed * oneIn < missed + completed) return 0;
  return missed < limitFrom ? 1 : 2;
}
