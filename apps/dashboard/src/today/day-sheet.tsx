import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { whatOf } from '../resources/resource-name.ts';
import { useLocale } from '../shell/locale.ts';
import './day-sheet.css';

type DaySheetProps = {
  readonly venue: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly employees: Agenda['employees'];
  readonly bookings: readonly Booking[];
};

/** The day on paper, by person: it stands beside the page and is seen by printers alone. */
export function DaySheet({ venue, day, employees, bookings }: DaySheetProps) {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const bookedItems = bookings.flatMap((booking) => booking.items.map((item) => ({ booking, item })));
  const listedEmployees = employees.filter(
    ({ id, is_active: isActive }) => isActive || bookedItems.some(({ item }) => item.employee.id === id),
  );
  return createPortal(
    <section className="day-sheet" aria-hidden="true">
      <h1>{t('sheet.title', { venue, day: formatDay(locale, day) })}</h1>
      {listedEmployees.map(({ id, name }) => {
        const ownItems = bookedItems.filter(({ item }) => item.employee.id === id);
        return (
          <section key={id}>
            <h2>
              <bdi>{name}</bdi> <small>{t('sheet.count', { count: ownItems.length })}</small>
            </h2>
            <table>
              <tbody>
                {ownItems.map(({ booking, item }) => (
                  <tr key={`${booking.id} ${item.starts_at}`}>
                    <td>
                      <bdi>
                        {formatTime(locale, item.time)}–{formatTime(locale, endOf(item))}
                      </bdi>
                    </td>
                    <td>
                      <bdi>{booking.customer_name}</bdi>
                    </td>
                    <td>{whatOf(locale, item)}</td>
                    <td>{t(`status.${booking.status}`)}</td>
                    <td>{[booking.home_address, booking.notes].filter(Boolean).join(' · ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        );
      })}
    </section>,
    document.body,
  );
}

const endOf = ({ starts_at: at, duration }: Booking['items'][number]): string =>
  inBaghdad(Date.parse(at) + duration * 60_000).time;
