import { browserApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import type { BookingDeliveriesAnswer } from '../../booking/detail/booking-deliveries.tsx';
import type { Route } from './+types/booking-deliveries.ts';

/** What became of the messages about a booking; undefined where that is not known now, which keeps nobody from anything. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<BookingDeliveriesAnswer> {
  const { signal } = request;
  const asked = browserApi(languageOf(params)).listBookingDeliveries({ params: { id: params.bookingId }, signal });
  return asked.catch(() => undefined);
}
