import { expect, it } from 'vitest';
import { findProcedures, neededClasses } from './registry.ts';

const procedure = (id: number, category_id: number, title: object, spellings: string[] = []) => ({
  id,
  category_id,
  group: {},
  title,
  spellings,
  licence_class: id === 3 ? ('physician' as const) : ('none' as const),
  duration: 30,
  from_iqd: 10_000,
  to_iqd: 20_000,
});
const procedures = [
  procedure(1, 1, { en: 'Hair cut', ar: 'قصّ شعر', ckb: 'قژبڕین' }, ['گص', 'qas sha3r']),
  procedure(2, 1, { en: 'Hair botox', ar: 'بوتوكس الشعر', ckb: 'بۆتۆکسی قژ' }),
  procedure(3, 2, { en: 'Botox', ar: 'بوتوكس', ckb: 'بۆتۆکس' }),
];
const idsOf = (typed: string, category = 1) => findProcedures(procedures, category, typed).map(({ id }) => id);

it('R13.01 a procedure is found by its names in three languages and by other spellings, those of the category first', () => {
  expect(idsOf('')).toEqual([1, 2]);
  expect(idsOf('botox', 2)).toEqual([3, 2]);
  expect(idsOf('BOTOX')).toEqual([2, 3]);
  expect(idsOf('قص شعر')).toEqual([1]);
  expect(idsOf('بۆتۆكس')).toEqual([2, 3]);
  expect(idsOf('sha3r')).toEqual([1]);
  expect(idsOf('cut hair')).toEqual([1]);
  expect(idsOf('massage')).toEqual([]);
});

it('R13.02 a treatment needs the licence of its procedure, and that of its category', () => {
  const registry = {
    procedures,
    held: undefined,
    categories: [
      { id: 1, name: 'hair', label: '', licence_class: 'none' as const },
      { id: 4, name: 'dental', label: '', licence_class: 'dentist' as const },
    ],
  };
  expect(neededClasses(registry, 1, procedures[0])).toEqual([]);
  expect(neededClasses(registry, 1, procedures[2])).toEqual(['physician']);
  expect(neededClasses(registry, 4, procedures[2])).toEqual(['physician', 'dentist']);
  expect(neededClasses(registry, 4, undefined)).toEqual(['dentist']);
});
