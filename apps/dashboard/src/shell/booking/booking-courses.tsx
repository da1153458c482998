import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { useTranslations } from 'use-intl';
import { useLocale } from '../locale.ts';
import { useVenue } from '../venue-provider.tsx';
import { useBill } from '../till/till-queries.ts';

/** Courses of the client that can pay for this booking. */
export function BookingCourses({ booking: { id } }: { readonly booking: Booking }) {
  const t = useTranslations('dashboard.booking');
  const locale = useLocale();
  const { venue } = useVenue();
  // An operator who reads the dashboard sees nothing of the till.
  const { data: bill } = useBill(id, venue.view_until === undefined);
  if (!bill || bill.sale) return null;
  return bill.courses.map(({ id: courseId, name, left, sessions }) => (
    <p key={courseId} className="rounded-card bg-lapis-tint px-4 py-3 text-15 font-strong text-lapis">
      {t('course', { name, left: formatNumber(locale, left), sessions: formatNumber(locale, sessions) })}
    </p>
  ));
}
