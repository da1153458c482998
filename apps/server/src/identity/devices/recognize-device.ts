import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import { recordAudit } from '../audit/audit.ts';
import { readerLocale } from '../preferences/reader-locale.ts';
import { familyOf } from '../sessions/device-rules.ts';
import * as queries from './device-queries.ts';

/** How many devices of an account are known, the last used ones. */
const maxDevices = 20;

/** How many emails about new devices an account gets in a day: who has the password must not fill a mailbox. */
const maxEmails = 5;

/** A device in which somebody has just logged in: what the database has of it, and the token that its browser stores. */
export type LoginDevice = { readonly hash: Buffer; readonly token: string };

/**
 * Knows a device again at a login, in the transaction that has locked the account, or writes to the user about a new one;
 * not about the first of an account. To be asked before the login changes in which language the user reads.
 */
export async function recognizeDevice(deps: Deps, tx: Database, actor: Actor, userId: number): Promise<LoginDevice> {
  const token = actor.device ?? newToken();
  const device = { hash: hashOf(userId, token), token };
  const now = toDate(deps.clock.now());
  const hadDevices = await queries.markHasDevices(tx, userId);
  if (await queries.touchDevice(tx, userId, device.hash, now)) return device;
  const given = { user_id: userId, device_hash: device.hash, created_at: now, last_used_at: now };
  await queries.insertDevice(tx, given, maxDevices);
  if (hadDevices) await announceDevice(deps, tx, actor, userId);
  return device;
}

/** Of account and token together: two accounts of a browser have nothing in common in the database. */
const hashOf = (userId: number, token: string): Buffer => hashToken(`${userId} ${token}`);

async function announceDevice(deps: Deps, tx: Database, actor: Actor, userId: number): Promise<void> {
  const dayAgo = toDate(deps.clock.now().subtract({ hours: 24 }));
  if ((await queries.countDeviceEmails(tx, userId, dayAgo)) >= maxEmails) return;
  await recordAudit(deps, tx, actor, { kind: 'new_device_announced', userId });
  const locale = readerLocale(await queries.findReader(tx, userId));
  await deps.outbox.add(tx, { kind: 'identity.new_device', userId, locale, ...familyOf(actor.userAgent) });
}
