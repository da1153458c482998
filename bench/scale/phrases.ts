import { type Dice, rollZipf } from './dice.ts';
import { type Language, languages, wordsOf } from './vocabulary.ts';

/** A text in the three languages. */
export type Words = Readonly<Record<Language, string>>;

/** Words by language, as they were drawn. */
export type Phrase = Readonly<Record<Language, readonly string[]>>;

/** As many words of each language, by Zipf's law. */
export function drawPhrase(dice: Dice, length: number): Phrase {
  const draw = (language: Language) => {
    const words = wordsOf(language);
    return Array.from({ length }, () => words[rollZipf(dice, words.length)] ?? '');
  };
  const [en, ar, ckb] = languages.map(draw) as [string[], string[], string[]];
  return { en, ar, ckb };
}

/** A phrase as a column of texts holds it. */
export const toWords = ({ en, ar, ckb }: Phrase): Words => ({ en: en.join(' '), ar: ar.join(' '), ckb: ckb.join(' ') });
