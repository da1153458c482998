import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { BookingDeliveriesAnswer } from '../../booking/detail/booking-deliveries.tsx';

/** How often is asked while a request has not reached its venue. */
const intervalMs = 10_000;

/** What became of the messages about a booking, asked for again until its request has reached the venue. */
export function useBookingDeliveries({ status }: BookingDetail, page: string): BookingDeliveriesAnswer {
  const { data, load } = useFetcher<BookingDeliveriesAnswer>();
  const isOpen = status === 'pending' && data?.venue_reached !== 'reached';
  // Also after the page is shown anew with another state.
  useEffect(() => {
    if (status) void load(`${page}/deliveries`);
  }, [load, page, status]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => document.hidden || void load(`${page}/deliveries`), intervalMs);
    return () => clearInterval(timer);
  }, [isOpen, load, page]);
  return data;
}
