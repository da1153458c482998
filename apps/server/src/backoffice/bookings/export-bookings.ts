import type { BookingStatus } from '@tajmeelspot/contract/booking.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { directionOf } from '@tajmeelspot/language/languages.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import { listItemsOfVenue } from '#app/booking/booking.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { requireManager } from '#app/venues/venues.ts';
import { type Cell, toCsv } from '#app/spreadsheets/csv.ts';
import { toSheet } from '#app/spreadsheets/workbook.ts';

type ExportBookingsInput = Parameters<typeof listItemsOfVenue>[3];

/** All bookings of an own venue as CSV, a row for each treatment. Throws not_found. */
export const exportVenueBookings = async (
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: ExportBookingsInput,
) => toCsv(await listExportLines(deps, actor, venueId, input));

/** The same as a workbook (xlsx). Throws not_found. */
export const exportVenueBookingsSheet = async (
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: ExportBookingsInput,
) => toSheet(directionOf(actor.language) === 'rtl', await listExportLines(deps, actor, venueId, input));

async function listExportLines(
  deps: Deps,
  actor: MemberActor,
  venueId: number,
  input: ExportBookingsInput,
): Promise<Cell[][]> {
  await requireManager(deps, actor, venueId);
  const { locale } = actor;
  const rows = await listItemsOfVenue(deps, actor, venueId, input);
  const heads = columns.map((column) => translate(locale, `export.${column}`));
  const lines = rows.map((row) => {
    const { date, time } = inBaghdad(row.starts_at.getTime());
    const status = translate(locale, `steps.${stepTo[row.status]}`);
    const made = inBaghdad(row.created_at.getTime()).date;
    const what = [row.customer_name, row.treatment, row.employee];
    return [row.id, date, time, row.duration, ...what, row.price, status, row.notes, made];
  });
  return [heads, ...lines];
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

/** The step whose text names a status. */
const stepTo = {
  pending: 'place',
  confirmed: 'confirm',
  declined: 'decline',
  expired: 'expire',
  cancelled: 'cancel',
  completed: 'complete',
  no_show: 'no_show',
} as const satisfies Record<BookingStatus, string>;
