import { servicePath } from '../../catalog/service-card-view.ts';
import { withChoices } from '../../booking/booking-choices.ts';
import type { Criteria } from '../criteria.ts';

/** What a search asked for that a booking takes over: the day, that a woman gives the treatment, and that it is at home. */
export type BookingStart = Pick<Criteria, 'date' | 'female_staff' | 'at_home'>;

/** Path of a service's page with what was searched for already chosen. */
export function startPath(
  serviceId: number,
  { date, female_staff: byWoman, at_home: atHome }: BookingStart,
  chosen: { readonly treatmentId?: number; readonly date?: string; readonly time?: string },
): string {
  const chosenBefore = {
    isByWoman: byWoman === '1' || undefined,
    isAtHome: atHome === '1' || undefined,
    date: date || undefined,
  };
  const search = String(withChoices(new URLSearchParams(), { ...chosenBefore, ...chosen }));
  return `${servicePath(serviceId)}${search && `?${search}`}`;
}
