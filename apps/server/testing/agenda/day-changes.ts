import { landmarks } from '#db/world/landmarks.ts';
import type { Random } from '../trust/random.ts';

const venue = landmarks.noorSalon;
const mine = `venue_id = ${venue}`;
const one = (table: string, which = 'true') =>
  `ctid = (select ctid from ${table} where ${mine} and ${which} order by random() limit 1)`;
const words = (text: string) => `jsonb_build_object('en', '${text}' || random()::text)`;
const shown = (which = 'true') =>
  `(select id from bookings where ${mine} and lower(during) > timestamptz '2026-12-09' and ${which} order by random() limit 1)`;
const toggle = (column: string, value: string) => `${column} = case when ${column} is null then ${value} end`;

/** What a change needs to know; `now` is the clock of the test. */
type DayChangeInput = {
  readonly random: Random;
  readonly customers: readonly number[];
  readonly staff: number;
  readonly now: () => string;
};

type DayChanges = Record<string, readonly (() => string)[]>;

/**
 * Statements that change what a day of Noor Salon is made from, by the table that they change, and no other one (the first word): run them with
 * `session_replication_role = replica`, so that no trigger does.
 */
export const listDayChanges = (input: DayChangeInput): DayChanges => ({
  ...bookingChanges(input),
  ...teamChanges(input),
  ...hoursChanges(),
  ...customerChanges(input),
  ...resourceChanges(),
});

function bookingChanges({ random, customers, now }: DayChangeInput): DayChanges {
  const customer = () => random.of(customers);
  return {
    bookings: [
      () => `update bookings set notes = notes || 'x' where id = ${shown()}`,
      () =>
        `update bookings set status = '${random.of(['pending', 'confirmed', 'completed', 'no_show', 'cancelled'])}' where id = ${shown()}`,
      () => `update bookings set price_iqd = price_iqd + 250 where id = ${shown('first_item_id <> id')}`,
      () => `delete from bookings where id = ${shown("first_item_id is null and status = 'cancelled'")}`,
    ],
    'bookings of the night before': [
      () =>
        `update bookings set price_iqd = price_iqd + 250, status = '${random.of(['completed', 'no_show'])}'
          where ${mine} and customer_name = 'Customer' and lower(during) = '2026-12-11T20:40:00Z'`,
    ],
    'bookings after midnight': [
      () =>
        `update bookings set price_iqd = price_iqd + 250 where ${mine} and customer_name = 'Customer' and lower(during) > '2026-12-12T21:00:00Z'`,
    ],
    'bookings elsewhere': [
      () =>
        `update bookings set status = '${random.of(['completed', 'no_show', 'cancelled'])}' where venue_id <> ${venue} and customer_id = ${customer()}`,
    ],
    booking_events: [
      () =>
        `insert into booking_events (venue_id, booking_id, status, created_at) select ${venue}, id, 'no_show', '${now()}'
          from bookings where id = ${shown("status = 'no_show'")}`,
    ],
    'booking_events elsewhere': [
      () =>
        `insert into booking_events (venue_id, booking_id, status, actor_id, created_at)
          select venue_id, id, 'cancelled', customer_id, lower(during) from bookings
          where venue_id <> ${venue} and status = 'cancelled' and customer_id in (${customers.join()})`,
      () => `delete from booking_events where status = 'cancelled' and actor_id in (${customers.join()})`,
    ],
  };
}

