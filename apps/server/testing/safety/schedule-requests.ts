import type { Verb } from '@tajmeelspot/contract/paths.ts';
import { sql } from 'kysely';
import { landmarks } from '#db/world/landmarks.ts';
import { weekOf } from '#testing/schedules.ts';
import { bookingOf, secret } from './booking-requests.ts';
import type { Asked, Role, World } from './people.ts';

const house = landmarks.noorSalon;
const { service } = landmarks.specifiedPrices;
const { employee } = landmarks.onLeave;
const decided = { resolutions: [], dry_run: true };

const policy = {
  slot_step_minutes: 30,
  lead_minutes: 60,
  horizon_days: 60,
  answer_minutes: 120,
  daily_cap: null,
  cancel_hours: 4,
  auto_confirm: false,
  release_hours: null,
};

const exception = { kind: 'closed', employee_id: null, starts_on: '2027-01-01', ends_on: '2027-01-01', weekday: null };

/** Requests about the schedule of the vendor's house. */
export const scheduleMakers: Partial<Record<Verb, (world: World, role: Role) => Promise<Asked> | Asked>> = {
  findSchedule: () => ({ path: `/houses/${house}/schedule` }),
  changeHours: () => ({ path: `/houses/${house}/hours`, body: { ...weekOf('09:00', '20:00'), ...decided } }),
  changePolicy: () => ({ path: `/houses/${house}/policy`, body: policy }),
  addException: () => ({
    path: `/houses/${house}/exceptions`,
    body: { ...exception, from: null, to: null, priority: 0, ...decided },
  }),
  async removeException({ server: { deps } }) {
    const { starts_on, ends_on } = exception;
    const entered = deps.db
      .insertInto('hours_exceptions')
      .values({ establishment_id: house, kind: 'closed', starts_on, ends_on })
      .returning('id');
    const { id } = await entered.executeTakeFirstOrThrow();
    return { path: `/exceptions/${id}/removal`, body: decided };
  },
  changeEmployment: () => ({
    path: `/employees/${employee}/employment`,
    body: { is_active: false, daily_cap: null, ...decided },
  }),
  changeServiceTeam: () => ({ path: `/services/${service}/team`, body: { employee_ids: [], ...decided } }),
  changeOffer: () => ({ path: `/services/${service}/offer`, body: { is_offered: false, ...decided } }),
  listRequests: (world, role) => withBooking(world, role, `/houses/${house}/requests`),
  listAgenda: (world, role) => withBooking(world, role, `/houses/${house}/agenda?days=31`),
  listHouseBookings: (world, role) => withBooking(world, role, `/houses/${house}/bookings`),
  exportHouseBookings: (world, role) => withBooking(world, role, `/houses/${house}/bookings.csv`),
  listCustomers: (world, role) => withBooking(world, role, `/houses/${house}/customers`),
  exportHouseBookingsSheet: () => ({ path: `/houses/${house}/bookings.xlsx` }),
  exportReport: () => ({ path: `/houses/${house}/report.csv?from=2026-11-01&to=2026-11-30` }),
  exportReportSheet: () => ({ path: `/houses/${house}/report.xlsx?from=2026-11-01&to=2026-11-30` }),
  findCustomer: (world, role) => withBooking(world, role, `/houses/${house}/customers/${world.people.customer.id}`),
  async writeNote(world, role) {
    const asked = await withBooking(world, role, `/houses/${house}/customers/${world.people.customer.id}/note`);
    return { ...asked, body: { text: 'Likes tea' } };
  },
  findReport: () => ({ path: `/houses/${house}/report?from=2026-11-01&to=2026-11-30` }),
  watchHouse: () => ({ path: `/houses/${house}/live` }),
  listConflicts: () => ({ path: `/houses/${house}/conflicts` }),
  async resolveConflicts(world) {
    const id = await bookingOf(world);
    // Nobody is at work in the night.
    await sql`update bookings set during = tstzrange(lower(during) + '12 hours'::interval,
      upper(during) + '12 hours'::interval), blocked = tstzmultirange(tstzrange(lower(during) + '12 hours'::interval,
      upper(during) + '12 hours'::interval)) where id = ${id}`.execute(world.server.deps.db);
    return { path: `/houses/${house}/resolutions`, body: { resolutions: [{ booking_id: id, action: 'keep' }] } };
  },
};

/** A request whose answer has the customer's booking, for the owner of the house alone. */
async function withBooking(world: World, role: Role, path: string): Promise<Asked> {
  await bookingOf(world);
  return { path, secrets: role === 'vendor' ? [] : [secret] };
}
