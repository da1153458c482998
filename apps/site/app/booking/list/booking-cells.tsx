import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Picture } from '@tajmeelspot/ui/picture.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { VenueLink } from '../../venue/venue-link.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { bookAgainPath, reviewPath, bookingPath, placeOf } from '../booking-paths.ts';

type BookingCellProps = { readonly booking: Booking };

/** The booked treatments and their venue. */
export function TreatmentCell({ booking, isPast }: BookingCellProps & { readonly isPast: boolean }) {
  const t = useTranslations('bookings');
  const language = useLanguage();
  const { id, pricing_title: title, service, establishment: venue } = booking;
  const renderVenueName = () => (
    <VenueLink {...venue} className="text-ink underline decoration-line-field underline-offset-4" />
  );
  return (
    <th scope="row" className="col-span-2 flex items-center gap-3.5 text-start font-body md:col-span-1">
      <span
        className={`h-14 w-18 shrink-0 overflow-hidden rounded-control bg-sand ${isPast ? 'opacity-80 saturate-50' : ''}`}
      >
        <Picture picture={service.main_picture} alt="" sizes="72px" />
      </span>
      <span className="min-w-0">
        <Link to={inLanguage(language, bookingPath(id))} className="font-[620] hover:text-lapis hover:underline">
          {title}
        </Link>
        <span className="block text-13 text-ink-soft">
          {t.rich('at', { name: venue.name, address: placeOf(booking), b: renderVenueName })}
        </span>
      </span>
    </th>
  );
}

/** The most likely actions, and a link to all others. */
export function ActionsCell({ booking }: BookingCellProps) {
  const t = useTranslations('bookings.actions');
  const language = useLanguage();
  const { id, pricing_title: title } = booking;
  const label = (action: string) => t('forItem', { action, title });
  return (
    <td className="order-4 col-span-2 flex items-center gap-2 md:order-none md:col-span-1">
      {likelyActionsOf(booking).map(({ action, path }) => (
        <Link
          key={action}
          to={inLanguage(language, path)}
          aria-label={label(t(action))}
          className={`${buttonClass({ kind: 'outline', size: 'small' })} flex-auto px-2.5! leading-snug whitespace-normal`}
        >
          {t(action)}
        </Link>
      ))}
      <Link
        to={inLanguage(language, bookingPath(id))}
        aria-label={label(t('details'))}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-lapis-tint"
      >
        <Icon name="more" />
      </Link>
    </td>
  );
}

type LikelyAction = {
  readonly action: 'answer' | 'reschedule' | 'rate' | 'again' | 'otherTimes' | 'details';
  readonly path: string;
};

function likelyActionsOf(booking: Booking): LikelyAction[] {
  const { id, status, can, proposal } = booking;
  if (proposal?.by === 'venue') return [{ action: 'answer', path: bookingPath(id) }];
  if (can.reschedule.is_allowed) return [{ action: 'reschedule', path: bookingPath(id, 'reschedule') }];
  if (!can.book_again.is_allowed) return [{ action: 'details', path: bookingPath(id) }];
  const isRefused = status === 'declined' || status === 'expired';
  return [
    ...(can.review.is_allowed ? [{ action: 'rate' as const, path: reviewPath(booking) }] : []),
    { action: isRefused ? 'otherTimes' : 'again', path: bookAgainPath(booking) },
  ];
}
