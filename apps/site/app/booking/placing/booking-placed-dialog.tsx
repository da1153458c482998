import { formatDay, formatTime } from '@tajmeelspot/language/dates.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { TimeLeft } from '@tajmeelspot/ui/time-left.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import type { Outcome } from './place-booking-outcome.ts';
import { Price } from '../../catalog/price.tsx';

type BookingDoneProps = {
  readonly placed: Outcome & { kind: 'placed' };
  /** The time is over, or the reader has read it. */
  readonly onEnd: () => void;
};

const shownMs = 15_000;

/** What was asked for and what happens next; it closes by itself. */
export function BookingDone({ placed: { booking, message }, onEnd }: BookingDoneProps) {
  const t = useTranslations('booking.done');
  const language = useLanguage();
  const title = t('title', { venue: booking.establishment.name });
  return (
    <Dialog isOpen onClose={onEnd} label={title} closeLabel={t('close')}>
      <div aria-live="polite" className="grid justify-items-center gap-2 pt-2 text-center">
        <span className="relative grid size-16 place-items-center">
          <Khatam className="absolute inset-0 size-16 text-lapis" />
          <Icon name="check" className="relative size-7 text-on-lapis" />
        </span>
        <h2 className="mt-2 text-22">{title}</h2>
        <p className="text-balance text-ink-soft">{message}</p>
      </div>
      <dl className="-mx-2 my-4 grid gap-2 rounded-control bg-sand p-4 text-15 leading-snug rtl:leading-normal">
        <Line name={t('what')}>{booking.pricing_title}</Line>
        <Line name={t('when')}>
          {t.rich('at', {
            day: formatDay(language, booking.booking_date),
            time: formatTime(language, booking.time),
            t: isolated,
          })}
        </Line>
        <Line name={t('where')}>{booking.establishment.address}</Line>
        <Line name={t('price')}>
          <Price iqd={booking.price} />
        </Line>
      </dl>
      <TimeLeft ms={shownMs} onEnd={onEnd} />
      <div className="mt-4 grid grid-cols-2 gap-2.5">
        <Link to={inLanguage(language, '/my_booking')} className={buttonClass()}>
          {t('bookings')}
        </Link>
        <Button kind="outline" onClick={onEnd}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[72px_1fr] gap-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-strong">{children}</dd>
    </div>
  );
}
