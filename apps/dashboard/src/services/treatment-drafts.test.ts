import { expect, it } from 'vitest';
import { emptyTreatment, finalPrice, draftFromTemplate, toTreatmentFields, withProcedure } from './treatment-drafts.ts';

const usual = {
  spellings: [] as string[],
  id: 7,
  category_id: 1,
  also_category_id: null,
  group: {},
  title: { en: 'Hair Cut' },
  licence_class: 'none' as const,
  duration: 45,
};

it('a usual treatment becomes a line at the middle of its prices, in whole thousands', () => {
  const line = draftFromTemplate({ ...usual, from_iqd: 15_000, to_iqd: 40_000 });
  expect(line).toMatchObject({ title: { en: 'Hair Cut' }, procedure_id: 7, duration: 45, price: 28_000, discount: 0 });
  expect(toTreatmentFields([line])).toEqual([
    {
      title: { en: 'Hair Cut' },
      procedure_id: 7,
      duration: 45,
      buffer: 0,
      buffer_before: 0,
      processing_from: null,
      processing_minutes: null,
      price: 28_000,
      discount: 0,
    },
  ]);
});

it('R13.01 a line takes its procedure: title, minutes and price come with it where nobody has written them', () => {
  const procedure = { ...usual, from_iqd: 15_000, to_iqd: 40_000 };
  const blank = { title: { en: 'Hair Cut' }, procedure_id: 7, duration: 45, price: 28_000 };
  expect(withProcedure({ ...emptyTreatment(), duration: 30 }, procedure)).toMatchObject(blank);
  const own = { ...emptyTreatment(), title: { ar: 'قصة نور' }, duration: 60, price: 50_000 };
  expect(withProcedure(own, procedure)).toMatchObject({ ...own, procedure_id: 7 });
});

it('what a customer pays is rounded down to 250 dinars', () => {
  expect(finalPrice({ price: 25_000, discount: 15 })).toBe(21_250);
  expect(finalPrice({ price: 10_250, discount: 10 })).toBe(9000);
  expect(finalPrice({ price: 10_250, discount: 0 })).toBeUndefined();
});
