import type { BookingStatus } from '@tajmeelspot/contract/booking.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { say } from '@tajmeelspot/language/server-words.ts';
import { findBookingsOfHouse, listTreatmentsOfHouse } from '#app/booking/booking.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { demandMember, demandRunner } from '#app/venues/venues.ts';
import { toCsv } from '../csv.ts';

type Asked = Parameters<typeof findBookingsOfHouse>[3];
type Searched = Parameters<typeof listTreatmentsOfHouse>[3];

/** A page of what an own house ever had. Throws not_found, invalid (cursor). */
export async function listHouseBookings(deps: Deps, actor: MemberActor, house: number, asked: Asked) {
  await demandMember(deps, actor, house);
  return findBookingsOfHouse(deps, actor, house, asked);
}

/** The same as CSV, a line for each treatment. Throws not_found. */
export async function exportHouseBookings(deps: Deps, actor: MemberActor, house: number, asked: Searched) {
  await demandRunner(deps, actor, house);
  const { language } = actor;
  const rows = await listTreatmentsOfHouse(deps, actor, house, asked);
  const heads = columns.map((column) => say(language, `export.${column}`));
  const lines = rows.map((row) => {
    const { date, time } = inBaghdad(row.starts_at.getTime());
    const status = say(language, `steps.${stepTo[row.status]}`);
    const made = inBaghdad(row.created_at.getTime()).date;
    const what = [row.customer_name, row.treatment, row.employee];
    return [row.id, date, time, row.duration, ...what, row.price, status, row.notes, made];
  });
  return toCsv([heads, ...lines]);
}

const columns = [
  'number',
  'date',
  'time',
  'minutes',
  'customer',
  'treatment',
  'employee',
  'price',
  'status',
  'notes',
  'asked_on',
] as const;

/** The step whose words say that a booking is in a state. */
const stepTo = {
  pending: 'place',
  confirmed: 'confirm',
  declined: 'decline',
  expired: 'expire',
  cancelled: 'cancel',
  completed: 'complete',
  no_show: 'no_show',
} as const satisfies Record<BookingStatus, string>;
