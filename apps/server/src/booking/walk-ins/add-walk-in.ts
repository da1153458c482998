import type { OverrideKind } from '@tajmeelspot/contract/booking/overrides.ts';
import { createHash } from 'node:crypto';
import { findPublishedTreatments } from '#app/catalog/catalog.ts';
import { type Database, toDate, retryOnConflict } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { toE164 } from '#app/identity/identity.ts';
import { requireMember, lockSchedule, runsVenue } from '#app/venues/venues.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { insertBooking, type NewBookingItem } from '../place/placing-queries.ts';
import {
  minuteOf,
  dateAt,
  findNearSlots,
  type RequestedItem,
  maxPlans,
  type BookingPlan,
  itemTimeOf,
  planBooking,
  type PlanInput,
} from '#app/availability/availability.ts';
import {
  findWalkInByKey,
  findWalkInClient,
  insertNumberlessClient,
  lockKey,
  listTreatmentsOfVenue,
  recordOverride,
} from './walk-in-queries.ts';
import { priceAt } from '../rules.ts';
import { updateCheckIn } from '../lifecycle/booking-state-queries.ts';
import { expireOverlapping } from '../lifecycle/change-status.ts';

/** A walk-in, as the contract parsed it. */
type AddWalkInInput = {
  treatment_id: number;
  employee_id?: number | null | undefined;
  customer_name: string;
  customer_phone?: string | null | undefined;
  client_id?: number | null | undefined;
  adds_client?: boolean | undefined;
  booking_date?: string | undefined;
  time?: string | undefined;
  notes?: string | null | undefined;
  home_address?: string | null | undefined;
  override?: readonly OverrideKind[] | undefined;
};

/** How many days ago a walk-in may have come: a device that was offline sends it later. */
const daysBack = 7;

/** The treatments of an own venue; for staff, those that they give. Throws not_found. */
export async function listVenueTreatments(deps: Deps, actor: MemberActor, venueId: number) {
  const { employeeId } = await requireMember(deps, actor, venueId);
  return listTreatmentsOfVenue(deps.db, actor.language, venueId, employeeId);
}

/**
 * Adds a booking for a walk-in and gives its id. It is confirmed, at the present price, in the venue's hours and in
 * free time of the employee; the rules for bookings on the site (lead time, horizon, grid, limits a day) do not bind
 * it, and owner and manager place it over the others (`override`). Throws not_found, invalid, slot_taken (with the
 * nearest free slots), override_needed, key_reused, in_progress, unavailable.
 */
export async function addWalkIn(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: AddWalkInInput,
  key: string | undefined,
) {
  const { employeeId: own } = await requireMember(deps, actor, venueId);
  // Staff add walk-ins to their own calendar only.
  if (own !== null && (input.employee_id ?? own) !== own) throw invalid({ employee_id: ['not_offered'] });
  const employee = own ?? input.employee_id;
  const request = {
    idempotency_key: key ?? null,
    request_hash: createHash('sha256').update(JSON.stringify(input)).digest(),
  };
  // Checked first: a repeated request gives its booking, even where the treatment is no longer offered.
  const twin = await findSameWalkIn(deps.db, venueId, request);
  if (twin !== undefined) return twin;
  const client = await readClient(deps.db, venueId, input);
  for (let tries = 1; tries <= maxPlans; tries++) {
    const id = await planAndInsert(
      deps,
      actor,
      venueId,
      { ...input, employee_id: employee },
      { ...request, ...client },
    );
    if (id !== 'outdated') return id;
  }
  throw problem('unavailable', { retryAfter: 1 });
}

type WalkInKey = Pick<NewBookingItem, 'idempotency_key' | 'request_hash'>;

/** The booking that the same request has added under its key. Throws key_reused where another request used the key. */
async function findSameWalkIn(db: Database, venueId: number, { idempotency_key: key, request_hash: hash }: WalkInKey) {
  const found = key === null ? undefined : await findWalkInByKey(db, venueId, key);
  if (found && !(hash && found.request_hash?.equals(hash))) throw problem('key_reused');
  return found?.id;
}

function readPhone(written: string | null | undefined): string | null {
  if (!written) return null;
  const phone = toE164(written);
  if (phone === undefined) throw invalid({ customer_phone: ['invalid_phone'] });
  return phone;
}

/** The file that was chosen, and the number that was given, else the file's own. Throws invalid. */
async function readClient(db: Database, venueId: number, { client_id: id, customer_phone: written }: AddWalkInInput) {
  const phone = readPhone(written);
  if (!id) return { customer_phone: phone };
  const client = await findWalkInClient(db, venueId, id);
  if (!client) throw invalid({ client_id: ['not_offered'] });
  return { customer_phone: phone ?? client.phone, client_id: client.id };
}

type WalkInEntry = WalkInKey & Pick<NewBookingItem, 'customer_phone' | 'client_id'>;

