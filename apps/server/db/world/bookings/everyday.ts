import { people, type PersonKey } from '../people.ts';
import type { Venue } from '../venue.ts';
import type { Wish } from './wish.ts';

type Round = { venue: number; firstDay: number; lastDay: number; at: number[] };

/** Venues whose diary looks like an ordinary week: the first is the one that the dashboard is shown with. */
const rounds: Round[] = [
  { venue: 1, firstDay: -4, lastDay: 6, at: [10 * 60, 12 * 60, 16 * 60 + 30, 18 * 60 + 30] },
  { venue: 3, firstDay: -1, lastDay: 3, at: [11 * 60, 17 * 60] },
  { venue: 4, firstDay: -1, lastDay: 3, at: [12 * 60, 20 * 60] },
  { venue: 9, firstDay: -1, lastDay: 3, at: [11 * 60, 18 * 60] },
  { venue: 10, firstDay: -1, lastDay: 3, at: [11 * 60, 17 * 60] },
  { venue: 17, firstDay: -1, lastDay: 2, at: [10 * 60 + 30, 17 * 60] },
];

/** Visits around today that nobody tells a story about; every third start stays free. */
export const everydayWishes = (venues: Venue[]): Wish[] =>
  rounds.flatMap((round) => {
    const venue = venues.find(({ id }) => id === round.venue);
    return venue ? wishesOf(venue, round) : [];
  });

function wishesOf(venue: Venue, { firstDay, lastDay, at }: Round): Wish[] {
  const wishes: Wish[] = [];
  for (let day = firstDay; day <= lastDay; day += 1) {
    for (const { id: employee } of venue.team) {
      const given = venue.services.filter((service) => service.team.includes(employee));
      for (const [place, minute] of at.entries()) {
        const turn = employee + (day + 70) * 5 + place * 7;
        const service = pick(given, turn);
        if (turn % 3 === 0 || !service) continue;
        const customer = pick(customersOf(venue), turn);
        if (!customer) continue;
        const item = turn % service.prices.length;
        wishes.push({ customer, serviceId: service.id, item, employee, day, exact: true, at: minute });
      }
    }
  }
  return wishes;
}

/** The three demo customers keep their own story; a venue for women receives women, a barber receives men. */
function customersOf(venue: Venue): PersonKey[] {
  const onlyMen = venue.team.every(({ gender }) => gender === 'male') && venue.type === 'saloon';
  return (Object.keys(people) as PersonKey[]).filter((key) => {
    const { id, role, gender } = people[key];
    if (role !== 'customer' || id < 20) return false;
    return venue.isWomenOnly ? gender === 'female' : !onlyMen || gender === 'male';
  });
}

const pick = <T>(list: T[], turn: number): T | undefined => list[turn % list.length];
