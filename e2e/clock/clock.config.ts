import { shiftClock } from './shift-clock.ts';

/*
 * The clock of a process of this suite, which imports this file before anything else: the server by --import, a worker
 * by its fixtures. Which weekday and hour a test meets then depends on no wall clock.
 */

/** The instant at which the suite begins: Saturday 21 November 2026, 10:00 in Baghdad; E2E_START names another one. */
const start = process.env['E2E_START'] ?? '2026-11-21T10:00:00+03:00';

// Every process of a run shares the offset that the first one found.
process.env['E2E_CLOCK_OFFSET'] ??= String(Date.parse(start) - Date.now());

/** What the clock of every process and page of the suite is ahead of the real one, milliseconds. */
export const clockOffsetMs = Number(process.env['E2E_CLOCK_OFFSET']);

shiftClock(clockOffsetMs);
