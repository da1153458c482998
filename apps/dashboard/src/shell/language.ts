import { directionOf, isLanguage } from '@tajmeelspot/language/languages.ts';
import { createLanguageStore } from '@tajmeelspot/ui/app/language-store.ts';

/** The language of the dashboard, which the first script puts on the document. */
export const { readLanguage, useLanguage, chooseLanguage } = createLanguageStore({
  key: 'dashboard.language',
  fallback: 'en',
  isLanguage,
  directionOf,
});
