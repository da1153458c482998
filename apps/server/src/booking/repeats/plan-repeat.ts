import type { RepeatOccurrence, RepeatStart } from '@tajmeelspot/contract/booking/repeats.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import {
  type Assignment,
  dateAt,
  findNearSlots,
  itemTimeOf,
  minuteOf,
  planBooking,
  type PlanInput,
  readItems,
  type RequestedItems,
  requireOneVenue,
  zone,
} from '#app/availability/availability.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, Problem, problem } from '#app/http/problem.ts';
import { requireMember } from '#app/venues/venues.ts';
import type { NewBookingItems } from '../place/booking-rows.ts';
import type { NewBookingItem } from '../place/placing-queries.ts';
import { priceAt, statusAt } from '../rules.ts';
import { listRepeatedRows, type RepeatedRow } from './repeat-queries.ts';

/** A booking that is repeated: whose, what and with whom. */
export type RepeatedBooking = {
  readonly first: RepeatedRow;
  readonly items: RequestedItems;
  readonly isTogether: boolean;
  /** Its start, as the venue reads it. */
  readonly start: RepeatStart;
};

/** A start with the rows to try in their order, or what stands against it. */
export type PlannedStart = {
  readonly start: RepeatStart;
  readonly collides: RepeatOccurrence['collides'];
  readonly candidates: readonly NewBookingItems[];
};

/** The booking that is repeated, by who may book for all who give it. Throws not_found, not_possible, invalid. */
export async function readRepeated(deps: Deps, actor: MemberActor, id: number): Promise<RepeatedBooking> {
  const rows = await listRepeatedRows(deps.db, actor.member.id, id);
  const [first] = rows;
  if (!first) throw problem('not_found');
  const { employeeId: own } = await requireMember(deps, actor, first.venue_id);
  const status = statusAt(first, deps.clock.now());
  if (status !== 'confirmed' && status !== 'completed') throw problem('not_possible', { body: { status } });
  if (own !== null && rows.some(({ employee_id: employee }) => employee !== own))
    throw invalid({ employee_id: ['not_offered'] });
  const asked = rows.flatMap(({ treatment_id: treatmentId, employee_id: employeeId }) =>
    treatmentId === null ? [] : [{ treatmentId, employeeId }],
  );
  if (asked.length < rows.length) throw invalid({ items: ['not_offered'] });
  const items = requireOneVenue(await readItems(deps, asked));
  const { date, time } = inBaghdad(first.starts_at.getTime());
  const isTogether = rows.length > 1 && rows.every((row) => row.starts_at.getTime() === first.starts_at.getTime());
  return { first, items, isTogether, start: { booking_date: date, time } };
}

const toPlanInput = ({ items, isTogether, first }: RepeatedBooking, start: RepeatStart): PlanInput => ({
  items,
  isTogether,
  preferences: { isForWoman: first.for_woman, needsFemaleStaff: first.female_staff },
  date: start.booking_date,
  time: start.time,
  isByVenue: true,
});

/** Plans one start by the venue's own rules, those of leave and hours among them. */
export async function planStart(deps: Deps, repeated: RepeatedBooking, start: RepeatStart): Promise<PlannedStart> {
  try {
    const { candidates } = await planBooking(deps, toPlanInput(repeated, start));
    return { start, collides: null, candidates: candidates.map((candidate) => toRows(deps, repeated, candidate)) };
  } catch (error) {
    // The engine says by the field that it refuses what stands against a time.
    const fields = error instanceof Problem && error.code === 'invalid' ? error.details.fields : undefined;
    if (!fields) throw error;
    return { start, collides: collisionOf(fields), candidates: [] };
  }
}

const collisionOf = ({ booking_date: day }: NonNullable<Problem['details']['fields']>) =>
  day?.includes('too_far') ? 'too_far' : day?.includes('past_date') ? 'past' : 'closed';

/** The nearest free starts of one that collides; none where no day near it can be booked. */
export async function findNearStarts(deps: Deps, repeated: RepeatedBooking, { start, collides }: PlannedStart) {
  if (collides === null || collides === 'too_far' || collides === 'past') return [];
  const moment = Temporal.PlainDateTime.from(`${start.booking_date}T${start.time}`).toZonedDateTime(zone).toInstant();
  return findNearSlots(deps, toPlanInput(repeated, start), minuteOf(moment));
}

/** The rows of a repeated booking, at the prices of this moment. */
function toRows(deps: Deps, { first, items }: RepeatedBooking, candidate: readonly Assignment[]): NewBookingItems {
  const now = toDate(deps.clock.now());
  const prices = priceAt(items, undefined, deps.clock.now()) ?? [];
  const begins = Math.min(...candidate.map(({ minute }) => minute));
  const toRow = (assignment: Assignment, index: number): NewBookingItem[] => {
    const item = items[index];
    const price = prices[index];
    if (!item || !price) return [];
    return [
      {
        ...itemTimeOf(item, assignment),
        venue_id: first.venue_id,
        service_id: item.treatment.serviceId,
        treatment_id: item.treatment.treatmentId,
        treatment_title: item.treatment.title,
        customer_id: first.customer_id,
        client_id: first.client_id,
        origin: first.origin,
        customer_name: first.customer_name,
        customer_phone: first.customer_phone,
        home_address: first.home_address,
        for_woman: first.for_woman,
        for_other: first.for_other,
        female_staff: first.female_staff,
        notes: '',
        price_iqd: price.price,
        price_trail: price.trail,
        coupon_code: null,
        status: 'confirmed',
        answer_by: dateAt(Math.max(begins, minuteOf(deps.clock.now()))),
        agreed_at: now,
        created_at: now,
        idempotency_key: null,
        request_hash: null,
      },
    ];
  };
  return candidate.flatMap(toRow) as unknown as NewBookingItems;
}
