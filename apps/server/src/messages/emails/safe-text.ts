import { isolate } from '@tajmeelspot/language/isolate.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';

/** Longest word of a user in a message, characters; reasons and notes may be longer. */
const longestName = 200;
const longestText = 500;

/** Values that the server has written itself: days, times, prices, codes, devices. Everything else somebody has typed. */
const ownValues = new Set([
  'day',
  'time',
  'newDay',
  'newTime',
  'answerDay',
  'answerTime',
  'price',
  'count',
  'code',
  'untilDay',
  'untilTime',
  'dates',
  'device',
]);
const longTexts = new Set(['reason']);

/**
 * What a user wrote, as it may stand in a message: one line, visible, without control, direction or zero-width
 * characters, of limited length, and nothing that a mail program would make an address of. '—' where nothing is left.
 */
export function safeWords(written: string, max = longestName): string {
  const visible = written
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1');
  // A blank after each dot, colon and at: people read the words, programs find no address in them.
  const plain = visible
    .replaceAll(/[a-z][a-z\d+.-]*:\/\//giu, ' ')
    .replaceAll(/\/{2,}/g, ' ')
    .replaceAll(/(\p{L}):(?=\S)/gu, '$1: ')
    .replaceAll(/([.。])(?=\p{L})/gu, '$1 ')
    .replaceAll(/\d{1,3}(?:\.\d{1,3}){3}/g, (numbers) => numbers.replaceAll('.', ' '))
    .replaceAll(/@(?=\S)/g, '@ ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  const letters = Array.from(plain);
  const short =
    letters.length > max
      ? `${letters
          .slice(0, max - 1)
          .join('')
          .trimEnd()}…`
      : plain;
  return short === '' ? '—' : short;
}

/** A text of several lines, each made safe; at most 20. */
export const safeLines = (lines: readonly string[]): string[] =>
  lines.slice(0, 20).map((line) => (line.trim() === '' ? '' : safeWords(line, longestText)));

/** Values that choose a branch of a text. */
const choices = new Set(['role', 'purpose', 'hasReason', 'isOpen', 'hasEmployee', 'hasTime']);

/**
 * The values of a text of the catalogue for a mail in a language: those that somebody typed are made safe, and what runs
 * in the other direction is kept apart.
 */
export const safeValues = <Value extends string | number>(language: Language, values: Record<string, Value> = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value === 'number' || value === '' || choices.has(name)) return [name, value];
      const max = longTexts.has(name) ? longestText : longestName;
      return [name, isolate(language, ownValues.has(name) ? value : safeWords(value, max))];
    }),
  ) as Record<string, string | number>;
