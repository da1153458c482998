import { bookingStatuses } from '@tajmeelspot/contract/booking.ts';
import { describe, expect, it } from 'vitest';
import { timetableOf } from '#app/testing/timetable.ts';
import { daysFrom, toInstant } from './days.ts';
import { answerBy, holding, lifeCycle, statusAt } from './rules.ts';

describe('lifeCycle', () => {
  it('reaches every state from pending', () => {
    const reached = new Set(['pending']);
    for (let size = 0; size !== reached.size;) {
      size = reached.size;
      for (const status of reached) for (const next of lifeCycle[status as 'pending']) reached.add(next);
    }
    expect([...reached].toSorted()).toEqual([...bookingStatuses].toSorted());
  });

  it('only states that hold their time lead on', () => {
    const leading = bookingStatuses.filter((status) => lifeCycle[status].length > 0);
    expect(leading).toEqual(holding);
  });
});

describe('statusAt', () => {
  it('an unanswered request has expired once its time is over', () => {
    const row = { status: 'pending', answer_by: new Date('2026-11-21T10:00:00Z') };
    expect(statusAt(row, Temporal.Instant.from('2026-11-21T09:59:59Z'))).toBe('pending');
    expect(statusAt(row, Temporal.Instant.from('2026-11-21T10:00:00Z'))).toBe('expired');
    expect(statusAt({ ...row, status: 'confirmed' }, Temporal.Instant.from('2026-12-01T10:00:00Z'))).toBe('confirmed');
  });
});

describe('answerBy', () => {
  const days = daysFrom(Temporal.PlainDate.from('2026-11-21'), 3);
  const saturday = days[0]!.startMinute;
  const timetable = timetableOf({
    hours: [6, 7].map((weekday) => ({ employeeId: null, weekday, from: 600, to: 720 })),
  });

  it('counts two opening hours from now', () => {
    expect(answerBy(timetable, days, saturday + 500, saturday + 5000)).toBe(saturday + 720);
  });

  it('goes on the next day when the house closes in between', () => {
    expect(answerBy(timetable, days, saturday + 690, saturday + 9000)).toBe(saturday + 1440 + 690);
  });

  it('is never later than the start', () => {
    expect(answerBy(timetable, days, saturday + 600, saturday + 660)).toBe(saturday + 660);
    expect(toInstant(saturday).toString()).toBe('2026-11-20T21:00:00Z');
  });
});
