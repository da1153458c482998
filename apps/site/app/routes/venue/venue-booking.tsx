import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BookableService } from '../../booking/booking-choices.ts';
import { BookingPanel } from '../../booking/booking-panel.tsx';
import { BookingPlacedDialog } from '../../booking/placing/booking-placed-dialog.tsx';
import { BookingSheet } from '../../booking/sheet/booking-sheet.tsx';
import type { SheetStep } from '../../booking/sheet/sheet-steps.ts';
import { JoinWaitlistDialog } from '../../booking/waitlist/lazy-join-waitlist.tsx';
import { prefetchRoutes } from '../../shell/offline/prefetch-routes.ts';
import { useBookingForm } from '../booking/use-booking-form.ts';

/** What the booking form of a venue needs from its page. */
export type VenueBookingProps = {
  /** The service of the first chosen treatment. */
  readonly service: BookableService;
  /** Where the form stands on wide screens. */
  readonly place: HTMLElement | null;
  /** Whether the sheet of phones is open. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called when a booking has been placed and its pass was seen. */
  readonly onPlaced: () => void;
};

/** What a booking leads to: a line that breaks meanwhile does not keep it from being shown. */
const laterRoutes = [
  'routes/booking/my-booking',
  'routes/booking/my-bookings',
  'routes/booking/booking',
  'routes/booking/booking-data',
];

/** The booking form of what is chosen on the page of a venue: beside the page, or as a sheet over it. */
export function VenueBooking({ service, place, isOpen, onClose, onPlaced }: VenueBookingProps) {
  const form = useBookingForm(service);
  const [step, setStep] = useState<SheetStep>('booking');
  useEffect(() => prefetchRoutes(laterRoutes), []);
  if (!form) return null;
  const placed = form.outcome?.kind === 'placed' ? form.outcome : undefined;
  const show = (next: SheetStep | undefined) => (next ? setStep(next) : onClose());
  return (
    <>
      {place && createPortal(<BookingPanel form={form} />, place)}
      <BookingSheet form={form} step={isOpen && !placed ? step : undefined} onStep={show} />
      <JoinWaitlistDialog form={form} />
      {placed && (
        <BookingPlacedDialog
          placed={placed}
          onEnd={() => {
            onClose();
            onPlaced();
          }}
        />
      )}
    </>
  );
}
