import { describe, expect, it } from 'vitest';
import { findTyped } from './find-typed.ts';

const found = (text: string, typed: string) => {
  const range = findTyped(text, typed);
  return range && text.slice(range.from, range.to);
};

describe('R2.14 what is typed is found', () => {
  it.each([
    ['Laser, underarm', 'laser', 'Laser'],
    ['Laser, underarm', ' UNDER ', 'under'],
    ['قصّ الشعر', 'قص', 'قصّ'],
    ['قصّ الشعر', 'قصّ', 'قصّ'],
    ['إزالة الشعر', 'ازاله', 'إزالة'],
    ['ليزر كامل', 'ليــزر', 'ليزر'],
    ['لیزەر', 'ليزه', 'لیزە'],
    ['جلسة ٢٠ دقيقة', '20', '٢٠'],
    ['Crème', 'creme', 'Crème'],
  ])('in %j for %j', (text, typed, expected) => {
    expect(found(text, typed)).toBe(expected);
  });

  it.each([
    ['Laser', ''],
    ['Laser', '  '],
    ['Laser', 'wax'],
    ['', 'wax'],
  ])('not in %j for %j', (text, typed) => {
    expect(found(text, typed)).toBeUndefined();
  });
});
