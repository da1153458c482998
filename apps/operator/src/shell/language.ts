import { directionOf, isLanguage } from '@tajmeelspot/language/languages.ts';
import { createLanguageStore } from '@tajmeelspot/ui/app/language-store.ts';

/** The language of the console, which the first script puts on the document. */
export const { readLanguage, useLanguage, chooseLanguage } = createLanguageStore({
  key: 'operator.language',
  fallback: 'en',
  isLanguage,
  directionOf,
});
