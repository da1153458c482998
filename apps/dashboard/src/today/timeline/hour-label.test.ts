import { localeOf } from '@tajmeelspot/language/locale.ts';
import { expect, it } from 'vitest';
import { hourLabelOf } from './hour-label.ts';

const en = localeOf('en', { digits: 'latn', clock: 'h12' });
const labelAt = (minute: number, time?: string, slotHeight = 40) =>
  hourLabelOf(en, minute, time === undefined ? undefined : { time, slotHeight });

it('names full hours alone', () => {
  expect([labelAt(900), labelAt(930), labelAt(960)]).toEqual(['3\u00a0PM', '', '4\u00a0PM']);
});

it('leaves out an hour that the present time would cover', () => {
  expect([labelAt(960, '15:44'), labelAt(960, '15:50'), labelAt(960, '16:14'), labelAt(960, '16:15')]).toEqual([
    '4\u00a0PM',
    '',
    '',
    '4\u00a0PM',
  ]);
  expect(labelAt(900, '15:50')).toBe('3\u00a0PM');
  // Where half an hour is high, they stand further apart.
  expect(labelAt(960, '15:48', 56)).toBe('4\u00a0PM');
});
