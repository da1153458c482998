import type { Deps } from '#app/deps.ts';
import { todayAt } from '#app/availability/availability.ts';
import { toDate } from '#app/database/connection.ts';
import { findSpent, listUndelivered } from './undelivered-queries.ts';

/** A request whose message has reached nobody for so long is shown to the operator, minutes. */
const lateMinutes = 10;

/** The open requests whose message has not reached their venue, and what messages have cost today. */
export async function listUndeliveredMessages(deps: Deps, language: string) {
  const now = deps.clock.now();
  const late = toDate(now.subtract({ minutes: lateMinutes }));
  const rows = await listUndelivered(deps.db, language, toDate(now), late);
  const spent = await findSpent(deps.db, todayAt(now).toString());
  const data = rows.map(({ created_at, answer_by, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    answer_by: answer_by.toISOString(),
  }));
  const cap = deps.env.messageDayCapIqd;
  return { data, spent_iqd: spent, cap_iqd: Number.isFinite(cap) ? cap : null };
}
