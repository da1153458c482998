import { expect, it } from 'vitest';
import { clockOf, endAfter, endsNextDay, nextHours, findWrongDays } from './weekday-hours.ts';

it('an end that is not after the beginning is on the next day, and is shown by its clock', () => {
  expect([endAfter('20:00', '02:00'), endAfter('10:00', '10:00'), endAfter('10:00', '21:00')]).toEqual([
    '26:00',
    '34:00',
    '21:00',
  ]);
  expect([clockOf('26:00'), clockOf('24:00'), clockOf('21:30')]).toEqual(['02:00', '00:00', '21:30']);
  expect(['26:00', '24:00', '23:55', ''].map(endsNextDay)).toEqual([true, true, false, false]);
});

it('days are wrong on which a time is missing or overlaps, others are not', () => {
  const spans = [
    { weekday: 1, from: '10:00', to: '14:00' },
    { weekday: 1, from: '16:00', to: '21:00' },
    { weekday: 2, from: '10:00', to: '14:00' },
    { weekday: 2, from: '13:00', to: '21:00' },
    { weekday: 3, from: '', to: '21:00' },
  ];
  expect(findWrongDays(spans)).toEqual([2, 3]);
});

it('another time of a day begins after the last one where there is room', () => {
  const usual = { from: '10:00', to: '21:00' };
  expect(nextHours(1, [], usual)).toEqual({ weekday: 1, ...usual });
  expect(nextHours(1, [{ weekday: 1, from: '10:00', to: '14:00' }], usual)).toEqual({
    weekday: 1,
    from: '15:00',
    to: '17:00',
  });
});
