import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '#app/env.ts';

type SealingEnv = Pick<Env, 'dataDir' | 'secretKey'>;

const nonceBytes = 12;
const tagBytes = 16;

/** Seals a text with the key of the installation (AES-256-GCM), so that a copy of the database tells nothing. */
export async function seal(env: SealingEnv, text: string): Promise<Buffer> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(env), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Opens what was sealed. Throws where it was sealed with another key or changed since. */
export async function unseal(env: SealingEnv, sealed: Buffer): Promise<string> {
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(env), sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return decipher.update(sealed.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

/** What only this installation can reckon from a text (HMAC-SHA-256), the same at each time. */
export async function derive(env: SealingEnv, text: string): Promise<Buffer> {
  const key = Buffer.from(hkdfSync('sha256', await keyOf(env), '', 'deriving', 32));
  return createHmac('sha256', key).update(text).digest();
}

const keys = new WeakMap<SealingEnv, Promise<Buffer>>();

/** Read once; a key that could not be read is asked for again. */
function keyOf(env: SealingEnv): Promise<Buffer> {
  const known = keys.get(env);
  if (known) return known;
  const read = readSecret(env).then((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'sealing', 32)));
  read.catch(() => keys.delete(env));
  keys.set(env, read);
  return read;
}

async function readSecret({ secretKey, dataDir }: SealingEnv): Promise<string> {
  if (secretKey !== undefined) return secretKey;
  const file = path.resolve(dataDir, 'secret-key');
  await mkdir(path.dirname(file), { recursive: true });
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return known;
  const own = `${file}.${process.pid}`;
  await writeFile(own, randomBytes(32).toString('base64url'), { mode: 0o600 });
  // Of two processes that begin at once the first gives the name to its own, and both read what has the name then.
  await link(own, file).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await rm(own);
  return readFile(file, 'utf8');
}
