import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';
import { randomFrom, type Random } from '#testing/trust/random.ts';
import { addCompletedBooking } from '#testing/completed-bookings.ts';
import { fadeStandings } from './fade-standings.ts';
import { voiceParts, standingOf } from './rules.ts';

const server = useServer();
const services = [101, 102, 103, 201, 202, 701];
const venues = [1, 2, 7];

type Word = { kind: string; service: number; author: number; venue: number; rating: number; at: string };
type Sums = { count: number; ratingSum: number; ratingWeight: number; features: number; featuresWeight: number };

/** The sums of every service from the words themselves, by another way than that of the database. */
async function countAnew(): Promise<Map<number, Sums>> {
  const words = await rowsOf<Word>(`
    select 'review' as kind, r.service_id as service, r.user_id as author, s.venue_id as venue, r.rating, r.created_at::text as at
      from reviews r join services s on s.id = r.service_id
    union all select 'feature', f.service_id, f.user_id, s.venue_id, 0, f.created_at::text
      from features f join services s on s.id = f.service_id`);
  const bookings = await rowsOf<{ author: number; venue: number; at: string }>(`
    select customer_id as author, venue_id as venue, max(lower(during))::text as at from bookings
    where status = 'completed' group by 1, 2`);
  const barred = new Set(
    (
      await rowsOf<{ of: string }>(`
    select u.id || ' ' || v.id as of from users u, venues v where u.role = 'vendor' or exists (select from memberships m where m.user_id = u.id)
      or exists (select from excluded_voices x where x.user_id = u.id and x.venue_id = v.id)`)
    ).map(({ of }) => of),
  );
  const booked = new Map(bookings.map(({ author, venue, at }) => [`${author} ${venue}`, at]));
  const sums = new Map<number, Sums>();
  for (const { kind, service, author, venue, rating, at } of words) {
    const lastAt = booked.get(`${author} ${venue}`);
    if (lastAt === undefined || barred.has(`${author} ${venue}`)) continue;
    const shared = words.filter((one) => one.kind === kind && one.author === author && one.venue === venue).length;
    const parts = voiceParts(daysSince(at < lastAt ? at : lastAt), shared);
    const sum = sums.get(service) ?? { count: 0, ratingSum: 0, ratingWeight: 0, features: 0, featuresWeight: 0 };
    if (kind === 'review') {
      sum.count += 1;
      sum.ratingSum += rating * parts;
      sum.ratingWeight += parts;
    } else {
      sum.features += 1;
      sum.featuresWeight += parts;
    }
    sums.set(service, sum);
  }
  return sums;
}

const rowsOf = async <Row extends object>(text: string): Promise<Row[]> =>
  (await server.deps.pool.query<Row>(text)).rows;

const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO('Asia/Baghdad').toPlainDate();
const daysSince = (at: string): number =>
  dayOf(Temporal.Instant.from(at.replace(' ', 'T'))).until(dayOf(server.deps.clock.now())).days;

/** The services that do not hold what a computation from scratch gives, with both. */
async function listDifferences() {
  const anew = await countAnew();
  const rows = await server.deps.db.selectFrom('services').selectAll().execute();
  return rows.flatMap((row) => {
    const expected = anew.get(row.id) ?? { count: 0, ratingSum: 0, ratingWeight: 0, features: 0, featuresWeight: 0 };
    const { rating_count: count, rating_sum: ratingSum, rating_weight: ratingWeight } = row;
    const { features_count: features, features_weight: featuresWeight } = row;
    const stored = { count, ratingSum, ratingWeight, features, featuresWeight };
    const isRight = isDeepStrictEqual(stored, expected) && row.standing === standingOf(expected).total;
    return isRight ? [] : [{ id: row.id, standing: row.standing, stored, expected }];
  });
}

const anyOf = (table: string) => `(select ctid from ${table} order by random() limit 1)`;

/** What may happen to what the order hangs on, by any hand. */
function changeOf(random: Random, authors: readonly number[]): [string, ...unknown[]] {
  const [author, service, venue] = [random.of(authors), random.of(services), random.of(venues)];
  const at = `${2021 + random.below(6)}-0${1 + random.below(9)}-15T12:00:00Z`;
  const changes: (readonly [string, ...unknown[]])[] = [
    [
      `insert into reviews (service_id, user_id, rating, comment, created_at) values ($1, $2, $3, 'Words', $4)
        on conflict (service_id, user_id) do update set rating = excluded.rating`,
      service,
      author,
      1 + random.below(5),
      at,
    ],
    [
      `insert into features (service_id, user_id, created_at) values ($1, $2, $3) on conflict do nothing`,
      service,
      author,
      at,
    ],
    [`delete from reviews where user_id = $1 and service_id = $2`, author, service],
    [`delete from features where user_id = $1 and service_id = $2`, author, service],
    [
      `update reviews set user_id = $1 where ctid = ${anyOf('reviews')} and not exists (
        select from reviews x where x.user_id = $1)`,
      author,
    ],
    [
      `update bookings set status = $2 where customer_id = $1 and status in ('completed', 'no_show')`,
      author,
      random.of(['completed', 'no_show']),
    ],
    [
      `update bookings set status = 'no_show' where id = (select id from bookings where customer_id = $1 limit 1)`,
      author,
    ],
    [
      `delete from bookings where id = (select id from bookings where customer_id = $1 and first_item_id is null
        and origin = 'site' and status = 'no_show' limit 1)`,
      author,
    ],
    [`update users set role = case when role = 'vendor' then 'customer' else 'vendor' end where id = $1`, author],
    [
      `insert into memberships (venue_id, user_id, role, created_at) values (9, $1, 'manager', now()) on conflict do nothing`,
      author,
    ],
    [`delete from memberships where user_id = $1 and role = 'manager'`, author],
    [`insert into excluded_voices values ($1, $2, 'A ring', now()) on conflict do nothing`, author, venue],
    [`delete from excluded_voices where user_id = $1`, author],
  ];
  return [...random.of(changes)] as [string, ...unknown[]];
}

