import { type Locale, localeOf } from '@tajmeelspot/language/locale.ts';
import { readNumbersAndTime, useNumbersAndTime } from '@tajmeelspot/ui/numbers/numbers-store.ts';
import { readLanguage, useLanguage } from './language.ts';

/** The language on screen with the digits and the clock that the device has chosen. */
export const useLocale = (): Locale => localeOf(useLanguage(), useNumbersAndTime());

/** The same outside of a component. */
export const readLocale = (): Locale => localeOf(readLanguage(), readNumbersAndTime());
