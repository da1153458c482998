import { issueAttendanceToken, maintainBookings } from '#app/booking/booking.ts';
import type { Body } from '../bookings.ts';
import { frozenNow } from '../frozen.ts';
import type { TestServer } from '../harness.ts';
import { compare } from './compare.ts';
import type { Venue, Scene } from './houses.ts';
import type { Operation } from './operations.ts';
import * as stages from './stage.ts';
import type { Stage } from './stage.ts';
import * as model from './state.ts';
import { takeStep } from './step.ts';

/**
 * Does to the server and to the model what the operations say, and throws an error that says where the two differ, or
 * what cannot be in the books. Counts in `done` what was granted.
 */
export async function play(
  server: TestServer,
  scene: Scene,
  operations: readonly Operation[],
  done: Map<string, number>,
): Promise<void> {
  const { pool } = server.deps;
  await pool.query('delete from bookings where id > $1', [scene.since]);
  await pool.query(`delete from pgboss.job where name = 'events'`);
  server.setClock(frozenNow);
  const state: model.State = { now: frozenNow.epochMilliseconds, visits: [] };
  const stage: Stage = { server, scene, state, done, last: undefined, keys: 0 };
  for (const operation of operations) {
    await perform(stage, operation);
    await compare(stage);
  }
}

async function perform(stage: Stage, operation: Operation): Promise<void> {
  const { server, state } = stage;
  if (operation.kind === 'place') return place(stage, operation);
  if (operation.kind === 'placeSeveral') return placeSeveral(stage, operation);
  if (operation.kind === 'placeAgain') return placeAgain(stage);
  if (operation.kind === 'step') return takeStep(stage, operation);
  if (operation.kind === 'sayToCome') return sayToCome(stage, operation.booking);
  if (operation.kind === 'raisePrice') return raisePrice(stage, operation.line);
  if (operation.kind === 'tend') {
    await maintainBookings(server.deps);
    return model.tend(state).forEach((what) => stages.count(stage, what));
  }
  const minutes = operation.minutes * 60_000;
  const booking = operation.kind === 'waitFor' ? model.nthLast(state, operation.booking) : undefined;
  const limit =
    operation.kind === 'waitFor' && operation.what === 'answer' ? booking?.answerBy : booking && model.startOf(booking);
  state.now = limit === undefined ? state.now + minutes : Math.max(state.now, limit - minutes);
  server.setClock(Temporal.Instant.fromEpochMilliseconds(state.now));
}

async function place(stage: Stage, given: Extract<Operation, { kind: 'place' }>): Promise<void> {
  const { venue, line } = nthLine(stage.scene, given.line);
  const startsAt = stages.startAt(stage.state, line, given.when);
  if (startsAt === undefined) return;
  const employee = given.employee === null ? null : stages.nthEmployee(line, given.employee);
  const { verdict, takers } = model.mayHold(stage.state, { venue, line, startsAt, employee });
  const isTooMuch = verdict !== 'invalid' && model.hasTooMany(stage.state, given.customer, venue.isAutomatic);
  const wish = {
    service_id: line.service,
    pricing_item_id: line.item,
    duration: line.minutes,
    price: await priceOf(stage, line),
    employee_id: employee,
    ...stages.dateAndTime(startsAt),
  };
  const data = await book(stage, given.customer, venue, wish, isTooMuch ? ['too_many_open'] : [verdict]);
  if (data && !takers.includes(data.employee.id)) throw new Error(`booking ${data.id} went to a busy person`);
}

/** How several fit in a row is the affair of another test: here, what is offered must be had, and nothing else. */
async function placeSeveral(stage: Stage, given: Extract<Operation, { kind: 'placeSeveral' }>): Promise<void> {
  const venue = stages.nth(stage.scene.venues, given.venue);
  const lines = given.lines.map((n) => stages.nth(venue.lines, n));
  const startsAt = stages.startAt(stage.state, stages.nth(lines, 0), given.when);
  if (startsAt === undefined) return;
  const time = stages.dateAndTime(startsAt);
  const query = { items: lines.map(({ item }) => item).join(','), from: time.booking_date, days: '1' };
  const { duration, price, days } = (await stage.server.client().listSelectionSlots({ query })).data;
  const isPublished = days[0]?.times.some((start) => start.time === time.time) ?? false;
  const isTooMuch = model.hasTooMany(stage.state, given.customer, venue.isAutomatic);
  const items = lines.map(({ item }) => ({ pricing_item_id: item }));
  const wish = { service_id: stages.nth(lines, 0).service, items, duration, price, ...time };
  const expected = isPublished ? [isTooMuch ? 'too_many_open' : 'done'] : ['slot_taken', 'invalid'];
  if (await book(stage, given.customer, venue, wish, expected)) stages.count(stage, 'place several');
}

