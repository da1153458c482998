import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Link } from 'react-router';
import type { StoredPass } from '../../shell/device/pass-store.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useClock } from '../../shell/use-clock.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { BookingState } from '../booking-state.tsx';
import { bookingPath } from '../booking-paths.ts';
import { HiddenPass } from '../discreet/hidden-pass.tsx';
import { LeaveNow } from '../discreet/leave-now.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { PassCard } from './pass-card.tsx';
import { PassContact } from './pass-contact.tsx';
import { PassStorage, type PassStorageState } from './pass-storage.tsx';

type PassListProps = {
  /** The next one first. */
  readonly passes: readonly [StoredPass, ...StoredPass[]];
  readonly offlineSince: number | undefined;
  readonly storage: PassStorageState;
};

/** The next bookings from this device: the first as a pass, the others as links. */
export function PassList({ passes: [next, ...others], offlineSince, storage }: PassListProps) {
  const t = useTranslations('pass');
  const bookings = useTranslations('bookings');
  const today = useClock()?.date ?? next.booking_date;
  return (
    <>
      {next.is_discreet && <LeaveNow />}
      {offlineSince !== undefined && <OfflineStrip at={offlineSince} />}
      <div className="wrap grid max-w-130 gap-4 pb-6">
        <p className="pt-5 text-22 font-head">{bookings('title')}</p>
        {next.is_discreet ? (
          <HiddenPass pass={next} today={today}>
            <p className="text-15">{t('discreet.offline')}</p>
          </HiddenPass>
        ) : (
          <>
            <PassCard pass={next} today={today} />
            <PassContact booking={next} />
          </>
        )}
        {others.length > 0 && <OtherPasses title={bookings('after')} passes={others} />}
        <PassStorage storage={storage} />
      </div>
    </>
  );
}

type OtherPassesProps = { readonly title: string; readonly passes: readonly StoredPass[] };

function OtherPasses({ title, passes }: OtherPassesProps) {
  const language = useLanguage();
  const locale = useLocale();
  return (
    <section>
      <h2 className="mb-2 text-18">{title}</h2>
      <ul className="grid gap-2">
        {passes.map((pass) => (
          <li key={pass.id} className="rounded-card bg-surface p-4 inset-ring inset-ring-line">
            <Link to={inLanguage(language, bookingPath(pass.id))} className="block font-strong hover:underline">
              {formatDay(locale, pass.booking_date)} <bdi>{formatTime(locale, pass.time)}</bdi>
            </Link>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-15 text-ink-soft">
              {pass.establishment.name}
              <BookingState status={pass.status} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
