import { useRequests } from '../agenda.ts';
import { useHouse } from '../house.tsx';

/** How many requests wait for the house. */
export function useWaiting(): number {
  const { house } = useHouse();
  return useRequests(house.id).length;
}
