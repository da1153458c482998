import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { servicePath } from '../catalog/service-card-view.ts';
import { withChoices } from './booking-choices.ts';

/** The page of a booking, with a dialog open where one is named. */
export const bookingPath = (id: number, dialog?: 'cancel' | 'move' | 'propose'): string =>
  `/my_booking/${id}${dialog ? `?do=${dialog}` : ''}`;

/** The service with the lines of a booking and, where it is still the same, its person chosen. */
export function againPath({ service_id: id, items, employee }: Booking): string {
  const [itemId, ...moreIds] = items.flatMap(({ pricing_item_id: item }) => item ?? []);
  const choices = withChoices(new URLSearchParams(), { itemId, moreIds, personId: employee.id });
  return `${servicePath(id)}?${choices}`;
}

/** Where a visit is written about. */
export const reviewPath = ({ service_id: id }: Booking): string => `${servicePath(id)}#reviews`;

/** Calls the place. */
export const callPath = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** Writes to the place. */
export const messagePath = (phone: string, text: string): string =>
  `https://wa.me/${phone.replaceAll(/\D/g, '')}?${new URLSearchParams({ text })}`;

/** Shows the place; a link, so that no stranger learns who looks at the page. */
export const mapPath = ({ name, address }: Booking['establishment']): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${name}, ${address}` })}`;
