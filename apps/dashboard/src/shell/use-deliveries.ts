import type { Delivery } from '@tajmeelspot/contract/messages/deliveries.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** How often is asked again while a message is on its way. */
const intervalMs = 10_000;

/** The messages about a booking and what became of them, asked again while one is on its way. */
export const useDeliveries = (bookingId: number): Delivery[] | undefined =>
  useQuery({
    queryKey: ['deliveries', bookingId],
    queryFn: async ({ signal }) =>
      (await api().listBookingDeliveries({ params: { id: String(bookingId) }, signal })).data,
    refetchInterval: ({ state: { data } }) => (data?.some(isOnItsRoute) ? intervalMs : false),
  }).data;

const isOnItsRoute = ({ state }: Delivery): boolean => state === 'queued' || state === 'sent';
