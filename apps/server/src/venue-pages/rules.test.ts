import { expect, it } from 'vitest';
import { earliestSlots } from './rules.ts';

it('R14.01 the next slots are of several services as long as there are some, in the order of time', () => {
  const slots = earliestSlots([
    { treatmentId: 1, minutes: [100, 130, 160] },
    { treatmentId: 2, minutes: [115] },
  ]);
  expect(slots).toEqual([
    { treatmentId: 1, minute: 100 },
    { treatmentId: 2, minute: 115 },
    { treatmentId: 1, minute: 130 },
  ]);
  expect(earliestSlots([])).toEqual([]);
});
