import type { Start, TimesAnswer } from './slots.ts';

/** The free times to choose from, and which of them is chosen. */
export type Calendar = {
  /** undefined while they are on their way. */
  readonly times: TimesAnswer | undefined;
  /** Which fortnight is shown, 0 begins today. */
  readonly stretch: number;
  readonly choices: StartChanges;
  /** What was said of the chosen start; while it is there, the times themselves say nothing about it. */
  readonly outcome?: unknown;
  /** The start that is to be left, where there is one. */
  readonly former?: Start | undefined;
  readonly choose: (changes: StartChanges) => void;
  readonly showStretch: (stretch: number) => void;
  readonly reloadTimes: () => void;
};

/** What of a start is chosen anew. */
export type StartChanges = { readonly date?: string | undefined; readonly time?: string | undefined };
