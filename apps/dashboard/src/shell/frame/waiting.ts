import { useRequests } from '../agenda.ts';
import { useVenue } from '../house.tsx';

/** How many requests wait for the venue. */
export function useWaiting(): number {
  const { venue } = useVenue();
  return useRequests(venue.id).length;
}
