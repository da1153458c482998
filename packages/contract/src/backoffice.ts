import { venueAgenda } from './backoffice/agenda.ts';
import { venueLive } from './backoffice/live.ts';
import { venueMonth } from './backoffice/month.ts';
import { venueReport } from './backoffice/report.ts';
import { venueBookings } from './backoffice/venue-bookings.ts';

/** What the members of a venue read: its days, bookings and figures. */
export const backoffice = {
  ...venueAgenda,
  ...venueMonth,
  ...venueBookings,
  ...venueLive,
  ...venueReport,
};
