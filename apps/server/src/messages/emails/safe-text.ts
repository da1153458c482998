/** Longest word of a user in a message, characters; reasons and notes may be longer. */
const longestName = 200;
const longestText = 500;

/** Values that the server has written itself: days, times, prices, codes. Everything else somebody has typed. */
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
  'role',
  'hasReason',
  'isOpen',
  'untilDay',
  'untilTime',
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

/** The values of a text of the catalogue, of which those that somebody typed are made safe. */
export const safeValues = <Value extends string | number>(values: Record<string, Value> = {}) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' || ownValues.has(name) || value === ''
        ? value
        : safeWords(value, longTexts.has(name) ? longestText : longestName),
    ]),
  ) as Record<string, string | number>;
