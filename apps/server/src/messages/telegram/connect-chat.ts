import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { hostOf } from '#app/env.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { lockAgainstEnding, requireOpenSession } from '#app/identity/identity.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import * as queries from './telegram-queries.ts';

/** How long a link works, minutes. */
const linkMinutes = 15;

/** Issues the link that opens the bot and connects its chat with the caller. Throws channel_not_offered, unauthenticated. */
export async function createTelegramLink(deps: Deps, actor: MemberActor) {
  const { telegram, isDemo } = deps.env;
  if (!telegram && isDemo) return connectStoredChat(deps, actor);
  if (!telegram) throw problem('channel_not_offered');
  const token = newToken();
  const expiresAt = deps.clock.now().add({ minutes: linkMinutes });
  await deps.db.transaction().execute(async (tx) => {
    await requireOpenSession(tx, actor);
    const given = { user_id: actor.member.id, token_hash: hashToken(token), expires_at: toDate(expiresAt) };
    await queries.replaceTelegramLink(tx, given);
  });
  return { url: `https://t.me/${telegram.botName}?start=${token}`, expiresAt };
}

/** A demo without a bot has a chat for everybody, which is read where messages are stored. */
async function connectStoredChat(deps: Deps, actor: MemberActor) {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    await requireOpenSession(tx, actor);
    const chat = { user_id: actor.member.id, chat_id: `demo-${actor.member.id}`, created_at: toDate(now) };
    await queries.replaceTelegramChat(tx, chat);
  });
  return { url: `${hostOf(deps.env)}/dev/messages`, expiresAt: now };
}

/** Ends the messages to the chat of the caller. */
export const removeTelegramChat = (deps: Deps, { member }: MemberActor): Promise<void> =>
  deps.db.transaction().execute((tx) => queries.deleteTelegramOf(tx, member.id));

/** Connects a chat with the account of a link, which is used up; false where the link works no more. */
export async function connectChat(deps: Deps, chatId: string, token: string): Promise<boolean> {
  const tokenHash = hashToken(token);
  const now = toDate(deps.clock.now());
  return deps.db.transaction().execute(async (tx) => {
    const link = await queries.findTelegramLink(tx, tokenHash, now);
    if (!link) return false;
    // Whatever ends access to the account waits, or has taken the link before.
    await lockAgainstEnding(tx, link.user_id);
    if (!(await queries.takeTelegramLink(tx, tokenHash))) return false;
    await queries.replaceTelegramChat(tx, { user_id: link.user_id, chat_id: chatId, created_at: now });
    return true;
  });
}
