import { directionOf, isLanguage, type Language } from '@tajmeelspot/language/languages.ts';
import { useSyncExternalStore } from 'react';

const key = 'dashboard.language';
const changed = new EventTarget();

/** The language of the dashboard, which index.html has put on the document. */
export function readLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

/** The same for a part, which is shown again when another is chosen. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, readLanguage);

/** Chooses the language and keeps it for the next visit. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(key, language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  changed.dispatchEvent(new Event('change'));
}

function subscribe(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}
