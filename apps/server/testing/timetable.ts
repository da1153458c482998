import type { Timetable } from '#app/venues/venues.ts';

/** The timetable of a venue that has set nothing, but for what a test gives. */
export const timetableOf = (over: Partial<Timetable> = {}): Timetable => ({
  venueId: 1,
  slotStepMinutes: 30,
  leadMinutes: 0,
  horizonDays: 60,
  answerMinutes: 120,
  dailyCap: null,
  confirmsItself: false,
  hours: [],
  breaks: [],
  womenOnlyHours: [],
  exceptions: [],
  employees: [],
  ...over,
});
