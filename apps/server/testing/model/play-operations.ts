import { issueAttendanceToken, maintainBookings } from '#app/booking/booking.ts';
import { markAsked } from '#testing/bookings.ts';
import type { PlaceBookingBody } from '../bookings.ts';
import { frozenNow } from '../frozen.ts';
import type { TestServer } from '../harness.ts';
import { compareWithModel } from './compare-with-model.ts';
import type { ModelSetup, ModelTreatment, ModelVenue } from './model-setup.ts';
import type { ModelOperation } from './operations.ts';
import {
  assignmentsOf,
  countGranted,
  dateAndTime,
  expectOutcome,
  nth,
  nthEmployee,
  outcomeOf,
  type PlayContext,
  startAt,
} from './play-context.ts';
import * as model from './state.ts';
import { performStep } from './perform-step.ts';

/**
 * Applies the operations to the server and to the model. Rejects where the two differ, and where the database holds an
 * impossible booking. Counts in `counts` the operations that succeeded.
 */
export async function playOperations(
  server: TestServer,
  setup: ModelSetup,
  operations: readonly ModelOperation[],
  counts: Map<string, number>,
): Promise<void> {
  const { pool } = server.deps;
  await pool.query('delete from bookings where id > $1', [setup.since]);
  await pool.query(`delete from pgboss.job`);
  server.setClock(frozenNow);
  const state: model.ModelState = { now: frozenNow.epochMilliseconds, bookings: [] };
  const context: PlayContext = { server, setup, state, counts, last: undefined, keyCount: 0 };
  for (const operation of operations) {
    await perform(context, operation);
    await compareWithModel(context);
  }
}

async function perform(context: PlayContext, operation: ModelOperation): Promise<void> {
  const { server, state } = context;
  await markAsked(server);
  if (operation.kind === 'place') return place(context, operation);
  if (operation.kind === 'placeSeveral') return placeSeveral(context, operation);
  if (operation.kind === 'placeAgain') return placeAgain(context);
  if (operation.kind === 'step') return performStep(context, operation);
  if (operation.kind === 'confirmAttendance') return confirmAttendance(context, operation.booking);
  if (operation.kind === 'raisePrice') return raisePrice(context, operation.treatment);
  if (operation.kind === 'maintain') {
    await maintainBookings(server.deps);
    return model.maintain(state).forEach((what) => countGranted(context, what));
  }
  const minutes = operation.minutes * 60_000;
  const booking = operation.kind === 'waitFor' ? model.nthLast(state, operation.booking) : undefined;
  const limit =
    operation.kind === 'waitFor' && operation.what === 'answer' ? booking?.answerBy : booking && model.startOf(booking);
  state.now = limit === undefined ? state.now + minutes : Math.max(state.now, limit - minutes);
  server.setClock(Temporal.Instant.fromEpochMilliseconds(state.now));
}

async function place(context: PlayContext, operation: Extract<ModelOperation, { kind: 'place' }>): Promise<void> {
  const { venue, treatment } = nthTreatment(context.setup, operation.treatment);
  const startsAt = startAt(context.state, treatment, operation.time);
  if (startsAt === undefined) return;
  const employee = operation.employee === null ? null : nthEmployee(treatment, operation.employee);
  const { verdict, candidates } = model.holdVerdict(context.state, { venue, treatment, startsAt, employee });
  const time = { startsAt, minutes: treatment.minutes };
  const isBusy = verdict !== 'invalid' && model.isCustomerBusy(context.state, operation.customer, time);
  const isTooMuch = verdict !== 'invalid' && model.hasTooMany(context.state, operation.customer, venue.isAutomatic);
  const body = {
    service_id: treatment.serviceId,
    pricing_item_id: treatment.treatmentId,
    duration: treatment.minutes,
    price: await priceOf(context, treatment),
    employee_id: employee,
    ...dateAndTime(startsAt),
  };
  const data = await placeAndRecord(
    context,
    operation.customer,
    venue,
    body,
    isTooMuch ? ['too_many_open'] : [isBusy ? 'customer_busy' : verdict],
  );
  if (data && !candidates.includes(data.employee.id)) throw new Error(`booking ${data.id} went to a busy person`);
}

