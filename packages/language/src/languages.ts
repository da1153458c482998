/** Languages of the product; the first is the one without a path segment of its own. */
export const languages = ['en', 'ar', 'ckb'] as const;

/** Language tag: English, Arabic as used in Iraq, Sorani. */
export type Language = (typeof languages)[number];

/** Each language by its own name, which is the same in every language. */
export const ownNames: Readonly<Record<Language, string>> = { en: 'English', ar: 'العربية', ckb: 'کوردی' };

/** Whether a text is one of the product's language tags. */
export const isLanguage = (tag: string | undefined): tag is Language =>
  (languages as readonly (string | undefined)[]).includes(tag);

/** Direction of the language's script. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'en' ? 'ltr' : 'rtl');

/** The product's language that an Accept-Language header prefers; English where it names none of ours. */
export function preferredLanguage(header: string | undefined): Language {
  const accepted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { tag: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return accepted.map(({ tag }) => tag).find(isLanguage) ?? 'en';
}
