import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * A phone number as people write it ('٠٧٧٠ ١٢٣ ٤٥٦٧', '00964 770…', '770 1234567'), as E.164; undefined where it is
 * none. Without a country it is Iraqi.
 */
export function toE164(written: string): string | undefined {
  // Some keyboards put direction marks between the digits.
  const text = written.replace(/\p{Cf}/gu, '').trim();
  if (!/^[+＋]?[\p{Nd}\s().\-/–]+$/u.test(text)) return undefined;
  const found = parsePhoneNumberFromString(
    text.replace(/^(\s*\(?)(00|٠٠|۰۰)(?=[\p{Nd}\s]*964|[\p{Nd}\s]*٩٦٤|[\p{Nd}\s]*۹۶۴)/u, '$1+'),
    'IQ',
  );
  return found?.isValid() ? found.number : undefined;
}
