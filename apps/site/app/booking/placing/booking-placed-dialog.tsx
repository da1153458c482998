import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { TimeLeft } from '@tajmeelspot/ui/time-left.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { useLocale } from '../../shell/locale.ts';
import { isolated } from '../../shell/messages/isolated.tsx';
import type { PlaceBookingOutcome } from './place-booking-outcome.ts';

type BookingPlacedDialogProps = {
  readonly placed: PlaceBookingOutcome & { kind: 'placed' };
  /** Called when the time is over or the dialog is closed. */
  readonly onEnd: () => void;
};

const shownMs = 15_000;

/** The placed booking and what happens next. The dialog closes by itself. */
export function BookingPlacedDialog({ placed: { booking, message }, onEnd }: BookingPlacedDialogProps) {
  const t = useTranslations('booking.placed');
  const language = useLanguage();
  const locale = useLocale();
  const title = t('title', { venue: booking.establishment.name });
  return (
    <Dialog isOpen onClose={onEnd} label={title}>
      <div aria-live="polite" className="grid justify-items-center gap-2 pt-2 text-center">
        <span className="relative grid size-16 place-items-center">
          <Khatam className="absolute inset-0 size-16 text-lapis" />
          <Icon name="check" className="relative size-7 text-on-lapis" />
        </span>
        <h2 className="mt-2 text-22">{title}</h2>
        <p className="text-balance text-ink-soft">{message}</p>
      </div>
      <dl className="-mx-2 my-4 grid gap-2 rounded-control bg-sand p-4 text-15 leading-snug rtl:leading-normal">
        <SummaryRow name={t('treatment')}>{booking.pricing_title}</SummaryRow>
        <SummaryRow name={t('time')}>
          {t.rich('at', {
            day: formatDay(locale, booking.booking_date),
            time: formatTime(locale, booking.time),
            t: isolated,
          })}
        </SummaryRow>
        <SummaryRow name={t('where')}>{booking.establishment.address}</SummaryRow>
        <SummaryRow name={t('price')}>
          <Price iqd={booking.price} />
        </SummaryRow>
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

function SummaryRow({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[72px_1fr] gap-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-strong">{children}</dd>
    </div>
  );
}
