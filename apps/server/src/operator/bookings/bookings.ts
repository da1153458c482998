import { translate } from '@tajmeelspot/language/server-messages.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { toE164 } from '#app/identity/identity.ts';
import { listMessagesOfBooking } from '#app/messages/messages.ts';
import { recordOperatorAction } from '../record-action.ts';
import { type OperatorListInput, toPage } from '../rules.ts';
import * as queries from './operator-booking-queries.ts';

/** A page of bookings by number, phone or venue. */
export async function listOperatorBookings(deps: Deps, { language }: MemberActor, input: OperatorListInput) {
  const { search = '', cursor, limit } = input;
  const number = /^#?(\d{1,15})$/.exec(search.trim())?.[1];
  const found = { bookingId: number === undefined ? undefined : Number(number), phone: toE164(search) };
  const reader = { language, now: toDate(deps.clock.now()) };
  return toPage(
    await queries.listOperatorBookings(deps.db, reader, { search, cursor, limit: limit + 1 }, found),
    limit,
  );
}

/** A booking with history and messages. Each look is in the audit log. Throws not_found. */
export async function findOperatorBooking(deps: Deps, actor: MemberActor, id: number) {
  const row = await queries.findOperatorBooking(deps.db, actor.language, id, toDate(deps.clock.now()));
  if (!row) throw problem('not_found');
  const [steps, messages] = await Promise.all([
    queries.listOperatorSteps(deps.db, id),
    listMessagesOfBooking(deps, id),
  ]);
  await recordOperatorAction(deps, deps.db, actor, { kind: 'booking_viewed', on: id });
  const history = steps.map(({ verb, ...step }) => ({
    ...step,
    text: translate(actor.locale, `steps.${verb}` as 'steps.place'),
  }));
  return { ...row, history, messages };
}
