import { expect, it } from 'vitest';
import { freeNumber, newResource, type ResourceKind, withKind, withResource } from './resource-kinds.ts';

const resource = (id: number, number: number) => ({ ...newResource(number), id });
const laser: ResourceKind = {
  id: 1,
  name: 'Laser',
  names: { en: 'Laser' },
  sort: 'device',
  treatment_ids: [5],
  resources: [resource(10, 1), resource(11, 3)],
};
const room: ResourceKind = { ...laser, id: 2, name: 'Room', names: { en: 'Room' }, sort: 'room', treatment_ids: [] };

it('R15.09 gives a new resource the lowest number that is free', () => {
  expect(freeNumber(laser.resources)).toBe(2);
  expect(freeNumber([])).toBe(1);
});

it('R15.09 changes one kind or one resource and sends the others as they are', () => {
  const changed = withResource(laser, { ...resource(11, 2), label: 'Window' });
  expect(changed.resources.map(({ id, number }) => [id, number])).toEqual([
    [10, 1],
    [11, 2],
  ]);
  expect(withResource(laser, newResource(2)).resources.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(withKind([laser, room], changed).map(({ id, resources }) => [id, resources.length])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(withKind([laser], { ...changed, id: null })).toHaveLength(2);
});
