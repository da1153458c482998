import type { Random } from './random.ts';
import type { TrustWorld } from './trust-world.ts';

/** A statement that one connection sends, as somebody without the program would; one about bookings gives their ids. */
export type TrustStatement = {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** What the same transaction does first. */
  readonly first?: TrustStatement;
};

/** Makes one of a kind, about what a game plays with. */
export type MakeStatement = (world: TrustWorld, random: Random) => TrustStatement;

const classes = ['beautician', 'nurse', 'physician', 'dentist'] as const;
const active = `status in ('held', 'pending', 'confirmed')`;

/** A quarter of an hour of the next six days, in which a treatment takes 30 minutes. */
const timeOf = (random: Random) => {
  const day = random.below(6);
  const minute = 480 + random.below(16) * 30;
  return [`(current_moment() at time zone 'Asia/Baghdad')::date + ${day} + make_interval(mins => ${minute})`];
};

const range = (start: string) =>
  `tstzrange((${start}) at time zone 'Asia/Baghdad', (${start}) at time zone 'Asia/Baghdad' + interval '30 minutes')`;

const statement = (name: string, text: string, ...values: unknown[]): TrustStatement => ({ name, text, values });

/** What may happen, as often as it stands here. */
const operations: readonly MakeStatement[] = [
  (world, random) =>
    statement(
      'set licence',
      `insert into licences (venue_id, class, number, expires_on, verified_at)
       values ($1, $2, 'N', baghdad_today() + $3::int, now())
       on conflict (venue_id, class) do update set expires_on = excluded.expires_on`,
      random.of(world.venues),
      random.of(classes),
      random.below(16) - 2,
    ),
  (world, random) =>
    statement(
      'remove licence',
      `delete from licences where venue_id = $1 and class = $2`,
      random.of(world.venues),
      random.of(classes),
    ),
  (world, random) =>
    statement(
      'change procedure',
      `update treatments set procedure_id = $2 where id = $1`,
      random.of(world.treatments).id,
      random.of(world.procedures),
    ),
  (world, random) =>
    statement(
      'change class',
      `update procedures set licence_class = $2 where id = $1`,
      random.of(world.procedures.slice(0, 3)),
      random.of(['none', 'none', 'none', 'nurse', 'physician']),
    ),
  (world, random) => {
    const { id, venue } = random.of(world.treatments);
    return statement(
      'move treatment',
      `update treatments set service_id = $2 where id = $1`,
      id,
      random.of(world.services.filter((one) => one.venue === venue)).id,
    );
  },
  (world, random) =>
    statement(
      'change category',
      `update services set category_id = $2 where id = $1`,
      random.of(world.services).id,
      random.of([1, 5]),
    ),
  (_world, random) =>
    random.chance(0.5)
      ? statement('add rule', `insert into licence_rules values (1, 'nurse') on conflict do nothing`)
      : statement('remove rule', `delete from licence_rules where category_id = 1`),
  publish,
  (world, random) =>
    statement(
      'retitle service',
      `update services set title = $2 where id = $1`,
      random.of(world.services).id,
      wordsOf(random),
    ),
  (world, random) =>
    statement(
      'retitle treatment',
      `update treatments set title = $2 where id = $1`,
      random.of(world.treatments).id,
      wordsOf(random),
    ),
  (world, random) =>
    statement(
      'rename employee',
      `update employees set job = $2 where id = $1`,
      random.of(world.employees).id,
      wordsOf(random),
    ),
  (world, random) =>
    statement('rename venue', `update venues set name = $2 where id = $1`, random.of(world.venues), wordsOf(random)),
  ...Array.from({ length: 3 }, () => tag),
  readText,
  (world, random) =>
    statement(
      'approve venue',
      `update venues set approved_at = $2 where id = $1`,
      random.of(world.venues),
      random.chance(0.8) ? new Date(0) : null,
    ),
  team,
  (world, random) =>
    statement(
      'women only',
      `update venues set is_women_only = $2 where id = $1`,
      random.of(world.venues),
      random.chance(0.4),
    ),
  (world, random) =>
    random.chance(0.6)
      ? statement(
          'women hours',
          `insert into women_only_hours (venue_id, weekday, starts_minute, ends_minute) values ($1, $2, $3::int, $3::int + 180)`,
          random.of(world.venues),
          1 + random.below(7),
          480 + random.below(6) * 60,
        )
      : statement('no women hours', `delete from women_only_hours where venue_id = $1`, random.of(world.venues)),
  (world, random) =>
    random.chance(0.5)
      ? statement(
          'women day',
          `insert into hours_exceptions (venue_id, kind, starts_on, ends_on, priority)
           values ($1, 'women_only', baghdad_today() + $2::int, baghdad_today() + $2::int, 1)`,
          random.of(world.venues),
          random.below(6),
        )
      : statement('no women day', `delete from hours_exceptions where venue_id = $1`, random.of(world.venues)),
  (world, random) =>
    statement(
      'gender',
      `update employees set gender = $2 where id = $1`,
      random.of(world.employees).id,
      random.of(['female', 'male']),
    ),
  ...Array.from({ length: 8 }, () => (world: TrustWorld, random: Random) => book(world, random)),
  changeAndBook,
  ...Array.from({ length: 3 }, () => move),
  reassign,
  swap,
  (world, random) =>
    statement(
      'confirm',
      `update bookings set status = 'confirmed' where id = ${anyBooking(random, `status = 'pending'`)}`,
    ),
  (world, random) =>
    statement(
      'undo',
      `update bookings set status = 'confirmed' where id = ${anyBooking(random, `status in ('cancelled', 'no_show')`)}`,
    ),
  (world, random) =>
    statement(
      'cancel',
      `update bookings set status = $1 where id = ${anyBooking(random, active)}`,
      random.of(['cancelled', 'no_show']),
    ),
  (world, random) =>
    statement(
      'wish',
      `update bookings set female_staff = $1, for_other = $2 where id = ${anyBooking(random, active)}`,
      random.chance(0.5),
      random.chance(0.5),
    ),
];

