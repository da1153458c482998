import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import type { BookingDeliveriesAnswer } from '../../booking/detail/booking-deliveries.tsx';

/** How often is asked while a request waits for its answer. */
const intervalMs = 10_000;

/**
 * What became of the messages about a booking, asked for again until its request is answered and the message about the
 * answer is there; `onAnswered` is called once the booking is no request any more.
 */
export function useBookingDeliveries(
  { status }: BookingDetail,
  page: string,
  onAnswered: () => void,
): BookingDeliveriesAnswer {
  const { data, load } = useFetcher<BookingDeliveriesAnswer>();
  const [firstStatus] = useState(status);
  const hasAnswer = status === firstStatus || data?.data.some(({ kind }) => kind === status);
  const isOpen = status === 'pending' || !hasAnswer;
  const isOutdated = status === 'pending' && data?.venue_reached === null;
  // Also after the page is shown anew with another state.
  useEffect(() => {
    if (status) void load(`${page}/deliveries`);
  }, [load, page, status]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => document.hidden || void load(`${page}/deliveries`), intervalMs);
    return () => clearInterval(timer);
  }, [isOpen, load, page]);
  const answer = useEffectEvent(onAnswered);
  useEffect(() => {
    if (isOutdated) answer();
  }, [isOutdated]);
  return data;
}
