import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { TimeLeft } from '@tajmeelspot/ui/time-left.tsx';
import { Link } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { SheetFooter } from '../sheet/sheet-header.tsx';
import type { PlaceBookingOutcome } from './place-booking-outcome.ts';
import { PlacedSummary } from './placed-summary.tsx';

export type BookingPlacedDialogProps = {
  readonly placed: PlaceBookingOutcome & { kind: 'placed' };
  /** Called when the time is over or the dialog is closed. */
  readonly onEnd: () => void;
};

const shownMs = 15_000;

/** The pass of the placed booking, and what happens next. The dialog closes by itself. */
export function BookingPlacedDialog({ placed: { booking, message }, onEnd }: BookingPlacedDialogProps) {
  const t = useTranslations('booking.placed');
  const language = useLanguage();
  const title = t('title', { venue: booking.establishment.name });
  return (
    <Dialog isOpen onClose={onEnd} label={title} isSheet>
      <div className="-m-7 flex max-h-[calc(100dvh-44px)] flex-col">
        {/* On a low screen it scrolls, also by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section aria-label={title} tabIndex={0} className="overflow-y-auto px-4 pt-4 pb-5">
          <div aria-live="polite" className="mb-4 grid grid-cols-[44px_1fr] items-center gap-x-3 pe-8">
            <span className="relative grid size-11 place-items-center">
              <Khatam className="absolute inset-0 size-11 text-lapis" />
              <Icon name="check" className="relative size-5 text-on-lapis" />
            </span>
            <h2 className="text-18 leading-snug text-balance">{title}</h2>
            <p className="col-span-2 mt-2 text-15 text-ink-soft">{message}</p>
          </div>
          <PlacedSummary booking={booking} />
        </section>
        <SheetFooter>
          <TimeLeft ms={shownMs} onEnd={onEnd} />
          <div className="mt-3 grid grid-cols-2 gap-2.5">
            <Link to={inLanguage(language, '/my_booking')} className={buttonClass()}>
              {t('bookings')}
            </Link>
            <Button kind="outline" onClick={onEnd}>
              {t('close')}
            </Button>
          </div>
        </SheetFooter>
      </div>
    </Dialog>
  );
}
