import { isLanguage } from '@tajmeelspot/language/languages.ts';
import {
  languageOfLocale,
  type Locale,
  localeOf,
  numbersAndTimeOf,
  readNumbersAndTime,
} from '@tajmeelspot/language/locale.ts';

/** The columns of a user that say how the user reads now. */
export const localeColumns = (locale: Locale) => ({
  language: languageOfLocale(locale),
  ...numbersAndTimeOf(locale),
});

/** How a user reads: the language, digits and clock of the last signed-in call, and the chosen language of messages. */
export type ReaderRow = {
  readonly language: string;
  readonly digits: string;
  readonly clock: string;
  readonly message_language: string | null;
};

/** The locale in which a user gets messages, feeds and calendar files. */
export function readerLocale({ language, digits, clock, message_language: chosen }: ReaderRow): Locale {
  const tag = chosen ?? language;
  return localeOf(isLanguage(tag) ? tag : 'en', readNumbersAndTime(digits, clock));
}