/** A review that two changes give to one author at once goes to the first. */
function unlessTakenAtOnce(error: unknown): void {
  if ((error as { constraint?: string }).constraint !== 'reviews_service_id_user_id_key') throw error;
}

describe('the figures that order services', () => {
  it('R13.08 the database orders by the published function, whatever the figures', async () => {
    const parts = fc.record({
      ratingSum: fc.integer({ min: 0, max: 2_000_000_000 }),
      ratingWeight: fc.integer({ min: 0, max: 400_000_000 }),
      featuresWeight: fc.integer({ min: 0, max: 400_000_000 }),
    });
    for (const figures of fc.sample(parts, 300)) {
      const { ratingSum, ratingWeight, featuresWeight } = figures;
      const found = await sql<{ total: number }>`
        select standing_of(${ratingSum}, ${ratingWeight}, ${featuresWeight}) as total`.execute(server.deps.db);
      expect([figures, Number(found.rows[0]?.total)]).toEqual([figures, standingOf(figures).total]);
    }
  });

  it('R13.07 a voice fades in steps of a year, and the day of the next one is known', async () => {
    for (const [days, shared] of [0, 1, 364, 365, 729, 730, 1094, 1095, 4000].flatMap((n) =>
      [1, 2, 7].map((m) => [n, m] as const),
    )) {
      const found = await sql<{ parts: number; left: number | null }>`
        select voice_weight(t, ${shared}, d) as parts, voice_fades_on(t, d) - d as left
        from (select '2026-01-10T23:30:00+03'::timestamptz as t, '2026-01-10'::date + ${days}::int as d) n`.execute(
        server.deps.db,
      );
      const left = days < 1095 ? 365 - (days % 365) : null;
      expect([days, found.rows[0]]).toEqual([days, { parts: voiceParts(days, shared), left }]);
    }
  });
});

describe('the figures that the database keeps', () => {
  it('R13.07 are those of a computation from scratch in the demo world', async () => {
    expect(await listDifferences()).toEqual([]);
  });

  it.each([1, 2, 3])(
    'R13.07 stay right under any changes by any hand, run %i',
    async (seed) => {
      const random = randomFrom(seed);
      const authors: number[] = [];
      for (let index = 0; index < 6; index++) authors.push((await server.signIn()).id);
      for (const author of authors) {
        for (const service of [101, 201, 701].filter(() => random.below(3) > 0))
          await addCompletedBooking(server, author, service, random.below(1500));
      }
      for (let step = 0; step < 60; step++) {
        // Up to three at once, on connections of their own; what another one made impossible does not happen.
        const batch = Array.from({ length: 1 + random.below(3) }, () => changeOf(random, authors));
        await Promise.all(
          batch.map(([text, ...values]) => server.deps.pool.query(text, values).catch(unlessTakenAtOnce)),
        );
      }
      expect(await listDifferences()).toEqual([]);
    },
    60_000,
  );
});

describe('a review and a booking at once', () => {
  it('R13.07 a visit that is completed while its review is written counts, whichever ends first', async () => {
    for (const isReviewFirst of [true, false]) {
      const { id } = await server.signIn();
      const booking = await addCompletedBooking(server, id, 702);
      await server.deps.pool.query(`update bookings set status = 'no_show' where id = $1`, [booking]);
      const [one, other] = [await server.deps.pool.connect(), await server.deps.pool.connect()];
      await one.query('begin');
      await other.query('begin');
      await one.query(`update bookings set status = 'completed' where id = $1`, [booking]);
      await other.query(
        `insert into reviews (service_id, user_id, rating, comment, created_at) values (702, $1, 5, 'Fine', now())`,
        [id],
      );
      const [first, second] = isReviewFirst ? [other, one] : [one, other];
      await Promise.all([first.query('commit'), second.query('commit')]);
      one.release();
      other.release();
      const review = server.deps.db.selectFrom('reviews').select('voice').where('user_id', '=', id);
      expect(await review.executeTakeFirst()).toEqual({ voice: 'counted' });
    }
    expect(await listDifferences()).toEqual([]);
  });
});

describe('fadeStandings', () => {
  it('R13.07 fades on the day that it says, service by service', async () => {
    await server.moveTo(frozenNow.add({ hours: 24 * 400 }));
    await fadeStandings(server.deps);
    expect(await listDifferences()).toEqual([]);
    await server.moveTo(frozenNow);
  });
});
