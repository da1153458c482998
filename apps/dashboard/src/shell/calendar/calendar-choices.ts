import { useState } from 'react';

/** How close together the hours of the calendar stand. */
export const densities = ['close', 'middle', 'wide'] as const;
export type Density = (typeof densities)[number];

/** How the calendar of a venue is shown on this device. */
export type CalendarChoices = {
  readonly density: Density;
  /** The ids of those whose columns are left out; whoever joins the team is shown. */
  readonly hidden: readonly number[];
  /** The ids of those who stand side by side on a phone, the latest chosen at the end. */
  readonly pair: readonly number[];
};

const none: CalendarChoices = { density: 'close', hidden: [], pair: [] };

const keyOf = (venueId: number): string => `dashboard.calendar.${venueId}`;

/** What was chosen for the calendar of a venue, and the way to choose otherwise; it is kept on this device. */
export function useCalendarChoices(venueId: number): [CalendarChoices, (changed: Partial<CalendarChoices>) => void] {
  const [kept, setKept] = useState(() => ({ venueId, choices: readChoices(venueId) }));
  const choices = kept.venueId === venueId ? kept.choices : readChoices(venueId);
  const change = (changed: Partial<CalendarChoices>) => {
    const next = { ...choices, ...changed };
    localStorage.setItem(keyOf(venueId), JSON.stringify(next));
    setKept({ venueId, choices: next });
  };
  return [choices, change];
}

/** What lies in the browser may be of a former version, or anybody's. */
function readChoices(venueId: number): CalendarChoices {
  try {
    const { density, hidden, pair } = JSON.parse(localStorage.getItem(keyOf(venueId)) ?? '{}') as Record<
      string,
      unknown
    >;
    return {
      density: densities.find((one) => one === density) ?? none.density,
      hidden: idsOf(hidden),
      pair: idsOf(pair),
    };
  } catch {
    return none;
  }
}

const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => Number.isInteger(one)) : [];
