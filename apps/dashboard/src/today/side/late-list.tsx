import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { employeeNamesOf } from '@tajmeelspot/contract/booking/items.ts';
import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { formatNames } from '@tajmeelspot/language/lists.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../shell/locale.ts';
import { presenceOf } from '../../booking/presence.ts';

type LateListProps = {
  readonly bookings: readonly Booking[];
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly open: (booking: Booking) => void;
};

/** The bookings whose customers should be there and are not. */
export const lateOf = (bookings: readonly Booking[], now: number): readonly Booking[] =>
  bookings.filter((booking) => presenceOf(booking, now).name === 'overdue');

/** Who is late, each opening their booking; nothing where nobody is. */
export function LateList({ bookings, now, open }: LateListProps) {
  const t = useTranslations('dashboard.today');
  const locale = useLocale();
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby="late" className="overflow-hidden rounded-card bg-surface inset-ring inset-ring-line">
      <h2 id="late" className="sr-only">
        {t('lateTitle')}
      </h2>
      <ul className="grid divide-y divide-line">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <button
              type="button"
              className="flex w-full items-start gap-3 px-4 py-3 text-start hover:bg-lapis-tint"
              onClick={() => open(booking)}
            >
              <Icon name="warning" className="mt-0.5 shrink-0 text-other" />
              <span className="min-w-0 flex-1">
                <b className="block font-strong wrap-anywhere">
                  {t('lateBy', {
                    customerName: booking.customer_name,
                    time: formatDuration(locale, presenceOf(booking, now).minutes),
                  })}
                </b>
                <span className="text-13 text-ink-soft">
                  {booking.pricing_title} · <bdi>{formatNames(locale, employeeNamesOf(booking.items))}</bdi>
                </span>
              </span>
              <Icon name="chevron-end" isFlipped className="mt-1 size-4 shrink-0 text-ink-soft" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
