export { findMonth } from './agenda/find-month.ts';
export { listRequests, writeAgenda } from './agenda/write-agenda.ts';
export { exportVenueBookings, exportVenueBookingsSheet } from './bookings/export-bookings.ts';
export { listVenueBookings } from './bookings/list-venue-bookings.ts';
export { watchVenue } from './live/watch-venue.ts';
export { exportReport, exportReportSheet } from './reports/export-report.ts';
export { type ReportRange, splitRange } from './reports/split-range.ts';
export { findReport } from './reports/find-report.ts';
