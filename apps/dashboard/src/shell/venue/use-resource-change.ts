import type { ResourceKindInput } from '@tajmeelspot/contract/scheduling/resources.ts';
import type { Schedule } from '@tajmeelspot/contract/scheduling.ts';
import { api } from '../api.ts';
import type { SaveState } from './use-save.ts';
import { useScheduleChange } from './use-schedule-change.tsx';
import { refetchVenue } from './venue-queries.ts';

/** Sends all rooms, chairs and devices of a venue; what becomes of bookings that lack one then is asked first. */
export function useResourceChange({ venue, version }: Schedule, options: { readonly isQuiet?: boolean } = {}) {
  const { change, errors, ...saving } = useScheduleChange(options);
  const params = { id: String(venue.id) };
  const sendSeen = (seen: { version?: number }, kinds: ResourceKindInput[], after?: () => void) =>
    change(
      (decided) =>
        api()
          .changeResources({ params, body: { ...seen, kinds, ...decided } })
          .catch(refetchAndThrow),
      after,
    );
  return {
    ...saving,
    errors: namedAlone(errors),
    send: (kinds: ResourceKindInput[], after?: () => void) => sendSeen({ version }, kinds, after),
    /** The same as an undo: whatever the schedule is by now. */
    restore: (kinds: ResourceKindInput[]) => sendSeen({}, kinds),
  };
}

/** What somebody else has changed meanwhile is there when it is sent again. */
async function refetchAndThrow(error: unknown): Promise<never> {
  await refetchVenue();
  throw error;
}

/** What is wrong by the name of the field: one kind, or one of a kind, is changed at a time. */
const namedAlone = (errors: SaveState['errors']): SaveState['errors'] =>
  Object.fromEntries(
    Object.entries(errors).map(([field, text]) => [field.replace(/^kinds\.\d+\.(?:resources\.\d+\.)?/, ''), text]),
  );

/** What went wrong with a change of one that no form shows, or with something that no field stands for. */
export const changeErrorOf = ({ errorMessage, errors }: SaveState, shown: readonly string[] = []): string | undefined =>
  errorMessage ?? Object.entries(errors).find(([field]) => !shown.includes(field.replace(/\.\d+/g, '')))?.[1];
