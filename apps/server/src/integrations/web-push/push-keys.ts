import type { Database } from '#app/database/connection.ts';
import type { Env } from '#app/env.ts';
import { seal, unseal } from '#app/secrets/sealing.ts';
import { findPushKeys, insertPushKeys } from './push-queries.ts';

/** The pair by which push services know this installation (VAPID, RFC 8292). */
export type VapidPair = { readonly publicKey: string; readonly privateKey: string };

const read = new WeakMap<Database, Promise<VapidPair>>();

/** The keys of the installation, the same in all its processes; made when they are first asked for. */
export function pushKeysOf(env: Env, db: Database): Promise<VapidPair> {
  const known = read.get(db);
  if (known) return known;
  const reading = readOrMake(env, db);
  read.set(db, reading);
  // The next one asks again.
  reading.catch(() => read.delete(db));
  return reading;
}

async function readOrMake(env: Env, db: Database): Promise<VapidPair> {
  const known = await findPushKeys(db);
  if (known) return open(env, known);
  const { generateVAPIDKeys } = (await import('web-push')).default;
  const made = generateVAPIDKeys();
  await insertPushKeys(db, { public_key: made.publicKey, sealed_private_key: await seal(env, made.privateKey) });
  const stored = await findPushKeys(db);
  if (!stored) throw new Error('the keys for web push were not stored');
  return open(env, stored);
}

const open = async (env: Env, row: { public_key: string; sealed_private_key: Buffer }): Promise<VapidPair> => ({
  publicKey: row.public_key,
  privateKey: await unseal(env, row.sealed_private_key),
});
