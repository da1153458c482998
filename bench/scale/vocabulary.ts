/** Languages that services are generated in. */
export const languages = ['en', 'ar', 'ckb'] as const;
export type VocabularyLanguage = (typeof languages)[number];

/** How many different words a language has. */
const wordsPerLanguage = 20_000;

const frequent: Record<VocabularyLanguage, string> = {
  en: `hair cut colour care skin massage laser nails bridal keratin deep clean clinic dental soft natural bright treatment
    beard wax henna facial oil steam spa gentle curl wave fresh glow smile white braces scrub sugar thread brow lash
    style trim wash relax stone foot hand face body session doctor evening morning family women men kids studio house`,
  ar: `شعر قص صبغ عناية بشرة مساج ليزر أظافر عروس كيراتين تنظيف عميق عيادة أسنان ناعم طبيعي إشراق علاج لحية شمع حناء
    زيت بخار لطيف تجعيد موج نضارة ابتسامة تبييض تقويم تقشير سكر خيط حاجب رمش تصفيف غسل راحة حجر قدم يد وجه جسم جلسة
    طبيبة مساء صباح عائلة نساء رجال أطفال استوديو بيت`,
  ckb: `قژ بڕین بۆیە چاودێری پێست مەساج لەیزەر نینۆک بووک کیراتین قووڵ پاک نۆرینگە ددان نەرم سروشتی گەش چارەسەر ڕیش
    مۆم خەنە ڕۆن هەڵم هێمن لوول شەپۆل تازە بزە سپی ڕێکخستن شەکر دەزوو برۆ برژانگ شێواز شۆردن پشوو بەرد پێ دەست دەموچاو
    لەش دانیشتن پزیشک ئێوارە بەیانی خێزان ژنان پیاوان منداڵ ستۆدیۆ ماڵ`,
};

/** Pieces that rarer words are made of, one after the other. */
const pieces: Record<VocabularyLanguage, readonly [string, string, string]> = {
  en: [
    'ba be bri ca cho da dre el fa fi glo ha ju ka lo lu ma mi no or pa que ra sha si ta tri va wi zo',
    'bel cor dan fer gan lin mar nel per ran sel tan ver win lor mes ric dos',
    'a an ara el en era ia ic ina is ita o on ora os um us y ette ade',
  ],
  ar: [
    'ب ت ج ح خ د ر ز س ش ص ط ع غ ف ق ك م ن ه',
    'با ري مو سا لي دو را ني جا حو في كا شي نو تا زي',
    'ب د ر س ع ف ق ل م ن ه ج ح ك ش ت ط ز ص غ',
  ],
  ckb: [
    'با بە تا جە خۆ دا دە ڕا زە سا شە گا کە لا لە ما مە نا نە هە',
    'ری شی نو ڵە رۆ سی تۆ دی کی لۆ می نی گو ژی بی پە',
    'ن ر ک ش ت م ڵ ست ند وان ەر ین ێک گا دار ناک بار ەک یش ۆک',
  ],
};

const wordLists = new Map<VocabularyLanguage, readonly string[]>();

/** 20,000 words of a language, the most frequent first; always the same. */
export function wordsOf(language: VocabularyLanguage): readonly string[] {
  const former = wordLists.get(language);
  if (former) return former;
  const words = new Set(split(frequent[language]));
  for (const word of makeWords(language)) {
    if (words.size === wordsPerLanguage) break;
    words.add(word);
  }
  const list = [...words];
  wordLists.set(language, list);
  return list;
}

/** Every combination of three or four pieces, in an order in which neighbours have little in common. */
function* makeWords(language: VocabularyLanguage): Generator<string> {
  const [first, second, last] = pieces[language].map(split) as [string[], string[], string[]];
  const combinations = first.length * second.length * second.length * last.length;
  // A step without a common divisor reaches every combination once.
  for (let index = 0, position = 0; index < combinations; index++, position = (position + 7919) % combinations) {
    let rest = position;
    const takePiece = (list: readonly string[]): string => {
      const piece = list[rest % list.length] ?? '';
      rest = Math.floor(rest / list.length);
      return piece;
    };
    yield takePiece(first) + takePiece(second) + (index % 3 === 0 ? takePiece(second) : '') + takePiece(last);
  }
}

const split = (text: string): string[] => text.split(/\s+/);
