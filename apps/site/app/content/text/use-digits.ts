import { digitsOfText } from '@tajmeelspot/language/text-digits.ts';
import { useLocale } from '../../shell/locale.ts';

/** Writes the numbers of a text that somebody wrote with the digits that the device has chosen. */
export function useDigits(): (text: string) => string {
  const locale = useLocale();
  return (text) => digitsOfText(locale, text);
}
