import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { loadWithRetry, recordPresses } from '../shell/lazy/deferred-part.tsx';
import { lazyPart } from '../shell/lazy/lazy-part.tsx';
import { PartLocale } from '../shell/messages/part-locale.tsx';
import { useIsNarrow, whenWide } from '../shell/narrow.ts';
import type { BookingFormState } from './booking-form-state.ts';
import type { BookingPlacedDialogProps } from './placing/booking-placed-dialog.tsx';
import type { BookingSheetProps } from './sheet/booking-sheet.tsx';
import { SheetDialog } from './sheet/sheet-dialog.tsx';

const load = () => loadWithRetry(() => import('./booking-form.ts'));

/** Brings the script of the booking form, which a phone needs with the first touch of its button. */
export const loadBookingForm = (): void => void load();

const presses = recordPresses('book');

const Panel = lazy(async () => {
  if (!import.meta.env.SSR) await whenWide();
  return { default: (await load()).BookingPanel };
});

/** The panel of wide screens: its HTML comes with the page, its script beside the rest; phones do without both. */
export function LazyBookingPanel({ form }: { readonly form: BookingFormState }) {
  const isNarrow = useIsNarrow();
  const [first] = useState(form);
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    if (isNarrow) presses.replay();
  }, [isNarrow]);
  // Until the script is there the part must not change, or its HTML would give way to the skeleton.
  const shown = hasCome ? form : first;
  const panel = useMemo(
    () => (
      <Suspense fallback={<Skeleton className="h-120 w-full rounded-panel" />}>
        <PartLocale>
          <Panel form={shown} />
        </PartLocale>
        <Arrival onArrival={setHasCome} />
      </Suspense>
    ),
    [shown],
  );
  return isNarrow ? null : panel;
}

function Arrival({ onArrival }: { readonly onArrival: (hasCome: true) => void }) {
  useEffect(() => {
    onArrival(true);
    setTimeout(presses.replay);
  }, [onArrival]);
  return null;
}

type SheetProps = BookingSheetProps & {
  /** Told once the sheet stands: what is to lie above it opens afterwards. */
  readonly onArrival: () => void;
};

const Sheet = lazyPart<SheetProps>(
  async () => {
    const { BookingSheet } = await load();
    return function ArrivedSheet({ onArrival, ...props }: SheetProps) {
      useEffect(onArrival, [onArrival]);
      return <BookingSheet {...props} />;
    };
  },
  (props) => <SheetSkeleton {...props} />,
);

type LazySheetProps = BookingSheetProps & {
  /** A dialog that lies above the sheet. */
  readonly above: ReactNode;
};

/** The sheet of phones, whose script comes when it is first opened, if it was not there before. */
export function LazyBookingSheet({ above, ...props }: LazySheetProps) {
  const [hasOpened, setHasOpened] = useState(false);
  const [hasArrived, setHasArrived] = useState(false);
  const recordArrival = useCallback(() => setHasArrived(true), []);
  if (props.step !== undefined && !hasOpened) setHasOpened(true);
  return (
    <>
      {hasOpened && <Sheet {...props} onArrival={recordArrival} />}
      {(hasArrived || props.step === undefined) && above}
    </>
  );
}

const SheetSkeleton = ({ step, onStep }: BookingSheetProps) => (
  <SheetDialog step={step} onStep={onStep}>
    <Skeleton className="h-80 w-full rounded-panel" />
  </SheetDialog>
);

/** What a placed booking is followed by. */
export const LazyPlacedDialog = lazyPart<BookingPlacedDialogProps>(async () => (await load()).BookingPlacedDialog);
