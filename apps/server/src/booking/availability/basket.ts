import { type Interval, intersect, unite } from '#app/venues/rules.ts';
import { dayOf, isIn } from './anyone.ts';
import { listPersonStarts, type PersonStarts, type Wish } from './person-starts.ts';
import type { Roster } from './roster.ts';
import { listSlots } from './slots.ts';
import { blocks } from './treatment.ts';

/** Several treatments one after the other. */
export type BasketWish = {
  readonly wishes: readonly Wish[];
  /** How long the guest may wait between two of them, at most; 0 is back to back. */
  readonly idleMinutes: number;
};

/** Who gives a treatment of a basket, and from when; minutes since 1970. */
export type Turn = { readonly employeeId: number; readonly minute: number };

/** More than this is no visit but a week of them. */
const mostTreatments = 6;
/** A search that has looked at so many turns gives up the rest: only contrived baskets come near it. */
const mostTurns = 100_000;

/**
 * The starts at which a whole basket can be had, each with its turns: every treatment as early as the former allow, then
 * by whoever has the fewest booked minutes that day, then by the lowest id. None for more than six treatments.
 */
export function findBaskets(roster: Roster, { wishes, idleMinutes }: BasketWish): Turn[][] {
  const people = wishes.map((wish) => listPersonStarts(roster, wish));
  const [first] = people;
  if (!first || wishes.length > mostTreatments) return [];
  const search: Search = {
    roster,
    wishes,
    idleMinutes,
    people,
    hopeful: hopefulStarts(wishes, people, idleMinutes),
    hopeless: new Set(),
    turnsLeft: mostTurns,
  };
  const { minutes, free } = listSlots(roster, first);
  const found: Turn[][] = [];
  for (const [place, minute] of minutes.entries()) {
    const turns = free[place] ? seat(search, [], { from: minute, to: minute + 1 }) : undefined;
    if (turns) found.push(turns);
  }
  return found;
}

type Search = BasketWish & {
  readonly roster: Roster;
  readonly people: readonly (readonly PersonStarts[])[];
  /** By treatment: starts after which the rest may fit, the guest's own turns not yet considered. */
  readonly hopeful: readonly (readonly Interval[])[];
  /** Turns so far after which the rest is known not to fit. */
  readonly hopeless: Set<string>;
  turnsLeft: number;
};

/** From the last treatment back: a start is hopeful when somebody is free then and a hopeful start of the next is in reach. */
function hopefulStarts(
  wishes: readonly Wish[],
  people: Search['people'],
  idleMinutes: number,
): (readonly Interval[])[] {
  let next: readonly Interval[] | undefined;
  return wishes
    .map((wish, turn) => ({ free: unite((people[turn] ?? []).flatMap((person) => person.free)), wish }))
    .toReversed()
    .map(({ free, wish: { durationMinutes } }) => {
      const inReach = next?.map(({ from, to }) => ({
        from: from - durationMinutes - idleMinutes,
        to: to - durationMinutes,
      }));
      next = inReach ? intersect(free, unite(inReach)) : free;
      return next;
    })
    .toReversed();
}

/** Seats the next treatment within some minutes, and all after it; undefined where they do not fit. */
function seat(search: Search, turns: readonly Turn[], within: Interval): Turn[] | undefined {
  const wish = search.wishes[turns.length];
  if (!wish) return [...turns];
  const state = stateOf(search, turns, within);
  if (search.hopeless.has(state)) return undefined;
  for (const hopeful of intersect(search.hopeful[turns.length] ?? [], [within])) {
    for (let minute = hopeful.from; minute < hopeful.to; minute++) {
      for (const employeeId of whoCan(search, turns, minute)) {
        if (search.turnsLeft-- <= 0) return undefined;
        const end = minute + wish.durationMinutes;
        const after = { from: end, to: end + search.idleMinutes + 1 };
        const rest = seat(search, [...turns, { employeeId, minute }], after);
        if (rest) return rest;
      }
    }
  }
  if (search.turnsLeft > 0) search.hopeless.add(state);
  return undefined;
}

/** Everything about the turns so far that the rest depends on: what is over before any buffer begins no longer counts. */
function stateOf(search: Search, turns: readonly Turn[], within: Interval): string {
  const earliest = within.from - Math.max(...search.wishes.map((wish) => wish.bufferBeforeMinutes));
  const own = ownBlocks(search, turns).map(({ employeeId, to }) => `${employeeId}:${to > earliest ? to : ''}`);
  return `${turns.length} ${within.from} ${own.toSorted().join(' ')}`;
}

/** Who is free for the next treatment at a minute, the guest's own turns considered; the least loaded first. */
function whoCan(search: Search, turns: readonly Turn[], minute: number): number[] {
  const wish = search.wishes[turns.length];
  const day = dayOf(search.roster, minute);
  if (!wish || !day) return [];
  const begins = minute + (blocks(wish)[0]?.from ?? 0);
  const own = ownBlocks(search, turns);
  const sameDay = turns.filter((turn) => day.startMinute <= turn.minute);
  return (search.people[turns.length] ?? [])
    .filter(({ employeeId, free }) => {
      const taken = own.filter((block) => block.employeeId === employeeId);
      const more = { ofHouse: sameDay.length, own: sameDay.filter((turn) => turn.employeeId === employeeId).length };
      return (
        isIn(free, minute) && taken.every(({ to }) => to <= begins) && !search.roster.isFull(employeeId, day, more)
      );
    })
    .map(({ employeeId }) => ({ employeeId, load: search.roster.loadOf(employeeId, day) }))
    .toSorted((a, b) => a.load - b.load || a.employeeId - b.employeeId)
    .map(({ employeeId }) => employeeId);
}

/** Until when each of the turns holds its employee. */
const ownBlocks = ({ wishes }: Search, turns: readonly Turn[]): { employeeId: number; to: number }[] =>
  turns.map(({ employeeId, minute }, turn) => {
    const wish = wishes[turn];
    return { employeeId, to: minute + (wish ? (blocks(wish).at(-1)?.to ?? 0) : 0) };
  });
