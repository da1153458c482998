import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Headers of a user with a session of the dashboard for a day. A login would cost more than the measured calls. */
export async function signIn(client: pg.Client, userId: number): Promise<{ authorization: string }> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into sessions (token_hash, user_id, audience, created_at, last_used_at, expires_at, ends_at)
     values ($1, $2, 'vendor_dashboard', now(), now(), now() + interval '1 day', now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), userId],
  );
  return { authorization: `Bearer ${token}` };
}
