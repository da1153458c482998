import { expect, it } from 'vitest';
import { hoursOfPart, findWaitlistPart, waitlistParts } from './waitlist-part.ts';

it('a part of the day is known again by its hours, and other hours are none', () => {
  for (const part of waitlistParts) {
    const { earliest = null, latest = null } = hoursOfPart[part];
    expect(findWaitlistPart(earliest, latest)).toBe(part);
  }
  expect(findWaitlistPart('12:30', '16:59')).toBeUndefined();
  expect(findWaitlistPart(null, '12:00')).toBeUndefined();
});
