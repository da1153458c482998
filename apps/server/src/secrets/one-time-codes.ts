import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** What every app for codes understands: six digits of HMAC-SHA-1, anew every 30 s (RFC 6238). */
const settings = { issuer: 'TajmeelSpot', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A new secret for an app, 160 random bits in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an app reads from a picture. */
export const addressOfSecret = (secret: string, label: string): string =>
  new TOTP({ ...settings, label, secret: Secret.fromBase32(secret) }).toString();

/** The time step that a code belongs to, the one before or after now included; undefined where it is wrong. */
export function stepOf(secret: string, code: string, now: Temporal.Instant): number | undefined {
  const token = plainCode(code);
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token, timestamp: now.epochMilliseconds, window: 1 });
  return delta === null ? undefined : Math.floor(now.epochMilliseconds / 1000 / settings.period) + delta;
}

/** As keyboards of any language write them, with or without a space in the middle. */
export const plainCode = (code: string): string =>
  code
    .replaceAll(/\s/g, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes for the day on which the app is lost, each of 79 random bits in groups of four. */
export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, newRecoveryCode);

function newRecoveryCode(): string {
  // Bytes from 248 on would make some letters likelier than others.
  const bytes = [...randomBytes(64)].filter((byte) => byte < 248).slice(0, 16);
  const text = bytes.map((byte) => letters[byte % letters.length]).join('');
  return (text.match(/.{4}/g) ?? []).join('-');
}

/** A recovery code as it is hashed, however it was typed. */
export const plainRecoveryCode = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
