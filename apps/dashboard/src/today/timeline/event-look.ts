import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { IconName } from '@tajmeelspot/ui/icon.tsx';
import { lookOf } from '@tajmeelspot/ui/state-badge.tsx';
import { presenceOf, type PresenceName } from '../../booking/presence.ts';

/** How a booking looks in the calendar: the classes of its state, the icon, and how many minutes somebody is late. */
type EventLook = { readonly className: string; readonly icon: IconName; readonly minutesLate?: number };

/** Where the customer of a confirmed booking is; what is not confirmed looks like its status. */
const looks: Readonly<Partial<Record<PresenceName, EventLook>>> = {
  expected: { className: 'is-confirmed', icon: 'check' },
  overdue: { className: 'is-confirmed is-late', icon: 'warning' },
  arrived: { className: 'is-confirmed is-arrived', icon: 'user' },
  in_treatment: { className: 'is-confirmed is-in-chair', icon: 'treatment' },
  over_time: { className: 'is-confirmed is-in-chair', icon: 'treatment' },
  unresolved: { className: 'is-confirmed is-unresolved', icon: 'clock' },
  no_show: { className: 'is-no_show', icon: 'flag' },
};

/** The look of a booking at an instant (milliseconds since 1970). */
export function lookAt(booking: Booking, now: number): EventLook {
  const { name, minutes } = presenceOf(booking, now);
  const look = looks[name] ?? { className: `is-${booking.status}`, icon: lookOf[booking.status].icon };
  return name === 'overdue' ? { ...look, minutesLate: minutes } : look;
}
