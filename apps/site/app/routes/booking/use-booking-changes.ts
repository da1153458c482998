import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { BookingChange, BookingChanges, ChangeBookingOutcome } from '../../booking/detail/booking-change.ts';

/** Sends changes of a booking to `action`. An outcome is known once the page shows its result, until it is dismissed. */
export function useBookingChanges(action: string): BookingChanges & { readonly dismiss: () => void } {
  const { data, state, json, submit } = useFetcher<ChangeBookingOutcome>();
  const [dismissed, setDismissed] = useState<ChangeBookingOutcome>();
  return {
    outcome: state === 'idle' && data !== dismissed ? data : undefined,
    busy: state === 'idle' ? undefined : (json as BookingChange | undefined)?.verb,
    send: (change) => void submit(change, { method: 'post', action, encType: 'application/json' }),
    dismiss: () => setDismissed(data),
  };
}
