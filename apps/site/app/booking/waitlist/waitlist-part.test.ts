import { expect, it } from 'vitest';
import { partHours, partOf, waitParts } from './waitlist-state.ts';

it('a part of the day is known again by its hours, and other hours are none', () => {
  for (const part of waitParts) {
    const { earliest = null, latest = null } = partHours[part];
    expect(partOf(earliest, latest)).toBe(part);
  }
  expect(partOf('12:30', '16:59')).toBeUndefined();
  expect(partOf(null, '12:00')).toBeUndefined();
});
