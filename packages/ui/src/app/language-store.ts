import { useSyncExternalStore } from 'react';

type LanguageRules<Language extends string> = {
  /** The name under which the device stores the chosen language. */
  readonly key: string;
  readonly fallback: Language;
  readonly isLanguage: (tag: string | undefined) => tag is Language;
  readonly directionOf: (language: Language) => 'ltr' | 'rtl';
};

/** The language of an application: its first script puts it on the document, its users choose another one. */
export function createLanguageStore<Language extends string>(rules: LanguageRules<Language>) {
  const { key, fallback, isLanguage, directionOf } = rules;
  const changes = new EventTarget();
  const subscribe = (listener: () => void) => {
    changes.addEventListener('change', listener);
    return () => changes.removeEventListener('change', listener);
  };
  const readLanguage = (): Language => {
    const { lang } = document.documentElement;
    return isLanguage(lang) ? lang : fallback;
  };
  return {
    readLanguage,
    /** The same for a component, which is rendered again when another language is chosen. */
    useLanguage: (): Language => useSyncExternalStore(subscribe, readLanguage),
    /** Chooses the language and stores it on the device. */
    chooseLanguage(language: Language): void {
      localStorage.setItem(key, language);
      document.documentElement.lang = language;
      document.documentElement.dir = directionOf(language);
      changes.dispatchEvent(new Event('change'));
    },
  };
}
