import type { DifferenceReason } from '@tajmeelspot/contract/till/till-names.ts';
import type { NoteCounts } from '@tajmeelspot/contract/till/till-days.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { requireManager } from '#app/venues/venues.ts';
import { insertNote, insertTransaction, lockTill, sumDrawer } from '../ledger/ledger-queries.ts';
import { insertSeal } from './day-queries.ts';
import { worthOf } from './day-rules.ts';

type SealDayInput = {
  readonly day: string;
  readonly counts: NoteCounts;
  readonly reason?: DifferenceReason | null | undefined;
  readonly note?: string | null | undefined;
};

/** Closes a day of an own venue with the cash that was counted. Throws not_found, invalid, day_sealed. */
export async function sealDay(deps: Deps, actor: MemberActor, venueId: number, input: SealDayInput) {
  const { day } = input;
  await requireManager(deps, actor, venueId);
  if (day > inBaghdad(deps.clock.now().epochMilliseconds).date) throw invalid({ day: ['future_date'] });
  await deps.db.transaction().execute(async (tx) => {
    const sealed = await lockTill(tx, venueId, true);
    if (sealed !== null && day <= sealed) throw problem('day_sealed');
    const expected = await sumDrawer(tx, venueId, day);
    const counted = worthOf(input.counts);
    if (counted !== expected) {
      if (!input.reason) throw invalid({ reason: ['difference_unexplained'] });
      await recordDifference(deps, tx, actor, { venueId, more: counted - expected, input });
    }
    await insertSeal(tx, {
      venue_id: venueId,
      day,
      counts: JSON.stringify(input.counts),
      counted_iqd: counted,
      expected_iqd: expected,
      reason: counted === expected ? null : (input.reason ?? null),
      sealed_at: toDate(deps.clock.now()),
      sealed_by: actor.member.id,
    });
  });
}

type Difference = {
  readonly venueId: number;
  readonly more: number;
  readonly input: SealDayInput;
};

async function recordDifference(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  { venueId, more, input }: Difference,
): Promise<void> {
  const now = toDate(deps.clock.now());
  const row = {
    venue_id: venueId,
    kind: 'difference' as const,
    booking_id: null,
    course_id: null,
    reverses_id: null,
    day: input.day,
    is_late: false,
    device_at: now,
    entered_at: now,
    entered_by: actor.member.id,
    reason: input.reason ?? null,
    change_iqd: 0,
    idempotency_key: null,
    request_hash: null,
  };
  const empty = { item_id: null, employee_id: null, product_id: null, pieces: null };
  const id = await insertTransaction(tx, row, [
    { account: 'cash', amount_iqd: more, ...empty },
    { account: 'difference', amount_iqd: -more, ...empty },
  ]);
  if (id !== undefined && input.note) await insertNote(tx, venueId, id, input.note);
}
