import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { describe, expect, it } from 'vitest';
import { choosePair, pairOf, shownTeam, toggleHidden } from './shown-team.ts';

const team = [1, 2, 3, 4].map((id) => ({ id }) as Agenda['employees'][number]);
const ids = (of: readonly { id: number }[]) => of.map(({ id }) => id);

describe('R15.05 the team of the calendar', () => {
  it('are all but those left out, and never nobody', () => {
    expect(ids(shownTeam(team, []))).toEqual([1, 2, 3, 4]);
    expect(ids(shownTeam(team, [2, 9]))).toEqual([1, 3, 4]);
    expect(ids(shownTeam(team, [1, 2, 3, 4]))).toEqual([1, 2, 3, 4]);
    expect(toggleHidden(team, [1, 2, 3], 4)).toEqual([1, 2, 3]);
    expect(toggleHidden(team, [1, 2], 1)).toEqual([2]);
  });

  it('stand in twos on a phone, in the order of the venue', () => {
    expect(ids(pairOf(team, []))).toEqual([1, 2]);
    expect(ids(pairOf(team, [4, 2]))).toEqual([2, 4]);
    expect(ids(pairOf(team, [3, 77]))).toEqual([1, 3]);
    expect(ids(pairOf(team.slice(0, 1), [4]))).toEqual([1]);
  });

  it('who is tapped comes in for the one who was chosen first', () => {
    expect(choosePair([1, 2], 4)).toEqual([2, 4]);
    expect(choosePair([2, 4], 3)).toEqual([4, 3]);
    // Tapped again: they go next.
    expect(choosePair([4, 3], 3)).toEqual([3, 4]);
  });
});
