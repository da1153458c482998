import { languageOfLocale, type Locale } from './locale.ts';

/** Names of people as one text: "Zahra, Hanin and Maryam". Browsers know no Sorani, so all three are our own. */
export function formatNames(locale: Locale, names: readonly string[]): string {
  const language = languageOfLocale(locale);
  // Arabic writes 'and' to the word that follows, and between all of them.
  if (language === 'ar') return names.join(' و');
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const others = names.slice(0, -1);
  return language === 'en' ? `${others.join(', ')} and ${last}` : `${others.join('، ')} و ${last}`;
}