const teamChanges = ({ random, staff }: DayChangeInput): DayChanges => ({
  services: [
    () =>
      `update services set title = ${words('Service ')} where id = (select service_id from bookings where id = ${shown()})`,
    () =>
      `update services set status = case status when 'draft' then 'published' else 'draft' end where ${one('services')}`,
  ],
  venues: [
    () => `update venues set name = ${words('Salon ')} where id = ${venue}`,
    () => `update venues set cancel_hours = ${random.of([1, 4, 24, 48])} where id = ${venue}`,
  ],
  cities: [
    () => `update cities set name = ${words('City ')} where id = (select city_id from venues where id = ${venue})`,
  ],
  employees: [
    () => `update employees set name = ${words('Sara ')} where ${one('employees')}`,
    () => `update employees set is_active = not is_active where ${one('employees')}`,
  ],
  memberships: [
    () =>
      `update memberships set employee_id = (select id from employees where ${mine} order by random() limit 1)
          where ${mine} and user_id = ${staff}`,
    () =>
      `update memberships set role = case role when 'staff' then 'manager' else 'staff' end where ${mine} and user_id = ${staff}`,
  ],
});

const hoursChanges = (): DayChanges => ({
  opening_hours: [
    () =>
      `update opening_hours set closes_minute = closes_minute - 1 where ${mine} and closes_minute > opens_minute + 60`,
    () => `delete from opening_hours where ${one('opening_hours')} and random() < 0.2`,
  ],
  weekly_breaks: [
    () =>
      `insert into weekly_breaks (venue_id, weekday, starts_minute, ends_minute)
          select ${venue}, 6, m, m + 5 from (select 660 + (random() * 300)::int as m) x`,
    () => `delete from weekly_breaks where ${one('weekly_breaks')}`,
  ],
  // They are read with the other hours, and not shown.
  women_only_hours: [
    () => `insert into women_only_hours (venue_id, weekday, starts_minute, ends_minute) values (${venue}, 6, 600, 660)`,
  ],
  hours_exceptions: [
    () =>
      `insert into hours_exceptions (venue_id, employee_id, kind, starts_on, ends_on, opens_minute, closes_minute, reason)
          select ${venue}, (select id from employees where ${mine} order by random() limit 1), 'blocked', '2026-12-11', '2026-12-12', m, m + 10,
            '{"en": "Bank"}' from (select 660 + (random() * 300)::int as m) x`,
    () => `delete from hours_exceptions where ${one('hours_exceptions')}`,
  ],
});

function customerChanges({ random, customers, now }: DayChangeInput): DayChanges {
  const customer = () => random.of(customers);
  return {
    users: [
      () => `update users set phone = '+96477' || (10000000 + random() * 80000000)::int where id = ${customer()}`,
      () => `update users set ${toggle('erased_at', 'now()')} where id = ${customer()}`,
    ],
    clients: [
      () =>
        `update clients set ${toggle('sealed_allergies', String.raw`'\x01'::bytea`)} where customer_id = ${customer()}`,
      () =>
        `update clients set merged_into = case when merged_into is null then (select min(id) from clients where ${mine} and name = 'Target') end
          where ${mine} and customer_id = ${customer()}`,
    ],
    'clients merged': [
      () =>
        `update clients set ${toggle('sealed_allergies', String.raw`'\x01'::bytea`)} where ${mine} and name = 'Target'`,
    ],
    proposals: [
      () =>
        `insert into proposals (venue_id, booking_id, by_vendor, created_at, expires_at, starts_at, state)
          select ${venue}, id, true, '${now()}', timestamptz '${now()}' + make_interval(mins => ${random.of([5, 90, 3000])}),
            lower(during) + interval '1 hour', 'open' from bookings where id = ${shown("status in ('pending', 'confirmed')")}
            and not exists (select from proposals o where o.booking_id = bookings.id and o.state = 'open')`,
      () => `update proposals set state = 'declined' where ${one('proposals', "state = 'open'")}`,
    ],
  };
}

const resourceChanges = (): DayChanges => ({
  resource_kinds: [() => `update resource_kinds set name = ${words('Laser ')} where ${one('resource_kinds')}`],
  resources: [() => `update resources set label = 'No ' || left(random()::text, 8) where ${one('resources')}`],
  resource_uses: [
    () =>
      `update resource_uses set resource_id = (select id from resources where ${mine} order by random() limit 1)
          where ${one('resource_uses')}`,
    () => `delete from resource_uses where ${one('resource_uses')} and random() < 0.3`,
  ],
});
