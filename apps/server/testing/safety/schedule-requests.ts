import { sql } from 'kysely';
import { landmarks } from '#db/world/landmarks.ts';
import { weekOf } from '#testing/scheduling.ts';
import { bookingOf, secret } from './booking-requests.ts';
import type { AccessWorld, ApiRole, RequestMakers, RoleRequest } from './roles.ts';

const venue = landmarks.noorSalon;
const { service } = landmarks.specifiedPrices;
const { employee } = landmarks.onLeave;
const dryRun = { resolutions: [], dry_run: true };

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

/** Requests about the schedule of the vendor's venue. */
export const scheduleRequests: RequestMakers = {
  findSchedule: () => ({ path: `/venues/${venue}/schedule` }),
  changeHours: () => ({ path: `/venues/${venue}/hours`, body: { ...weekOf('09:00', '20:00'), ...dryRun } }),
  changeAudience: () => ({ path: `/venues/${venue}/audience`, body: { is_women_only: true, resolutions: [] } }),
  changePolicy: () => ({ path: `/venues/${venue}/policy`, body: policy }),
  addException: () => ({
    path: `/venues/${venue}/exceptions`,
    body: { ...exception, from: null, to: null, priority: 0, ...dryRun },
  }),
  async removeException({ server: { deps } }) {
    const { starts_on, ends_on } = exception;
    const entered = deps.db
      .insertInto('hours_exceptions')
      .values({ venue_id: venue, kind: 'closed', starts_on, ends_on })
      .returning('id');
    const { id } = await entered.executeTakeFirstOrThrow();
    return { path: `/exceptions/${id}/removal`, body: dryRun };
  },
  changeEmployment: () => ({
    path: `/employees/${employee}/employment`,
    body: { is_active: false, daily_cap: null, ...dryRun },
  }),
  changeServiceTeam: () => ({ path: `/services/${service}/team`, body: { employee_ids: [], ...dryRun } }),
  changeResources: () => ({ path: `/venues/${venue}/resources`, body: { kinds: [], ...dryRun } }),
  changePublication: () => ({ path: `/services/${service}/publication`, body: { is_published: false, ...dryRun } }),
  listRequests: (world, role) => withBooking(world, role, `/venues/${venue}/requests`),
  findMonth: (world, role) => withBooking(world, role, `/venues/${venue}/months/2026-12`),
  listAgenda: (world, role) => withBooking(world, role, `/venues/${venue}/agenda?days=31`),
  listVenueBookings: (world, role) => withBooking(world, role, `/venues/${venue}/bookings`),
  exportVenueBookings: (world, role) => withBooking(world, role, `/venues/${venue}/bookings.csv`),
  exportVenueBookingsSheet: () => ({ path: `/venues/${venue}/bookings.xlsx` }),
  exportReport: () => ({ path: `/venues/${venue}/report.csv?from=2026-11-01&to=2026-11-30` }),
  exportReportSheet: () => ({ path: `/venues/${venue}/report.xlsx?from=2026-11-01&to=2026-11-30` }),
  findReport: () => ({ path: `/venues/${venue}/report?from=2026-11-01&to=2026-11-30` }),
  watchVenue: () => ({ path: `/venues/${venue}/live` }),
  listConflicts: () => ({ path: `/venues/${venue}/conflicts` }),
  async resolveConflicts(world) {
    const id = await bookingOf(world);
    // No employee works at night.
    await sql`update bookings set during = tstzrange(lower(during) + '12 hours'::interval,
      upper(during) + '12 hours'::interval), held = tstzmultirange(tstzrange(lower(during) + '12 hours'::interval,
      upper(during) + '12 hours'::interval)) where id = ${id}`.execute(world.server.deps.db);
    return { path: `/venues/${venue}/resolutions`, body: { resolutions: [{ booking_id: id, action: 'retain' }] } };
  },
};

/** A request whose answer contains the customer's booking, which only the owner of the venue may find. */
async function withBooking(world: AccessWorld, role: ApiRole, path: string): Promise<RoleRequest> {
  await bookingOf(world);
  return { path, secrets: role === 'vendor' ? [] : [secret] };
}
