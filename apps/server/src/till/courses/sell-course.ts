import type { PaymentPart } from '@tajmeelspot/contract/till/money.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { todayAt } from '#app/availability/availability.ts';
import { lockShownClient } from '#app/clients/clients.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { requireManager } from '#app/venues/venues.ts';
import { findRecorded, recordTransaction, toKeyed } from '../ledger/record-transaction.ts';
import { lockTill } from '../ledger/ledger-queries.ts';
import { lockPlan } from './course-plan-queries.ts';
import { findCourseOfTransaction, insertCourse } from './course-queries.ts';
import { lastDayOf, sellCourseFor } from './course-rules.ts';

type SellCourseInput = {
  readonly plan_id: number;
  readonly price_iqd: number;
  readonly parts: readonly PaymentPart[];
  readonly device_at?: string | undefined;
};

/**
 * Sells a course to a client by its present terms, paid whole, in parts or not yet; gives its id. The same request again
 * changes nothing. Throws not_found, invalid, bill_changed, key_reused.
 */
export async function sellCourse(
  deps: Deps,
  actor: MemberActor,
  { venueId, clientId }: { readonly venueId: number; readonly clientId: number },
  input: SellCourseInput,
  key: string,
): Promise<number> {
  await requireManager(deps, actor, venueId);
  const request = toKeyed(key, 'course', clientId, input);
  const id = await deps.db.transaction().execute(async (tx) => {
    // The lock of the file puts the same request, sent twice at once, in a row.
    const client = await lockShownClient(tx, venueId, clientId);
    if (client === undefined) throw problem('not_found');
    const recorded = await findRecorded(tx, venueId, request);
    if (recorded !== undefined) return (await findCourseOfTransaction(tx, venueId, recorded)) ?? 0;
    const plan = await lockPlan(tx, venueId, input.plan_id);
    if (!plan) throw invalid({ plan_id: ['not_offered'] });
    const { id: planId, valid_months: months, ...terms } = plan;
    if (terms.price_iqd !== input.price_iqd) throw changedPrice(actor, terms.price_iqd);
    const sold = sellCourseFor(terms.price_iqd, input.parts);
    if (sold === 'parts') throw invalid({ parts: ['more_than_owed'] });
    await lockTill(tx, venueId, false);
    const now = deps.clock.now();
    const soldOn = todayAt(now).toString();
    const days = { sold_on: soldOn, expires_on: lastDayOf(soldOn, months), created_at: toDate(now) };
    const courseId = await insertCourse(tx, {
      ...terms,
      ...days,
      venue_id: venueId,
      plan_id: planId,
      client_id: client,
    });
    const entry = { venueId, kind: 'sale', courseId, request, deviceAt: input.device_at } as const;
    await recordTransaction(deps, tx, actor, { ...entry, ...sold });
    return courseId;
  });
  deps.changes.publish([`bookings-${venueId}`]);
  return id;
}

const changedPrice = ({ locale }: MemberActor, price: number) =>
  problem('bill_changed', { body: { price }, values: { price: formatMoney(locale, price) } });