/** Places several treatments: exactly the offered slots can be booked. Other tests check which slots are offered. */
async function placeSeveral(
  context: PlayContext,
  operation: Extract<ModelOperation, { kind: 'placeSeveral' }>,
): Promise<void> {
  const venue = nth(context.setup.venues, operation.venue);
  const treatments = operation.treatments.map((n) => nth(venue.treatments, n));
  const startsAt = startAt(context.state, nth(treatments, 0), operation.time);
  if (startsAt === undefined) return;
  const time = dateAndTime(startsAt);
  // Every second one asks for all at the same time, by several employees.
  const isTogether = operation.time.start % 2 === 1;
  const query = {
    items: treatments.map(({ treatmentId }) => treatmentId).join(','),
    from: time.booking_date,
    days: '1',
    ...(isTogether ? { together: '1' as const } : {}),
  };
  const { duration, price, days } = (await context.server.client().listSelectionSlots({ query })).data;
  const isPublished = days[0]?.times.some((start) => start.time === time.time) ?? false;
  const isTooMuch = model.hasTooMany(context.state, operation.customer, venue.isAutomatic);
  const items = treatments.map(({ treatmentId }) => ({ pricing_item_id: treatmentId }));
  const body = { service_id: nth(treatments, 0).serviceId, items, duration, price, ...time, together: isTogether };
  const isBusy = model.isCustomerBusy(context.state, operation.customer, { startsAt, minutes: duration });
  const granted = isBusy ? 'customer_busy' : 'done';
  const expected = isPublished ? [isTooMuch ? 'too_many_open' : granted] : [isBusy ? granted : 'slot_taken', 'invalid'];
  if (await placeAndRecord(context, operation.customer, venue, body, expected)) countGranted(context, 'place several');
}

/** Places a booking and records it in the model; undefined where it fails with one of the expected verdicts. */
async function placeAndRecord(
  context: PlayContext,
  customer: number,
  venue: ModelVenue,
  request: Omit<PlaceBookingBody, 'customer_name'>,
  expected: readonly string[],
) {
  const { setup, state } = context;
  const key = `model-key-${context.keyCount++}`;
  const body = { ...request, customer_name: 'Zainab Kareem' };
  const call = nth(setup.customers, customer).client.placeBooking({ body, headers: { 'idempotency-key': key } });
  const { verdict, answer } = await outcomeOf(call);
  expectOutcome('placing', verdict, expected);
  if (!answer) return undefined;
  countGranted(context, 'place');
  const { data } = answer;
  const assignments = assignmentsOf(venue, data);
  if (assignments.some((assignment) => !model.isFree(state, assignment)))
    throw new Error(`booking ${data.id} holds time that another booking holds`);
  const answerBy = Date.parse(data.answer_by ?? data.starts_at);
  if (answerBy <= state.now || answerBy > nth(assignments, 0).startsAt)
    throw new Error(`booking ${data.id} waits until ${answerBy}`);
  const status = venue.isAutomatic ? 'confirmed' : 'pending';
  const initial = {
    changes: 0,
    proposal: undefined,
    isRemindedDay: false,
    isRemindedSoon: false,
    isAttendanceConfirmed: false,
  };
  const entry = { id: data.id, customer, venue, price: body.price, agreedAt: state.now, noShowAt: 0 };
  state.bookings.push({ ...entry, ...initial, status, assignments, answerBy });
  context.last = { customer, body, key, id: data.id };
  return data;
}

async function placeAgain(context: PlayContext): Promise<void> {
  if (!context.last) return;
  const { customer, body, key, id } = context.last;
  const { client } = nth(context.setup.customers, customer);
  const call = client.placeBooking({ body, headers: { 'idempotency-key': key } });
  const { verdict, answer } = await outcomeOf(call);
  expectOutcome('placing again', verdict, ['done']);
  if (answer?.data.id !== id) throw new Error(`the key of booking ${id} gave ${answer?.data.id}`);
  countGranted(context, 'place again');
}

/** Confirms attendance with a token, as the email of the day before has it. */
async function confirmAttendance(context: PlayContext, n: number): Promise<void> {
  const { server, state } = context;
  const booking = model.nthLast(state, n);
  if (!booking) return;
  const token = await issueAttendanceToken(server.deps, booking.id);
  const canConfirm = booking.status === 'confirmed' && state.now < model.startOf(booking);
  const { verdict } = await outcomeOf(server.client().confirmAttendance({ body: { token } }));
  expectOutcome('confirming attendance', verdict, [canConfirm ? 'done' : 'invalid']);
  if (!canConfirm) return;
  booking.isAttendanceConfirmed = true;
  countGranted(context, 'confirm attendance');
}

/** Raises a price; the prices of bookings stay. */
async function raisePrice({ server, setup }: PlayContext, n: number): Promise<void> {
  const { treatment } = nthTreatment(setup, n);
  await server.deps.pool.query('update treatments set price_iqd = price_iqd + 1000 where id = $1', [
    treatment.treatmentId,
  ]);
}

async function priceOf({ server }: PlayContext, { serviceId, treatmentId }: ModelTreatment): Promise<number> {
  const { pricing } = await server.client().findService({ params: { id: String(serviceId) } });
  return pricing.find(({ id }) => id === treatmentId)?.final_price ?? 0;
}

function nthTreatment({ venues }: ModelSetup, n: number) {
  const all = venues.flatMap((venue) => venue.treatments.map((treatment) => ({ venue, treatment })));
  return nth(all, n);
}
