import type { AgendaEmployee } from './timeline/timeline-events.ts';

/** How many people stand side by side on a phone. */
const pairSize = 2;

/** Whose columns are shown where there is room: all but those who are left out, and everybody where nobody is left. */
export function shownTeam(team: readonly AgendaEmployee[], hidden: readonly number[]): readonly AgendaEmployee[] {
  const shown = team.filter(({ id }) => !hidden.includes(id));
  return shown.length === 0 ? team : shown;
}

/** Whose columns are shown on a phone, in the venue's order: who was chosen, then the first of the others. */
export function pairOf(team: readonly AgendaEmployee[], chosen: readonly number[]): readonly AgendaEmployee[] {
  const known = chosen.filter((id) => team.some((one) => one.id === id)).slice(-pairSize);
  const others = team.map(({ id }) => id).filter((id) => !known.includes(id));
  const ids = new Set([...known, ...others].slice(0, pairSize));
  return team.filter(({ id }) => ids.has(id));
}

/** The pair once somebody is tapped: they come in for the one who was chosen first; who is tapped alone goes out. */
export function choosePair(shown: readonly number[], tapped: number): number[] {
  return shown.includes(tapped)
    ? [tapped, ...shown.filter((id) => id !== tapped)]
    : [...shown.slice(-(pairSize - 1)), tapped];
}

/** Who is left out once a box is ticked or not; the last one stays. */
export function toggleHidden(team: readonly AgendaEmployee[], hidden: readonly number[], id: number): number[] {
  const next = hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id];
  return team.every((one) => next.includes(one.id)) ? [...hidden] : next;
}
