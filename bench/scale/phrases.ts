import { type Dice, rollZipf } from './dice.ts';
import { type VocabularyLanguage, languages, wordsOf } from './vocabulary.ts';

/** A text in the three languages. */
export type BenchText = Readonly<Record<VocabularyLanguage, string>>;

/** Drawn words by language. */
export type Phrase = Readonly<Record<VocabularyLanguage, readonly string[]>>;

/** Draws `length` words of each language by Zipf's law. */
export function drawPhrase(dice: Dice, length: number): Phrase {
  const draw = (language: VocabularyLanguage) => {
    const words = wordsOf(language);
    return Array.from({ length }, () => words[rollZipf(dice, words.length)] ?? '');
  };
  const [en, ar, ckb] = languages.map(draw) as [string[], string[], string[]];
  return { en, ar, ckb };
}

/** A phrase as a column of localized text holds it. */
export const toText = ({ en, ar, ckb }: Phrase): BenchText => ({
  en: en.join(' '),
  ar: ar.join(' '),
  ckb: ckb.join(' '),
});
