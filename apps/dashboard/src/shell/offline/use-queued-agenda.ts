import { useMemo } from 'react';
import { useVenueTreatments, type VenueAgenda } from '../agenda.ts';
import { useVenue } from '../venue-provider.tsx';
import { useQueuedTasks } from './queue.ts';
import { applyQueue } from './queued-agenda.ts';

/** A day with what waits on this device, as it will be once that is sent. */
export function useQueuedAgenda(agenda: VenueAgenda | undefined): VenueAgenda | undefined {
  const { venue } = useVenue();
  const tasks = useQueuedTasks([venue.id]);
  const treatments = useVenueTreatments(venue.id);
  const keys = tasks.map(({ key, problem }) => `${key} ${problem ? 'refused' : ''}`).join();
  // The list of tasks is made anew with every look.
  // eslint-disable-next-line
  return useMemo(() => agenda && applyQueue(agenda, tasks, treatments), [agenda, keys, treatments]);
}
