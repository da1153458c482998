import { expect, it } from 'vitest';
import { earliestSlots } from './rules.ts';

it('R14.01 the next slots are of several services as long as there are some, in the order of time', () => {
  const slots = earliestSlots([
    { serviceId: 1, minutes: [100, 130, 160] },
    { serviceId: 2, minutes: [115] },
  ]);
  expect(slots).toEqual([
    { serviceId: 1, minute: 100 },
    { serviceId: 2, minute: 115 },
    { serviceId: 1, minute: 130 },
  ]);
  expect(earliestSlots([])).toEqual([]);
});
