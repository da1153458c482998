import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { problem } from '#app/http/problem.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes at a time: each keeps a thread busy and 19 MiB full. */
const atOnce = 2;
/** Hashes waiting beyond this would answer nobody in time. */
const maxWaiting = 200;
const limit = pLimit(atOnce);

/** Hashes a password with argon2id (about 10 ms). Throws unavailable where too many wait. */
export const hashPassword = (password: string): Promise<string> => inQueue(() => hash(oneForm(password), cost));

/**
 * Whether a password is the hashed one. Takes as long for an account that does not exist or has no password (`stored`
 * null or undefined). Throws unavailable where too many wait.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await unknownUser);
  const matches = await inQueue(() => verify(against, oneForm(password)));
  return stored !== null && stored !== undefined && matches;
}

const unknownUser = hash(crypto.randomUUID(), cost);

function inQueue<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= maxWaiting) throw problem('unavailable', { retryAfter: 2 });
  return limit(work);
}

/** Two keyboards may write the same letters in different code points. */
const oneForm = (password: string): string => password.normalize('NFKC');
