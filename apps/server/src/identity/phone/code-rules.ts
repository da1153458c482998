import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { toE164 } from '../phone-rules.ts';

/** How long a code works, how often it is tried, and how soon another one may be asked for. */
export const codeMinutes = 10;
export const codeTries = 5;
export const resendSeconds = 30;

/** The six digits of what only the installation can derive. */
export const digitsOf = (derived: Buffer): string => String(derived.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');

/**
 * A mobile number of one of the countries as E.164, however it is written; undefined for any other. Fixed lines and numbers
 * that cost their caller, or us, get no codes.
 */
export function toMobile(written: string, countries: readonly string[]): string | undefined {
  const found = parsePhoneNumberFromString(toE164(written) ?? '');
  const isServed = found?.isValid() === true && countries.includes(found.country ?? '');
  return isServed ? found.number : undefined;
}
