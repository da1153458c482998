import type { Language } from './languages.ts';

/** The language in which somebody wrote a text, by its letters; undefined where it has too few to tell. */
export function languageOfText(text: string): Language | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const latin = count(/[a-z]/gi);
  const arabicScript = count(/[\u0621-\u06d5]/g);
  if (latin + arabicScript < 3) return undefined;
  if (latin > arabicScript) return 'en';
  // Letters that Sorani has and Arabic does not; people write a few of them with any keyboard.
  return count(/[ێۆڕڵەڤگچپژیک]/g) * 12 > arabicScript ? 'ckb' : 'ar';
}
