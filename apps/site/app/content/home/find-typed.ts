/** Where in a text something stands: from a character up to another, which is not part of it. */
export type TextRange = { readonly from: number; readonly to: number };

/** Finds what somebody typed in a text, whatever the case, the diacritics or the keyboard it was typed with. */
export function findTyped(text: string, typed: string): TextRange | undefined {
  const sought = Array.from(typed.trim(), normalize).join('');
  if (sought === '') return undefined;
  const letters = Array.from(text);
  const normalized = letters.map(normalize);
  const offset = normalized.join('').indexOf(sought);
  if (offset < 0) return undefined;
  const first = letterAt(normalized, offset);
  const last = letterAt(normalized, offset + sought.length - 1);
  return { from: lengthOf(letters, first), to: lengthOf(letters, last + 1 + diacriticsAfter(normalized, last)) };
}

/** What is the same to a reader: capital and small letters, forms of alef and yeh, Kurdish and Arabic keyboards. */
const normalize = (letter: string): string =>
  letter
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640\u200c]/gu, '')
    .toLowerCase()
    .replaceAll(/[ىی]/gu, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll(/[ةە]/gu, 'ه')
    .replaceAll(/[٠-٩]/gu, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));

function letterAt(normalized: readonly string[], offset: number): number {
  let length = 0;
  return normalized.findIndex((letter) => (length += letter.length) > offset);
}

/** Diacritics that follow a letter belong to it. */
function diacriticsAfter(normalized: readonly string[], last: number): number {
  const next = normalized.findIndex((letter, index) => index > last && letter !== '');
  return (next < 0 ? normalized.length : next) - last - 1;
}

const lengthOf = (letters: readonly string[], count: number): number => letters.slice(0, count).join('').length;
