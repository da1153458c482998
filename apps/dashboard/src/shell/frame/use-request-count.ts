import { useRequests } from '../agenda.ts';
import { useVenue } from '../venue-provider.tsx';

/** How many requests wait for the venue. */
export function useRequestCount(): number {
  const { venue } = useVenue();
  return useRequests(venue.id).length;
}
