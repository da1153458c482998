import { hash, verify } from '@node-rs/argon2';
import { hashing } from '#app/admission/machine-work.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id (about 10 ms). Throws unavailable where too many wait. */
export const hashPassword = (password: string): Promise<string> => hashing.run('', () => hash(oneForm(password), cost));

/**
 * Whether a password is the hashed one. Takes as long for an account that does not exist or has no password (`stored`
 * null or undefined). Throws unavailable where too many wait.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await unknownUser);
  const matches = await hashing.run('', () => verify(against, oneForm(password)));
  return stored !== null && stored !== undefined && matches;
}

const unknownUser = hash(crypto.randomUUID(), cost);

/** Two keyboards may write the same letters in different code points. */
const oneForm = (password: string): string => password.normalize('NFKC');
