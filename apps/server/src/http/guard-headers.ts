import type { Env } from '#app/env.ts';

/** The headers that guard every answer, whatever it is; `policy` is its Content-Security-Policy. */
export const guardHeaders = (env: Env, policy: string): Record<string, string> => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': policy.includes('frame-ancestors *') ? 'cross-origin' : 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  ...(env.origin?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});

/** Policy of a file: it is shown, it never acts. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
