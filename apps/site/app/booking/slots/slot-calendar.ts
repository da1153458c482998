import type { SlotTime, SlotsAnswer } from './slots.ts';

/** Slots to choose from, and the chosen one. */
export type SlotCalendar = {
  /** Undefined while they are being loaded. */
  readonly slots: SlotsAnswer | undefined;
  /** The fortnight on screen; 0 begins today. */
  readonly fortnight: number;
  readonly choices: SlotChanges;
  /** An outcome that already explains the chosen slot: the calendar then adds no note of its own. */
  readonly outcome?: unknown;
  /** The slot of the booking that is being rescheduled. */
  readonly former?: SlotTime | undefined;
  readonly choose: (changes: SlotChanges) => void;
  readonly showFortnight: (fortnight: number) => void;
  readonly reloadSlots: () => void;
};

/** A newly chosen day, time, or both. */
export type SlotChanges = { readonly date?: string | undefined; readonly time?: string | undefined };
