import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import type { StoredPass } from '../../shell/device/pass-store.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useClock } from '../../shell/use-clock.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { HiddenPass } from '../discreet/hidden-pass.tsx';
import { LeaveNow } from '../discreet/leave-now.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { PassCard } from './pass-card.tsx';
import { PassContact } from './pass-contact.tsx';
import { PassStorage, type PassStorageState } from './pass-storage.tsx';

type PassPageProps = {
  readonly pass: StoredPass;
  /** When the server last confirmed it, milliseconds; undefined while that is being asked. */
  readonly offlineSince: number | undefined;
  readonly storage: PassStorageState;
};

/** A booking from this device, without a connection or until the server has answered. */
export function PassPage({ pass, offlineSince, storage }: PassPageProps) {
  const t = useTranslations('pass');
  const bookings = useTranslations('bookings');
  const language = useLanguage();
  const today = useClock()?.date ?? pass.booking_date;
  return (
    <>
      {pass.is_discreet && <LeaveNow />}
      {offlineSince !== undefined && <OfflineStrip at={offlineSince} />}
      <div className="wrap grid max-w-130 gap-4 pb-6">
        <Link
          to={inLanguage(language, '/my_booking')}
          className="-ms-1 inline-flex min-h-11 items-center gap-1 pt-3 text-15 text-lapis hover:underline"
        >
          <Icon name="chevron-start" isFlipped className="size-4" />
          {bookings('title')}
        </Link>
        {pass.is_discreet ? (
          <HiddenPass pass={pass} today={today}>
            <p className="text-15">{t('discreet.offline')}</p>
          </HiddenPass>
        ) : (
          <>
            <PassCard pass={pass} today={today} />
            <PassContact booking={pass} />
          </>
        )}
        {offlineSince !== undefined && (
          <p className="rounded-control bg-sand p-3 text-15 text-ink-soft">{t('later')}</p>
        )}
        <PassStorage storage={storage} />
      </div>
    </>
  );
}
