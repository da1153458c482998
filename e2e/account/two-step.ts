import { type APIRequestContext, expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Newcomer } from '../accounts.ts';

/** The code that an app shows now, or `later` half minutes from now: each works only once. */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

/** Switches the two-step login of somebody on, by the API; gives the secret, the code it took, and the recovery codes. */
export async function switchOnSecondFactor(
  request: APIRequestContext,
  { token, password }: Pick<Newcomer, 'token'> & { readonly password: string | null },
  api = '/api',
): Promise<{ secret: string; usedCode: string; recoveryCodes: string[] }> {
  const headers = { authorization: `Bearer ${token}` };
  const shown = await request.post(`${api}/second-factor/setups`, { headers, data: { password } });
  const { secret } = (await shown.json()) as { secret: string };
  const usedCode = codeOf(secret);
  const on = await request.post(`${api}/second-factor`, { headers, data: { code: usedCode } });
  expect(on.status()).toBe(201);
  return { secret, usedCode, recoveryCodes: ((await on.json()) as { recovery_codes: string[] }).recovery_codes };
}
