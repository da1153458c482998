import type { OwnVenue } from '@tajmeelspot/contract/venues/own-venues.ts';

/** What every step of a new venue gets. */
export type SetupStepProps = { readonly venue: OwnVenue; readonly onDone: () => void };
