import { users, type UserKey } from '../users.ts';
import type { WorldVenue } from '../world-venue.ts';
import type { WorldBooking } from './world-booking.ts';

type EverydayPlan = { venue: number; firstDay: number; lastDay: number; at: number[] };

/** Venues with an ordinary week; the first is the one in the screenshots of the dashboard. */
const plans: EverydayPlan[] = [
  { venue: 1, firstDay: -4, lastDay: 6, at: [10 * 60, 12 * 60, 16 * 60 + 30, 18 * 60 + 30] },
  { venue: 3, firstDay: -1, lastDay: 3, at: [11 * 60, 17 * 60] },
  { venue: 4, firstDay: -1, lastDay: 3, at: [12 * 60, 20 * 60] },
  { venue: 9, firstDay: -1, lastDay: 3, at: [11 * 60, 18 * 60] },
  { venue: 10, firstDay: -1, lastDay: 3, at: [11 * 60, 17 * 60] },
  { venue: 17, firstDay: -1, lastDay: 2, at: [10 * 60 + 30, 17 * 60] },
];

/** Ordinary bookings around today; every third time stays free. */
export const everydayBookings = (venues: WorldVenue[]): WorldBooking[] =>
  plans.flatMap((plan) => {
    const venue = venues.find(({ id }) => id === plan.venue);
    return venue ? bookingsOf(venue, plan) : [];
  });

function bookingsOf(venue: WorldVenue, { firstDay, lastDay, at }: EverydayPlan): WorldBooking[] {
  const bookings: WorldBooking[] = [];
  for (let day = firstDay; day <= lastDay; day += 1) {
    for (const { id: employee } of venue.team) {
      const ownServices = venue.services.filter((service) => service.team.includes(employee));
      for (const [index, minute] of at.entries()) {
        const seed = employee + (day + 70) * 5 + index * 7;
        const service = pick(ownServices, seed);
        if (seed % 3 === 0 || !service) continue;
        const customer = pick(customersOf(venue), seed);
        if (!customer) continue;
        const treatmentIndex = seed % service.treatments.length;
        bookings.push({ customer, serviceId: service.id, treatmentIndex, employee, day, exact: true, at: minute });
      }
    }
  }
  return bookings;
}

/** Customers of a venue, without the three demo customers: women at a venue for women, men at a barber's. */
function customersOf(venue: WorldVenue): UserKey[] {
  const onlyMen = venue.team.every(({ gender }) => gender === 'male') && venue.type === 'saloon';
  return (Object.keys(users) as UserKey[]).filter((key) => {
    const { id, role, gender } = users[key];
    if (role !== 'customer' || id < 20) return false;
    return venue.isWomenOnly ? gender === 'female' : !onlyMen || gender === 'male';
  });
}

const pick = <T>(list: T[], seed: number): T | undefined => list[seed % list.length];
