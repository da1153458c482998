import { type Locale, localeOf } from '@tajmeelspot/language/locale.ts';
import { useNumbersAndTime } from '@tajmeelspot/ui/numbers/numbers-store.ts';
import { useLanguage } from './language.ts';

/** The language on screen with the digits and the clock that the device has chosen. */
export const useLocale = (): Locale => localeOf(useLanguage(), useNumbersAndTime());
