import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { Badge } from '@tajmeelspot/ui/badge.tsx';
import { StateBadge } from '@tajmeelspot/ui/state-badge.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { statusLabelOf } from './booking-status.ts';
import { presenceOf } from './presence.ts';

/** The state of a booking, and where its customer is (at an instant, milliseconds since 1970). */
export function BookingStatusBadge({ booking, now }: { readonly booking: Booking; readonly now?: number | undefined }) {
  const t = useTranslations('dashboard.status');
  const locale = useLocale();
  const { name, minutes } = presenceOf(booking, now ?? Date.parse(booking.starts_at));
  if (now !== undefined && (name === 'overdue' || name === 'over_time')) {
    const label = t(`${name}By`, { time: formatDuration(locale, minutes) });
    return (
      <Badge
        tone={name === 'overdue' ? 'bad' : 'waiting'}
        icon={name === 'overdue' ? 'alert' : 'clock'}
        label={label}
      />
    );
  }
  if (now !== undefined && name === 'unresolved') return <Badge tone="waiting" label={t('unresolved')} />;
  return <StateBadge state={booking.status} label={t(statusLabelOf(booking, now))} />;
}
