import { expect, it } from 'vitest';
import { findProcedures, neededClasses } from './registry.ts';

const procedure = (id: number, category_id: number, title: object, spellings: string[] = []) => ({
  id,
  category_id,
  also_category_id: null as number | null,
  group: {},
  title,
  spellings,
  licence_class: id === 3 ? ('physician' as const) : ('none' as const),
  duration: 30,
  from_iqd: 10_000,
  to_iqd: 20_000,
});
const category = (id: number, branch = [id], licence_class: 'none' | 'dentist' = 'none') => ({
  id,
  name: '',
  label: '',
  branch,
  is_retired: false,
  licence_class,
});
const categories = [category(1), category(10, [1, 10]), category(11, [1, 11]), category(2), category(3)];
const procedures = [
  procedure(1, 1, { en: 'Hair cut', ar: 'قصّ شعر', ckb: 'قژبڕین' }, ['گص', 'qas sha3r']),
  procedure(2, 1, { en: 'Hair botox', ar: 'بوتوكس الشعر', ckb: 'بۆتۆکسی قژ' }),
  procedure(3, 2, { en: 'Botox', ar: 'بوتوكس', ckb: 'بۆتۆکس' }),
];
const idsOf = (typed: string, categoryId = 1) =>
  findProcedures({ categories, procedures }, categoryId, typed).map(({ id }) => id);

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

it('R14.08 near a category is what lies above it, below it, and what is usual in it besides', () => {
  const registry = {
    categories,
    procedures: [
      procedure(1, 1, { en: 'Hair' }),
      procedure(2, 10, { en: 'Colour' }),
      procedure(3, 11, { en: 'Cut' }),
      { ...procedure(4, 3, { en: 'Manicure' }), also_category_id: 1 },
      procedure(5, 2, { en: 'Massage' }),
    ],
  };
  const near = (categoryId: number) => findProcedures(registry, categoryId, '').map(({ id }) => id);
  expect([near(1), near(10), near(2), near(3)]).toEqual([[1, 2, 3, 4], [1, 2, 4], [5], [4]]);
});

it('R13.02 a treatment needs the licence of its procedure, and that of its category', () => {
  const registry = {
    procedures,
    held: undefined,
    categories: [category(1), category(4, [4], 'dentist')],
  };
  expect(neededClasses(registry, 1, procedures[0])).toEqual([]);
  expect(neededClasses(registry, 1, procedures[2])).toEqual(['physician']);
  expect(neededClasses(registry, 4, procedures[2])).toEqual(['physician', 'dentist']);
  expect(neededClasses(registry, 4, undefined)).toEqual(['dentist']);
});
