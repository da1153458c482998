/** Where in a text something stands: from a character up to another, which is not part of it. */
export type Place = { readonly from: number; readonly to: number };

/** Finds what somebody typed in a text, whatever the case, the diacritics or the keyboard it was typed with. */
export function findTyped(text: string, typed: string): Place | undefined {
  const wanted = Array.from(typed.trim(), fold).join('');
  if (wanted === '') return undefined;
  const letters = Array.from(text);
  const folded = letters.map(fold);
  const at = folded.join('').indexOf(wanted);
  if (at < 0) return undefined;
  const first = letterAt(folded, at);
  const last = letterAt(folded, at + wanted.length - 1);
  return { from: lengthOf(letters, first), to: lengthOf(letters, last + 1 + marksAfter(folded, last)) };
}

/** What is the same to a reader: capital and small letters, forms of alef and yeh, Kurdish and Arabic keyboards. */
const fold = (letter: string): string =>
  letter
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640\u200c]/gu, '')
    .toLowerCase()
    .replaceAll(/[ىی]/gu, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll(/[ةە]/gu, 'ه')
    .replaceAll(/[٠-٩]/gu, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));

function letterAt(folded: readonly string[], at: number): number {
  let length = 0;
  return folded.findIndex((letter) => (length += letter.length) > at);
}

/** Diacritics that follow a letter belong to it. */
function marksAfter(folded: readonly string[], last: number): number {
  const next = folded.findIndex((letter, place) => place > last && letter !== '');
  return (next < 0 ? folded.length : next) - last - 1;
}

const lengthOf = (letters: readonly string[], count: number): number => letters.slice(0, count).join('').length;