/** Books as a customer and enters it into the model; undefined where it was refused, as one of the verdicts says. */
async function book(
  stage: Stage,
  customer: number,
  venue: Venue,
  wish: Omit<Body, 'customer_name'>,
  expected: readonly string[],
) {
  const { scene, state } = stage;
  const key = `model-key-${stage.keys++}`;
  const body = { ...wish, customer_name: 'Zainab Kareem' };
  const call = stages.nth(scene.customers, customer).client.placeBooking({ body, headers: { 'idempotency-key': key } });
  const { verdict, answer } = await stages.outcomeOf(call);
  stages.expectOne('placing', verdict, expected);
  if (!answer) return undefined;
  stages.count(stage, 'place');
  const { data } = answer;
  const turns = stages.turnsOf(venue, data);
  if (turns.some((turn) => !model.isFree(state, turn))) throw new Error(`booking ${data.id} holds what was held`);
  const answerBy = Date.parse(data.answer_by ?? data.starts_at);
  if (answerBy <= state.now || answerBy > stages.nth(turns, 0).startsAt)
    throw new Error(`booking ${data.id} waits until ${answerBy}`);
  const status = venue.isAutomatic ? 'confirmed' : 'pending';
  const fresh = { changes: 0, proposal: undefined, isRemindedDay: false, isRemindedSoon: false, isComing: false };
  const known = { id: data.id, customer, venue, price: body.price, agreedAt: state.now };
  state.visits.push({ ...known, ...fresh, status, turns, answerBy });
  stage.last = { customer, body, key, id: data.id };
  return data;
}

async function placeAgain(stage: Stage): Promise<void> {
  if (!stage.last) return;
  const { customer, body, key, id } = stage.last;
  const call = stages
    .nth(stage.scene.customers, customer)
    .client.placeBooking({ body, headers: { 'idempotency-key': key } });
  const { verdict, answer } = await stages.outcomeOf(call);
  stages.expectOne('placing again', verdict, ['done']);
  if (answer?.data.id !== id) throw new Error(`the key of booking ${id} gave ${answer?.data.id}`);
  stages.count(stage, 'place again');
}

/** With the token of the reminder of the day before, which is made with the mail. */
async function sayToCome(stage: Stage, n: number): Promise<void> {
  const { server, state } = stage;
  const booking = model.nthLast(state, n);
  if (!booking) return;
  const token = await issueAttendanceToken(server.deps, booking.id);
  const mayCome = booking.status === 'confirmed' && state.now < model.startOf(booking);
  const { verdict } = await stages.outcomeOf(server.client().confirmAttendance({ body: { token } }));
  stages.expectOne('saying to come', verdict, [mayCome ? 'done' : 'invalid']);
  if (!mayCome) return;
  booking.isComing = true;
  stages.count(stage, 'say to come');
}

/** What is booked already costs what it cost. */
async function raisePrice({ server, scene }: Stage, n: number): Promise<void> {
  const { line } = nthLine(scene, n);
  await server.deps.pool.query('update treatments set price_iqd = price_iqd + 1000 where id = $1', [line.item]);
}

async function priceOf({ server }: Stage, { service, item }: { service: number; item: number }): Promise<number> {
  const { pricing } = await server.client().findService({ params: { id: String(service) } });
  return pricing.find(({ id }) => id === item)?.final_price ?? 0;
}

function nthLine({ venues }: Scene, n: number) {
  const all = venues.flatMap((venue) => venue.lines.map((line) => ({ venue, line })));
  return stages.nth(all, n);
}
