import type { WaitlistEntry } from '@tajmeelspot/contract/waitlist.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay, formatDuration } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { formatInstant } from '../format-instant.ts';
import type { WaitlistState } from './waitlist-state.ts';

type WaitlistOfferCardProps = {
  readonly entry: WaitlistEntry;
  readonly offer: NonNullable<WaitlistEntry['offer']>;
  readonly today: string;
  readonly waitlistState: WaitlistState;
};

/** A slot that became free, the time left to answer, and the two answers. */
export function WaitlistOfferCard({ entry, offer, today, waitlistState }: WaitlistOfferCardProps) {
  const t = useTranslations('bookings.waitlist');
  const locale = useLocale();
  const until = formatInstant(locale, today, offer.expires_at);
  return (
    <div className="grid gap-2.5 rounded-control bg-lapis-tint p-4">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-13 font-strong">
        <span>{t('offered')}</span>
        <RemainingTime until={offer.expires_at} onEnd={waitlistState.reload} />
      </p>
      <p className="text-22 font-head">
        {t.rich('at', {
          day: formatDay(locale, offer.booking_date),
          time: formatTime(locale, offer.time),
          t: isolated,
        })}
      </p>
      <p className="text-13 text-ink-soft">
        <Price iqd={offer.price} className="font-strong text-ink" /> · {formatDuration(locale, entry.duration)}
        <br />
        {t.rich('until', { time: until, t: isolated })} {t('notHeld')}
      </p>
      <OfferAnswers {...{ entry, offer, waitlistState }} />
    </div>
  );
}

function OfferAnswers({ entry, offer, waitlistState: { busy, send } }: Omit<WaitlistOfferCardProps, 'today'>) {
  const t = useTranslations('bookings.waitlist');
  const busyVerb = busy?.entryId === entry.id ? busy.verb : undefined;
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button
        size="small"
        className="flex-1"
        isBusy={busyVerb === 'accept'}
        disabled={busyVerb === 'decline'}
        onClick={() => send({ verb: 'accept', entryId: entry.id, offerId: offer.id, price: offer.price })}
      >
        {t('accept')}
      </Button>
      <Button
        kind="outline"
        size="small"
        isBusy={busyVerb === 'decline'}
        disabled={busyVerb === 'accept'}
        onClick={() => send({ verb: 'decline', entryId: entry.id, offerId: offer.id })}
      >
        {t('decline')}
      </Button>
    </div>
  );
}

type RemainingTimeProps = { readonly until: string; readonly onEnd: () => void };

/** The time left in minutes. `onEnd` is called once when none is left. */
function RemainingTime({ until, onEnd }: RemainingTimeProps) {
  const t = useTranslations('bookings.waitlist');
  const locale = useLocale();
  const minutes = useSyncExternalStore(everySecond, () => minutesUntil(until));
  useEffect(() => {
    if (minutes <= 0) onEnd();
    // Runs once at the end, however often the card is rendered.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [minutes <= 0]);
  return (
    <span className="flex items-center gap-1.5 text-pending">
      <Icon name="clock" className="size-4" />
      {minutes > 1 ? t('timeLeft', { time: formatDuration(locale, minutes) }) : t('lessThanMinute')}
    </span>
  );
}

/** Minutes rounded up: 1 in the last one, 0 afterwards. */
const minutesUntil = (instant: string): number => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 60_000));

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}
