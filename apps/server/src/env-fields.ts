import * as z from 'zod';

/** Codes and secrets travel there: without TLS only to a stand-in on this very machine. */
export function providerUrl() {
  const isSafe = (url: string) => {
    const { protocol, hostname } = URL.parse(url) ?? {};
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname ?? ''));
  };
  return z
    .string()
    .refine(isSafe, 'must begin with https://')
    .transform((url) => url.replace(/\/$/, ''));
}

/** The address of a PostgreSQL, which may be left out. */
export const databaseUrl = () =>
  z
    .string()
    .regex(/^postgres(ql)?:\/\/./, 'must begin with postgres://')
    .optional();

/** Whether a host name, as addresses spell it, means the machine itself. */
export const isLoopback = (hostname: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** A whole number in a range. */
export function wholeNumber(least: number, max: number) {
  const message = `must be a whole number from ${least} to ${max}`;
  return z.coerce.number(message).int(message).min(least, message).max(max, message);
}
