import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { useState } from 'react';
import type { PassBooking } from '../../shell/device/pass-store.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { callPath, directionsPath, messagePath } from '../booking-paths.ts';
import { DirectionsDialog } from './directions-dialog.tsx';

type PassContactProps = { readonly booking: PassBooking };

const tile =
  'grid min-h-11 justify-items-center gap-1 rounded-card bg-surface px-1 py-2.5 text-15 font-strong inset-ring inset-ring-line hover:bg-lapis-tint';

/** Call, messenger and directions: addresses that a phone opens by itself, without a connection. */
export function PassContact({ booking }: PassContactProps) {
  const t = useTranslations('pass.contact');
  const text = useMessageText(booking);
  const { phone } = booking.establishment;
  const newTab = <span className="sr-only"> {t('newTab')}</span>;
  return (
    <nav aria-label={t('title')} className="grid auto-cols-fr grid-flow-col gap-2">
      {phone !== null && (
        <>
          <a href={callPath(phone)} className={tile}>
            <TileIcon name="phone" />
            {t('call')}
          </a>
          <a href={messagePath(phone, text)} target="_blank" rel="noopener noreferrer" className={tile}>
            <TileIcon name="whatsapp" />
            <span>
              {t('whatsapp')}
              {newTab}
            </span>
          </a>
        </>
      )}
      {booking.home_address ? null : <Directions booking={booking} />}
    </nav>
  );
}

const TileIcon = ({ name }: { readonly name: IconName }) => <Icon name={name} className="size-5.5 text-lapis" />;

function Directions({ booking: { establishment: venue } }: PassContactProps) {
  const t = useTranslations('pass.contact');
  const [isOpen, setIsOpen] = useState(false);
  const { latitude, longitude } = venue;
  if (latitude === null || longitude === null) {
    return (
      <a href={directionsPath({ establishment: venue })} target="_blank" rel="noopener noreferrer" className={tile}>
        <TileIcon name="navigate" />
        <span>
          {t('directions')}
          <span className="sr-only"> {t('newTab')}</span>
        </span>
      </a>
    );
  }
  return (
    <>
      <button type="button" className={tile} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <TileIcon name="navigate" />
        {t('directions')}
      </button>
      <DirectionsDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        venueName={venue.name}
        coordinates={{ latitude, longitude }}
      />
    </>
  );
}

function useMessageText({ id, pricing_title: treatment, booking_date: date, time }: PassBooking): string {
  const t = useTranslations('pass.contact');
  const locale = useLocale();
  const number = toDigits(locale, String(id));
  return t('whatsappText', {
    number,
    treatment,
    day: formatDay(locale, date, 'short'),
    time: formatTime(locale, time),
  });
}
