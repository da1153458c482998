import type { WaitlistEntry } from '@tajmeelspot/contract/booking/waiting.ts';
import { formatDay, formatDuration, formatTime } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../shell/language.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import { Price } from '../../catalog/price.tsx';
import { formatInstant } from '../format-instant.ts';
import type { Answering } from './waitlist-state.ts';

type OfferCardProps = {
  readonly wait: WaitlistEntry;
  readonly offer: NonNullable<WaitlistEntry['offer']>;
  readonly today: string;
  readonly answering: Answering;
};

/** A time that freed up, how long it can be answered, and the two answers. */
export function OfferCard({ wait, offer, today, answering: { busy, send, reload } }: OfferCardProps) {
  const t = useTranslations('bookings.waiting');
  const language = useLanguage();
  const own = busy?.entryId === wait.id ? busy.verb : undefined;
  const until = formatInstant(language, today, offer.expires_at);
  return (
    <div className="grid gap-2.5 rounded-control bg-lapis-tint p-4">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-13 font-strong">
        <span>{t('offered')}</span>
        <Left until={offer.expires_at} onEnd={reload} />
      </p>
      <p className="text-22 font-head">
        {t.rich('at', {
          day: formatDay(language, offer.booking_date),
          time: formatTime(language, offer.time),
          t: isolated,
        })}
      </p>
      <p className="text-13 text-ink-soft">
        <Price iqd={offer.price} className="font-strong text-ink" /> · {formatDuration(language, wait.duration)}
        <br />
        {t.rich('until', { time: until, t: isolated })} {t('notHeld')}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          size="small"
          className="flex-1"
          isBusy={own === 'accept'}
          disabled={own === 'decline'}
          onClick={() => send({ verb: 'accept', entryId: wait.id, offerId: offer.id, price: offer.price })}
        >
          {t('yes')}
        </Button>
        <Button
          kind="outline"
          size="small"
          isBusy={own === 'decline'}
          disabled={own === 'accept'}
          onClick={() => send({ verb: 'decline', entryId: wait.id, offerId: offer.id })}
        >
          {t('no')}
        </Button>
      </div>
    </div>
  );
}

type LeftProps = { readonly until: string; readonly onEnd: () => void };

/** How long is left, to the minute; says once when nothing is. */
function Left({ until, onEnd }: LeftProps) {
  const t = useTranslations('bookings.waiting');
  const language = useLanguage();
  const minutes = useSyncExternalStore(everySecond, () => minutesUntil(until));
  useEffect(() => {
    if (minutes <= 0) onEnd();
    // Once when it ends, whatever else is rendered meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [minutes <= 0]);
  return (
    <span className="flex items-center gap-1.5 text-pending">
      <Icon name="clock" className="size-4" />
      {minutes > 1 ? t('left', { time: formatDuration(language, minutes) }) : t('leftLess')}
    </span>
  );
}

/** Minutes, begun ones counted; 1 in the last, 0 when it is over. */
const minutesUntil = (instant: string): number => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 60_000));

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}
