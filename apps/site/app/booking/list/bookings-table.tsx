import { Price } from '@tajmeelspot/ui/price.tsx';
import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { employeeNamesOf } from '@tajmeelspot/contract/booking/items.ts';
import { formatNames } from '@tajmeelspot/language/lists.ts';
import { formatDay, formatDuration } from '@tajmeelspot/language/dates.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { NextStepText } from '../next-step-text.tsx';
import { ActionsCell, TreatmentCell } from './booking-cells.tsx';
import { BookingState } from '../booking-state.tsx';
import { useDayDistance, BookingTime } from '../booking-time.tsx';

type BookingsTableProps = {
  readonly label: string;
  readonly bookings: readonly Booking[];
  readonly today: string;
  /** Fades the pictures. */
  readonly isPast?: boolean | undefined;
};

const columns = ['treatment', 'when', 'employee', 'price', 'state'] as const;
const tracks =
  'md:grid-cols-[minmax(0,3.4fr)_minmax(0,1.9fr)_minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,1.7fr)_236px] md:gap-x-5';

/** Bookings as a table; on phones each row becomes a card. */
export function BookingsTable({ label, bookings, today, isPast = false }: BookingsTableProps) {
  const t = useTranslations('bookings');
  return (
    <table aria-label={label} className="block">
      <thead className="block max-md:sr-only">
        <tr className={`grid py-3 text-13 text-ink-soft ${tracks}`}>
          {columns.map((column) => (
            <th key={column} scope="col" className="text-start font-body">
              {t(`columns.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{t('columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="grid gap-3 md:gap-0">
        {bookings.map((booking) => (
          <Row key={booking.id} booking={booking} today={today} isPast={isPast} />
        ))}
      </tbody>
    </table>
  );
}

type BookingsTableRowProps = { readonly booking: Booking; readonly today: string; readonly isPast: boolean };

function Row({ booking, today, isPast }: BookingsTableRowProps) {
  const t = useTranslations('bookings');
  const locale = useLocale();
  const distanceTo = useDayDistance(today);
  return (
    <tr
      className={`grid grid-cols-[1fr_auto] gap-x-3 gap-y-2.5 rounded-card bg-surface p-3.5 text-15 inset-ring inset-ring-line md:items-center md:rounded-none md:border-t md:border-line md:bg-transparent md:px-0 md:py-4 md:inset-ring-0 ${tracks}`}
    >
      <TreatmentCell booking={booking} isPast={isPast} />
      <td>
        <b className="block font-[620]">{formatDay(locale, booking.booking_date, 'short')}</b>
        <span className="block text-13 text-ink-soft">
          <BookingTime booking={booking} /> · {distanceTo(booking.booking_date)}
        </span>
      </td>
      <td className="max-md:order-2 max-md:col-span-2">
        <span className="text-13 text-ink-soft md:hidden">{t('columns.employee')}: </span>
        <span className="md:font-[620]">{formatNames(locale, employeeNamesOf(booking.items))}</span>
      </td>
      <td className="text-end md:text-start">
        <Price iqd={booking.price} className="block font-[620]" />
        <span className="text-13 text-ink-soft">{formatDuration(locale, booking.duration)}</span>
      </td>
      <td className="order-3 col-span-2 flex flex-wrap items-center gap-x-2 gap-y-1 md:order-none md:col-span-1">
        <BookingState status={booking.status} />
        <NextStepText booking={booking} today={today} />
      </td>
      <ActionsCell booking={booking} />
    </tr>
  );
}