/** What happens next: every second time one of those that shall happen often, where they are given. */
export const nextStatement = (world: TrustWorld, random: Random, often?: readonly MakeStatement[]): TrustStatement =>
  random.of(often && random.chance(0.5) ? often : operations)(world, random);

function wordsOf(random: Random): string {
  return JSON.stringify({ en: random.of(['Plain', 'Plain', 'Plain', 'Plain', 'Plain', 'Botox', 'Laser']) });
}

function publish(world: TrustWorld, random: Random): TrustStatement {
  const { id } = random.of(world.services);
  const status = random.of(['published', 'published', 'published', 'draft']);
  return statement('publish', `update services set status = $2 where id = $1`, id, status);
}

function readText(world: TrustWorld, random: Random): TrustStatement {
  const text = `update text_reviews set state = $2, decided_at = now() where service_id = $1 and state = 'held'`;
  return statement('read text', text, random.of(world.services).id, random.of(['approved', 'declined']));
}

/** Somebody joins or leaves the team of a service. */
function team(world: TrustWorld, random: Random): TrustStatement {
  const { id, venue } = random.of(world.employees);
  const service = random.of(world.services.filter((one) => one.venue === venue)).id;
  return random.chance(0.5)
    ? statement(
        'join team',
        `insert into service_employees values ($1, $2, $3) on conflict do nothing`,
        venue,
        service,
        id,
      )
    : statement('leave team', `delete from service_employees where service_id = $1 and employee_id = $2`, service, id);
}

function tag(world: TrustWorld, random: Random): TrustStatement {
  const { id } = random.of(world.services);
  return random.chance(0.7)
    ? statement('tag', `insert into service_tags values ($1, $2) on conflict do nothing`, id, random.of(world.tags))
    : statement('untag', `delete from service_tags where service_id = $1`, id);
}

/** Somewhere among the latest bookings of a kind. */
const anyBooking = (random: Random, kind: string) =>
  `(select id from bookings where ${kind} order by id desc offset ${random.below(12)} limit 1)`;

/** One transaction that makes a treatment another one and books it, as an import or a script would. */
function changeAndBook(world: TrustWorld, random: Random): TrustStatement {
  const treatment = random.of(world.treatments);
  const first = statement(
    'change procedure',
    `update treatments set procedure_id = $2 where id = $1`,
    treatment.id,
    random.of(world.procedures),
  );
  return { ...book(world, random, treatment), first };
}

function book(world: TrustWorld, random: Random, { id, service, venue } = random.of(world.treatments)): TrustStatement {
  const employee = random.of(world.employees.filter((one) => one.venue === venue)).id;
  const [start = ''] = timeOf(random);
  const isWalkIn = random.chance(0.2);
  return statement(
    isWalkIn ? 'walk in' : 'book',
    `insert into bookings (venue_id, employee_id, service_id, treatment_id, customer_id, origin, customer_name, treatment_title,
       duration_minutes, price_iqd, status, during, held, answer_by, created_at, for_woman, female_staff, for_other)
     values ($1, $2, $3, $4, $5, $6, 'C', '{"en": "T"}', 30, 10000, $7, ${range(start)}, tstzmultirange(${range(start)}), 'infinity', now(), $8, $9, $10)
     on conflict do nothing`,
    venue,
    employee,
    service,
    id,
    isWalkIn ? null : random.of(world.customers),
    isWalkIn ? 'venue' : 'site',
    random.of(['pending', 'confirmed']),
    random.chance(0.6),
    random.chance(0.3),
    random.chance(0.1),
  );
}

function move(_world: TrustWorld, random: Random): TrustStatement {
  const [start = ''] = timeOf(random);
  return statement(
    'move',
    `update bookings set during = ${range(start)}, held = tstzmultirange(${range(start)}) where id = ${anyBooking(random, active)} and during <> ${range(start)}`,
  );
}

function reassign(world: TrustWorld, random: Random): TrustStatement {
  return statement(
    'reassign',
    `update bookings b set employee_id = (select id from employees e where e.venue_id = b.venue_id order by id offset ${random.below(4)} limit 1)
     where id = ${anyBooking(random, active)}`,
  );
}

function swap(_world: TrustWorld, random: Random): TrustStatement {
  return statement(
    'swap',
    `update bookings b set during = o.during, held = o.held, employee_id = o.employee_id from bookings o
     where b.id = ${anyBooking(random, active)} and o.id = ${anyBooking(random, 'true')} and o.venue_id = b.venue_id and o.during <> b.during`,
  );
}

/** Teams of services whose words were read and are shown: all three are rare together. */
export const teamChanges: readonly MakeStatement[] = [team, publish, readText];
