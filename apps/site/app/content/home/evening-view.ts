import type { ServiceCardView } from '../../catalog/service-card-view.ts';

/** What is free in the evening of a day: this one, or tomorrow where today has nothing left. */
export type EveningView = {
  readonly near: 'today' | 'tomorrow';
  /** YYYY-MM-DD in Baghdad. */
  readonly date: string;
  /** The same in words, in Latin digits. */
  readonly day: string;
  /** Each of another venue, with its free times of that evening. */
  readonly services: readonly ServiceCardView[];
};
