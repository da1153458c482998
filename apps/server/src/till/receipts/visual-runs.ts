import bidiFactory from 'bidi-js';

/** What we use of it, for it declares no types that can be called. */
type Bidi = {
  getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): { readonly levels: Uint8Array };
  getMirroredCharacter(letter: string): string | null;
};

const bidi = (bidiFactory as unknown as () => Bidi)();

/** A piece of a line that one font writes in one direction. */
export type VisualRun = { readonly text: string; readonly isArabic: boolean };

const arabic = /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFF]/u;
/** Marks of direction have done their work once the order is known. */
const invisible = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu;

/**
 * The pieces of one line as they stand from left to right (UAX #9). Arabic ones are in the order of reading, because shaping
 * turns them; what is neither letter nor digit is turned here.
 */
export function toVisualRuns(text: string, direction: 'ltr' | 'rtl'): VisualRun[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs: { text: string; level: number; isArabic: boolean }[] = [];
  for (const [at, letter] of text.split('').entries()) {
    const level = levels[at] ?? 0;
    const isArabic = arabic.test(letter);
    const last = runs.at(-1);
    if (last && last.level === level && last.isArabic === isArabic) last.text += letter;
    else runs.push({ text: letter, level, isArabic });
  }
  return inOrder(runs).flatMap(({ text: piece, level, isArabic }) => {
    const shown = piece.replaceAll(invisible, '').replaceAll('\u00A0', ' ');
    if (shown === '') return [];
    // Numbers in Arabic digits run from the left, but shaping turns them too.
    return [{ text: (level % 2 === 1) === isArabic ? shown : turned(shown), isArabic }];
  });
}

/** Rules L1 and L4: letters from the other end, with brackets that open to the other side. */
const turned = (text: string): string =>
  Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .toReversed()
    .join('');

/** Rule L2: from the highest level down, what lies at least so high is turned round. */
function inOrder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const shown = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    for (let from = 0; from < shown.length; from++) {
      let until = from;
      while ((shown[until]?.level ?? -1) >= level) until++;
      if (until > from) shown.splice(from, until - from, ...shown.slice(from, until).toReversed());
      from = until;
    }
  }
  return shown;
}
