import type { Timetable } from '#app/venues/venues.ts';

/** A timetable with default settings, except for the changes. */
export const timetableOf = (changes: Partial<Timetable> = {}): Timetable => ({
  venueId: 1,
  slotStepMinutes: 30,
  leadMinutes: 0,
  horizonDays: 60,
  answerMinutes: 120,
  dailyCap: null,
  autoConfirm: false,
  hours: [],
  breaks: [],
  isWomenOnly: false,
  womenOnlyHours: [],
  exceptions: [],
  employees: [],
  ...changes,
});
