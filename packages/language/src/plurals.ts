/**
 * The plural form of a number as `Intl.PluralRules` chooses it for a locale of ours, English or Iraqi Arabic: a browser's
 * first rules take longer than a whole page of counts.
 */
export function pluralOf(locale: string, value: number): Intl.LDMLPluralRule {
  const count = Math.abs(value);
  if (locale.startsWith('en')) return count === 1 ? 'one' : 'other';
  if (!Number.isInteger(count)) return 'other';
  if (count <= 2) return (['zero', 'one', 'two'] as const)[count] ?? 'other';
  const rest = count % 100;
  if (rest < 3) return 'other';
  return rest <= 10 ? 'few' : 'many';
}
