import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.ts';
import { cities } from '../cities.ts';
import { zone } from '../working-times.ts';
import { users } from '../users.ts';
import type { WorldEmployee, SocialSite, WorldVenue, WorldWeek } from '../world-venue.ts';

/** The venues, their teams and their hours. */
export function venueRows(venues: WorldVenue[], now: Temporal.Instant) {
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  return {
    cities: cities.map(({ id, code, name, governorateCode, governorate }) => ({
      id,
      code,
      name,
      governorate_code: governorateCode,
      governorate,
    })),
    venues: venues.map((venue) => venueRow(venue, now)),
    employees: venues.flatMap((venue) =>
      venue.team.map((employee, position) => employeeRow(venue, employee, position, today)),
    ),
    weeklyHours: numbered(venues.flatMap(hoursRows)),
    weeklyBreaks: numbered(venues.flatMap(breakRows)),
    womenOnlyHours: numbered(venues.flatMap(womenOnlyRows)),
    hoursExceptions: numbered(venues.flatMap((venue) => exceptionRows(venue, today))),
  };
}

const venueRow = (venue: WorldVenue, now: Temporal.Instant) =>
  ({
    id: venue.id,
    owner_id: users[venue.owner].id,
    city_id: cities.find(({ code }) => code === venue.city)?.id ?? 0,
    type: venue.type,
    name: venue.name,
    address: venue.address,
    district: venue.district,
    postcode: venue.postcode,
    latitude: venue.at[0],
    longitude: venue.at[1],
    phone: `+964 700 000 ${1000 + venue.id}`,
    email: `salam@${venue.site}.example`,
    website: `https://${venue.site}.example`,
    social: socialOf(venue.social, venue.site),
    is_women_only: venue.isWomenOnly,
    slot_step_minutes: venue.slotStepMinutes,
    lead_minutes: venue.leadMinutes,
    answer_minutes: venue.answerMinutes,
    daily_cap: venue.dailyCap ?? null,
    created_at: now.subtract({ hours: venue.sinceDays * 24 }).toString(),
    approved_at: now.subtract({ hours: venue.sinceDays * 24 }).toString(),
  }) satisfies Insertable<DB['venues']>;

const employeeRow = (venue: WorldVenue, employee: WorldEmployee, position: number, today: Temporal.PlainDate) => {
  const handle = (employee.name.en.split(' ').find((part) => part !== 'Dr.') ?? '').toLowerCase();
  return {
    id: employee.id,
    venue_id: venue.id,
    name: employee.name,
    job: employee.job,
    gender: employee.gender,
    phone: `+964 700 001 ${String(employee.id).padStart(4, '0')}`,
    email: `${handle}@${venue.site}.example`,
    website: `https://${venue.site}.example/${handle}`,
    social: socialOf(venue.social.slice(0, 1), `${venue.site}-${handle}`),
    portrait: `portrait-${employee.id}`,
    posted_on: today.subtract({ days: 30 + ((employee.id * 37) % 600) }).toString(),
    position,
  } satisfies Insertable<DB['employees']>;
};

const accounts: Record<SocialSite, string> = {
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/company/',
  youtube: 'https://www.youtube.com/@',
};

/** Social accounts of a handle that no real account has. */
const socialOf = (sites: SocialSite[], handle: string): Record<string, string> =>
  Object.fromEntries(sites.map((site) => [site, `${accounts[site]}tajmeelspot-demo-${handle}`]));

const hoursRows = (venue: WorldVenue) => [
  ...weekRows(venue.id, null, venue.hours),
  ...venue.team.flatMap(({ id, hours }) => (hours ? weekRows(venue.id, id, hours) : [])),
];

const weekRows = (venue: number, employee: number | null, week: WorldWeek) =>
  week.flatMap((day, index) =>
    day.map(({ from, to }) => ({
      venue_id: venue,
      employee_id: employee,
      weekday: index + 1,
      opens_minute: from,
      closes_minute: to,
    })),
  );

const breakRows = (venue: WorldVenue) =>
  [{ id: null, breaks: venue.breaks }, ...venue.team].flatMap(({ id, breaks }) =>
    (breaks ?? []).flatMap((day, index) =>
      day.map(({ from, to }) => ({
        venue_id: venue.id,
        employee_id: id,
        weekday: index + 1,
        starts_minute: from,
        ends_minute: to,
      })),
    ),
  );

const womenOnlyRows = (venue: WorldVenue) =>
  (venue.womenOnly ?? []).flatMap((day, index) =>
    day.map(({ from, to }) => ({
      venue_id: venue.id,
      weekday: index + 1,
      starts_minute: from,
      ends_minute: to,
    })),
  );

const exceptionRows = (venue: WorldVenue, today: Temporal.PlainDate) =>
  (venue.exceptions ?? []).map(({ employee, startsIn, endsIn, weekday, priority, hours, reason }) => ({
    venue_id: venue.id,
    employee_id: employee ?? null,
    kind: hours ? 'open' : 'closed',
    priority: priority ?? 0,
    weekday: weekday ?? null,
    starts_on: today.add({ days: startsIn }).toString(),
    ends_on: today.add({ days: endsIn }).toString(),
    opens_minute: hours?.from ?? null,
    closes_minute: hours?.to ?? null,
    reason,
  }));

const numbered = <T extends object>(rows: T[]): (T & { id: number })[] =>
  rows.map((row, index) => ({ ...row, id: index + 1 }));
