import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { isTogether } from '@tajmeelspot/contract/booking/items.ts';
import { servicePath } from '../catalog/service-card-view.ts';
import { openParameter, withChoices } from './booking-choices.ts';
import { mapLinks, mapSearchLink } from './pass/map-links.ts';

/** Path of a booking's page, with a dialog open where one is named. */
export const bookingPath = (id: number, dialog?: 'cancel' | 'reschedule' | 'propose'): string =>
  `/my_booking/${id}${dialog ? `?do=${dialog}` : ''}`;

/** Path of the service with the booking form open, and the treatments, employee and wishes of a booking chosen. */
export function bookAgainPath(booking: Booking): string {
  const { service_id: id, items, employee } = booking;
  const [treatmentId, ...moreTreatmentIds] = items.flatMap((item) => item.pricing_item_id ?? []);
  const choices = withChoices(new URLSearchParams({ [openParameter]: '1' }), {
    treatmentId,
    moreTreatmentIds,
    isTogether: isTogether(items) || undefined,
    employeeId: employee.id,
    isForWoman: booking.for_woman || undefined,
    isByWoman: booking.female_staff || undefined,
    isAtHome: booking.home_address !== null || undefined,
  });
  return `${servicePath(id)}?${choices}`;
}

/** Path of the reviews of a booking's service. */
export const reviewPath = ({ service_id: id }: Booking): string => `${servicePath(id)}#reviews`;

/** Address that calls a phone number. */
export const callPath = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** Address that opens a message to a phone number. */
export const messagePath = (phone: string, text: string): string =>
  `https://wa.me/${phone.replaceAll(/\D/g, '')}?${new URLSearchParams({ text })}`;

/** Where a booking takes place: at the customer's, or at the venue. A pass that was stored earlier says nothing of the former. */
export const placeOf = (booking: BookingPlace): string => booking.home_address ?? booking.establishment.address;

type BookingPlace = {
  readonly home_address?: string | null | undefined;
  readonly establishment: Pick<Booking['establishment'], 'address'>;
};

/** Address of the directions to a booking's venue. */
export function directionsPath({ establishment: venue }: Pick<Booking, 'establishment'>): string {
  const { name, address, latitude, longitude } = venue;
  if (latitude === null || longitude === null) return mapSearchLink(`${name}, ${address}`);
  return mapLinks({ latitude, longitude }, name).google;
}
