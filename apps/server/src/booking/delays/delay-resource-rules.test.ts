import { expect, it } from 'vitest';
import { type EquippedItem, listUnequipped } from './delay-resource-rules.ts';

const minute = 60_000;
const laser = (resourceId: number, maintenance: { from: number; to: number }[] = []) => ({
  resourceId,
  kindId: 1,
  uses: [],
  maintenance,
});
/** A treatment of an hour at a minute, with a laser. */
const item = (id: number, at: number, resourceId: number | null = 1): EquippedItem => ({
  id,
  bookingId: id,
  held: [{ from: at * minute, to: (at + 60) * minute }],
  resources: [{ kindId: 1, resourceId }],
});
const moved = (id: number, at: number) => ({ bookingId: id, places: [{ id, held: item(id, at).held }] });
const lacking = (...given: Parameters<typeof listUnequipped>) => [...listUnequipped(...given)];

it('R15.09 a booking that begins later needs a laser that nobody else has then', () => {
  const day = [item(1, 0), item(2, 60)];
  expect(lacking(day, [moved(1, 15)], [laser(1)])).toEqual([1]);
  expect(lacking(day, [moved(1, 15)], [laser(1), laser(2)])).toEqual([]);
  expect(lacking(day, [moved(1, 15), moved(2, 75)], [laser(1)])).toEqual([]);
  expect(lacking(day, [moved(1, 15), moved(2, 70)], [laser(1)])).toEqual([2]);
});

it('R15.09 maintenance and lasers out of use are given to nobody', () => {
  const day = [item(1, 0)];
  expect(lacking(day, [moved(1, 15)], [laser(1, [{ from: 70, to: 90 }])])).toEqual([1]);
  expect(lacking(day, [moved(1, 15)], [laser(1, [{ from: 75, to: 90 }])])).toEqual([]);
  expect(lacking(day, [moved(1, 15)], [laser(2)])).toEqual([]);
  expect(lacking(day, [moved(1, 15)], [])).toEqual([1]);
  expect(lacking([{ ...item(1, 0), resources: [] }], [moved(1, 15)], [])).toEqual([]);
});
