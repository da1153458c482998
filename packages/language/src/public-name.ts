/**
 * How everybody sees a name that somebody gave for an account: first name and initial, in its own script ('Zainab K.',
 * 'زينب ك.'); a name of one word stays. Titles, numbers, addresses and pictures are left out. '—' where nothing is left.
 */
export function publicName(name: string): string {
  const words = wordsOf(name);
  const first = words.slice(0, isCompound(words) ? 2 : 1);
  const last = words.slice(first.length).map(initialOf).at(-1);
  const shown = first.map((word) => clip(word)).join(' ');
  return shown === '' ? '—' : last ? `${shown} ${last}.` : shown;
}

// Links, e-mail and telephone numbers that somebody entered as a name fall apart into what could be names in them.
const wordsOf = (name: string): string[] => {
  const plain = name.normalize('NFC').replace(/@\S*/gu, ' ').replace(/ـ/gu, '');
  const words = plain.match(/[\p{L}\p{M}\u200c]+(?:[-’'`][\p{L}\p{M}\u200c]+)*/gu) ?? [];
  const names = words.filter((word) => /\p{L}/u.test(word));
  const begin = names.findIndex((word) => !titles.has(word.toLowerCase()));
  // Who has nothing but a title is called by it.
  return begin < 0 ? names.slice(-1) : names.slice(begin);
};

const titles = new Set(
  'dr doctor mr mrs ms miss prof professor eng sheikh www http https د دكتور دكتورة الدكتور الدكتورة م المهندس المهندسة أ الأستاذ الأستاذة استاذ ست السيد السيدة الشيخ ا دکتۆر دکتۆرە پرۆفیسۆر خاتوو کاک مامۆستا ئەندازیار'.split(
    ' ',
  ),
);

/** Whether the second word belongs to the first name: Abd Allah, Umm Ali, نور الهدى. */
const isCompound = ([first = '', second = '']: readonly string[]): boolean =>
  second !== '' &&
  (beginnings.has(first.toLowerCase()) ||
    (/^(?:نور|بنت|زين|شمس|عز|صلاح|محي|سيف|علاء|فخر|ضياء|بهاء|جمال|كمال|حسام|عماد)$/u.test(first) &&
      /^(?:الهدى|الدين|الزهراء|العابدين)$/u.test(second)));

const beginnings = new Set('abd abdul abdel abdal abu abou um umm om عبد أبو ابو أم ام عەبد ئەبو ئوم'.split(' '));

// The article tells nothing of a family's name.
const initialOf = (word: string): string => {
  const bare = word.replace(/^(?:al|el)[-’'`](?=\p{L})/iu, '').replace(/^ال(?=\p{L}{2})/u, '');
  return (lettersOf(bare)[0] ?? '').toUpperCase();
};

/** Longest part of a name that is shown, characters. */
const maxLength = 30;

const clip = (word: string): string => {
  const letters = lettersOf(word);
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('')}…` : word;
};

const lettersOf = (word: string): string[] =>
  Array.from(new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(word), ({ segment }) => segment);
