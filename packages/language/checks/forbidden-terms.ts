import type { Language } from '../src/languages.ts';

type ForbiddenTerm = {
  readonly term: RegExp;
  readonly instead: string;
  /** Beginnings of keys whose sentence means something else. */
  readonly lawful?: readonly string[];
};

const word = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'iu');
/** A word of Arabic script, also with the article and one-letter prefixes. */
const arabicWord = (words: string) =>
  new RegExp(`(?<![\\u0621-\\u06d5])(?:و|ف|ب|ل|لل|ال|وال|بال)?(?:${words})(?![\\u0621-\\u06d5])`, 'u');

/** What the glossary refuses in the texts of each language. */
export const forbiddenTerms: Record<Language, readonly ForbiddenTerm[]> = {
  en: [
    { term: word('houses?'), instead: 'venue, salon, clinic or business' },
    { term: word('desks?'), instead: 'dashboard' },
    { term: word('letters?'), instead: 'email or message' },
    { term: word('whoever|so many|let go|anew'), instead: 'it plainly' },
    { term: word('setback|refusal'), instead: 'error' },
  ],
  ar: [
    { term: arabicWord('علاج|علاجات'), instead: 'خدمة or جلسة' },
    { term: /%/u, instead: '٪' },
    { term: arabicWord('قسيمة|قسائم'), instead: 'كود الخصم' },
    { term: arabicWord('ضيف|ضيوف|ضيفة'), instead: 'زبونة or زبون' },
    { term: arabicWord('تصفية'), instead: 'الفلاتر' },
    { term: arabicWord('امرأة'), instead: 'للنساء فقط or كادر نسائي' },
    { term: /الإنجليزية|الانجليزية|الانكليزية/u, instead: 'الإنكليزية' },
    { term: /كلّ(?![\u0621-\u064a])|أيّ(?![\u0621-\u064a])|مؤكّد/u, instead: 'it without shadda' },
    {
      term: /(?:يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر)/u,
      instead: 'the months of Iraq',
    },
  ],
  ckb: [
    { term: /%/u, instead: '٪' },
    { term: /چارەسەر/u, instead: 'خزمەتگوزاری' },
    { term: /میوان/u, instead: 'کڕیار' },
    { term: arabicWord('ژن|ژنان'), instead: 'خانم, خانمان' },
    { term: /ئیمێل|ئیمەیل|ئیمێڵ/u, instead: 'ئیمەیڵ' },
    { term: /ڕۆژمێر|سالنامە/u, instead: 'ڕۆژژمێر' },
    { term: /تەنها/u, instead: 'تەنیا' },
    { term: /فایڵ/u, instead: 'فایل' },
    { term: /قبوڵ/u, instead: 'قبووڵ' },
    { term: /نۆرینگە|کلینک/u, instead: 'کلینیک' },
    { term: /واتسئاپ|واتساپپ|وەتساپ/u, instead: 'واتساپ' },
    { term: /پەیج|لاپەڕە/u, instead: 'پەڕە' },
  ],
};
