import type { OwnHouse } from '@tajmeelspot/contract/venues/own-houses.ts';

/** What every step of a new house gets. */
export type StepProps = { readonly house: OwnHouse; readonly onDone: () => void };
