import { timingSafeEqual } from 'node:crypto';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { plainCode } from '#app/secrets/one-time-codes.ts';
import { codeTries } from './code-rules.ts';
import { countTry, lockCode } from './phone-code-queries.ts';
import { digitsOfCode } from './request-code.ts';

/** A code as somebody typed it; `userId` is whose it must be, null for a visitor's. */
type TypedCode = { readonly id: string; readonly userId: number | null; readonly typed: string };

/**
 * Tries a code under its lock, so that guesses at once are counted one after the other. A right one stays until it is
 * deleted; a wrong one is counted, which the transaction must commit.
 */
export async function tryCode(deps: Deps, tx: Database, { id, userId, typed }: TypedCode) {
  const found = await lockCode(tx, { id, userId }, toDate(deps.clock.now()));
  if (!found || found.tries >= codeTries) return { isRight: false, triesLeft: 0 } as const;
  const digits = Buffer.from(await digitsOfCode(deps, found));
  const given = Buffer.from(plainCode(typed));
  if (given.length === digits.length && timingSafeEqual(given, digits)) {
    return { isRight: true, id: found.id, phone: found.phone } as const;
  }
  await countTry(tx, found.id);
  return { isRight: false, triesLeft: codeTries - found.tries - 1 } as const;
}