async function planAndInsert(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: AddWalkInInput,
  given: WalkInEntry,
) {
  const item = await readTreatment(deps, venueId, input);
  if (input.home_address?.trim() && !item.treatment.isAtHome) throw invalid({ home_address: ['not_offered'] });
  const mayOverride = async () => runsVenue((await requireMember(deps, actor, venueId)).role);
  const override = { kinds: input.override ?? [], mayOverride };
  const when = { ...whenOf(deps, input), isByVenue: true, daysBack };
  const booking: PlanInput = { items: [item], preferences: {}, ...when, override };
  const plan = await planBooking(deps, booking);
  for (const [assignment] of plan.candidates) {
    if (!assignment) continue;
    const row = toRow(deps, { input, item, plan, given }, assignment.employeeId);
    const isKept = input.adds_client === true && row.customer_phone === null && row.client_id === undefined;
    const walkIn = { row, isKept, overrode: plan.overrode };
    const id = await retryOnConflict(() => tryToInsert(deps, actor, walkIn, item.treatment.scheduleVersion));
    if (id !== undefined) return id;
  }
  throw problem('slot_taken', { body: { near: await findNearSlots(deps, booking, plan.minute) } });
}

/** The treatment, which must be of the venue, with its employee. Throws invalid. */
async function readTreatment(
  { db }: Deps,
  venueId: number,
  { treatment_id: id, employee_id: employee }: AddWalkInInput,
): Promise<RequestedItem> {
  const [treatment] = await findPublishedTreatments(db, [id]);
  if (!treatment || treatment.venueId !== venueId) throw invalid({ treatment_id: ['not_offered'] });
  return { treatment, employeeId: employee ?? undefined };
}

/** The time of the input, else now, rounded down to five minutes. Throws invalid where only date or time is given. */
function whenOf({ clock }: Deps, { booking_date: date, time }: AddWalkInInput): { date: string; time: string } {
  if (date !== undefined && time !== undefined) return { date, time };
  if (date !== undefined || time !== undefined)
    throw invalid({ [date === undefined ? 'booking_date' : 'time']: ['required'] });
  return inBaghdad(Math.floor(clock.now().epochMilliseconds / 300_000) * 300_000);
}

type WalkInParts = { input: AddWalkInInput; item: RequestedItem; plan: BookingPlan; given: WalkInEntry };

function toRow(deps: Deps, { input, item, plan, given }: WalkInParts, employeeId: number): NewBookingItem {
  const now = toDate(deps.clock.now());
  const [price] = priceAt([item], undefined, deps.clock.now()) ?? [];
  return {
    ...itemTimeOf(item, { employeeId, minute: plan.minute }),
    ...given,
    venue_id: item.treatment.venueId,
    service_id: item.treatment.serviceId,
    treatment_id: item.treatment.treatmentId,
    customer_id: null,
    origin: 'venue',
    customer_name: input.customer_name,
    notes: input.notes ?? '',
    home_address: input.home_address?.trim() || null,
    treatment_title: item.treatment.title,
    price_iqd: price?.price ?? 0,
    price_trail: price?.trail ?? { list_price: 0, discount_percent: 0, coupon_percent: 0, rounding: 0 },
    coupon_code: null,
    for_woman: false,
    for_other: false,
    female_staff: false,
    status: 'confirmed',
    answer_by: dateAt(Math.max(plan.minute, minuteOf(deps.clock.now()))),
    agreed_at: now,
    created_at: now,
  };
}

/** A walk-in, whether a file is made although there is no number, and what of the venue's rules it is placed over. */
type NewWalkIn = {
  readonly row: NewBookingItem;
  readonly isKept: boolean;
  readonly overrode: OverrideKind[] | undefined;
};

/** Inserts the row unless the schedule changed meanwhile ('outdated'); undefined where the time is taken. */
async function tryToInsert(deps: Deps, actor: MemberActor, { row, isKept, overrode }: NewWalkIn, version: number) {
  const { venue_id: venueId, idempotency_key: key } = row;
  return deps.db.transaction().execute(async (tx): Promise<number | 'outdated' | undefined> => {
    if ((await lockSchedule(tx, venueId)) !== version) return 'outdated';
    if (key !== null && !(await lockKey(tx, venueId, key))) throw problem('in_progress', { retryAfter: 1 });
    const twin = await findSameWalkIn(tx, venueId, row);
    if (twin !== undefined) return twin;
    await expireOverlapping(deps, tx, venueId, row);
    const client = isKept && {
      client_id: await insertNumberlessClient(tx, venueId, row.customer_name, row.created_at),
    };
    const id = await insertBooking(tx, [{ ...row, ...client }], { verb: 'walk_in', actorId: actor.member.id });
    if (id === undefined) return undefined;
    if (overrode) await recordOverride(tx, venueId, id, overrode);
    // Who is entered for a time that has begun stands there already.
    if (row.starts_at <= row.created_at) await updateCheckIn(tx, { venue_id: venueId, id }, row.starts_at);
    deps.changes.publish([`times-${venueId}`]);
    return id;
  });
}
