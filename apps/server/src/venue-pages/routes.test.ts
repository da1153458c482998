import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { addCompletedBooking } from '#testing/completed-bookings.ts';
import { createVenueWithDraft } from '#testing/request-bodies.ts';

const server = useServer();
const find = async (slug: string) => (await server.client().findVenuePage({ params: { slug } })).data;
const { service, hairCut } = landmarks.specifiedPrices;

describe('findVenuePage', () => {
  it('R14.01 shows every published service with its prices, the team, hours, licences, pictures and reviews', async () => {
    const page = await find('noor-salon');
    const services = await server.client().listServices({ query: { limit: '100' } });
    const own = services.filter(({ establishment }) => establishment.id === landmarks.noorSalon);
    expect(new Set(page.services.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)));
    const one = await server.client().findService({ params: { id: String(service) } });
    expect(page.services.find(({ id }) => id === service)).toMatchObject({
      title: one.title,
      pricing: one.pricing,
      employee_ids: one.employees.map(({ id }) => id),
    });
    expect(page.venue).toEqual(one.establishment);
    expect(page.licences).toEqual(one.licences);
    expect(page.availability).toEqual(one.availability);
    expect(page.employees).toEqual(
      expect.arrayContaining(one.employees.map((employee) => expect.objectContaining(employee))),
    );
    expect(page.pictures.map(({ url }) => url)).toEqual(expect.arrayContaining(one.images));
  });

  it('R14.01 sums up the reviews of all services that count', async () => {
    const page = await find('noor-salon');
    const { rows } = await sql<{ n: number; stars: number }>`
      select count(*)::int as n, r.rating as stars from reviews r join services s on s.id = r.service_id
      where s.venue_id = ${landmarks.noorSalon} and r.voice = 'counted' group by r.rating`.execute(server.deps.db);
    const count = rows.reduce((sum, { n }) => sum + n, 0);
    expect(page.reviews_count).toBe(count);
    expect(page.histogram.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
    for (const { n, stars } of rows) expect(page.histogram.find((row) => row.stars === stars)?.count).toBe(n);
    expect(page.rating).toBeGreaterThan(3);
    const dates = page.reviews.map((review) => review.created_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(page.reviews.every(({ voice, service: { title } }) => voice === 'counted' && title !== '')).toBe(true);
  });

  it('R14.01 names three next slots, each with a treatment that can be booked then', async () => {
    const { next_slots: slots, services } = await find('noor-salon');
    expect(slots).toHaveLength(3);
    for (const { date, time, treatment } of slots) {
      const own = services.find(({ pricing }) => pricing.some(({ id }) => id === treatment.id));
      const query = { treatment_id: String(treatment.id), from: date, days: '1' };
      const { data } = await server.client().listSlots({ params: { id: String(own?.id) }, query });
      expect(data.days[0]?.times).toContainEqual({ time, is_free: true });
    }
  });
});

describe('the reviews and the team of a venue', () => {
  const ofService = async (reviews: string) =>
    (await server.client().findVenuePage({ params: { slug: 'noor-salon' }, query: { reviews } })).data;

  it('R14.01 lists the reviews of one service where it is asked for, of all where it has no such service', async () => {
    const all = await find('noor-salon');
    for (const { id, reviews_count: count } of all.services) {
      const { reviews, reviews_count } = await ofService(String(id));
      expect(reviews.every((review) => review.service.id === id)).toBe(true);
      expect(reviews).toHaveLength(Math.min(8, count));
      expect(reviews_count).toBe(all.reviews_count);
    }
    expect((await ofService('999999')).reviews).toEqual(all.reviews);
  });

  it('findVenuePage answers invalid to reviews of what is no service', async () => {
    expect((await apiErrorOf(ofService('hair'))).body?.code).toBe('invalid');
  });

  it('R14.01 rates everybody by reviews after a completed visit with them, from three on', async () => {
    const { rows: written } = await sql<{ user_id: number; at: Date }>`
      select user_id, created_at as at from reviews where service_id = ${service} and voice = 'counted'
      order by id limit 4`.execute(server.deps.db);
    for (const { user_id: userId, at } of written) {
      const id = await addCompletedBooking(server, userId, service);
      await sql`update bookings set employee_id = 103, during = tstzrange(x, y), held = tstzmultirange(tstzrange(x, y))
        from (select ${at}::timestamptz - interval '1 hour' as x, ${at}::timestamptz - interval '59 minutes' as y) time
        where id = ${id}`.execute(server.deps.db);
    }
    const { employees } = await find('noor-salon');
    const given = await starsByEmployee();
    expect(given.get(103)?.length).toBeGreaterThan(3);
    for (const { id, rating, reviews_count: count } of employees) {
      const stars = given.get(id) ?? [];
      expect(count).toBe(stars.length);
      const mean = count < 3 ? 0 : stars.reduce((sum, one) => sum + one, 0) / count;
      expect(rating === null).toBe(count < 3);
      expect(Math.abs((rating ?? 0) - mean)).toBeLessThan(0.051);
    }
  });

  it('R14.01 names the next time of each, which is free with that employee for that treatment', async () => {
    const { employees, services } = await find('noor-salon');
    const free = employees.flatMap(({ id, next_slot: slot }) => (slot ? [{ id, ...slot }] : []));
    expect(free.length).toBeGreaterThan(2);
    for (const { id, date, time, treatment } of free) {
      const own = services.find(({ pricing }) => pricing.some((one) => one.id === treatment.id));
      const query = { treatment_id: String(treatment.id), employee_id: String(id), from: date, days: '1' };
      const { data } = await server.client().listSlots({ params: { id: String(own?.id) }, query });
      expect(data.days[0]?.times.find(({ is_free: isFree }) => isFree)?.time).toBe(time);
    }
  });
});

/** The stars that count, by the employee of the author's last visit before them. */
async function starsByEmployee(): Promise<Map<number, number[]>> {
  type Voice = { user_id: number; service_id: number; rating: number; at: Date };
  type PastBooking = { customer_id: number; service_id: number; employee_id: number; at: Date };
  const reviews = await sql<Voice>`select r.user_id, r.service_id, r.rating, r.created_at as at from reviews r
    join services s on s.id = r.service_id where s.venue_id = ${landmarks.noorSalon} and r.voice = 'counted'`.execute(
    server.deps.db,
  );
  const bookings = await sql<PastBooking>`select customer_id, service_id, employee_id, lower(during) as at from bookings
    where venue_id = ${landmarks.noorSalon} and status = 'completed' order by at`.execute(server.deps.db);
  const given = new Map<number, number[]>();
  for (const { user_id: userId, service_id: serviceId, rating, at } of reviews.rows) {
    const last = bookings.rows.findLast(
      (one) => one.customer_id === userId && one.service_id === serviceId && one.at <= at,
    );
    if (last) given.set(last.employee_id, [...(given.get(last.employee_id) ?? []), rating]);
  }
  return given;
}

describe('when, and under which address', () => {
  it('R14.01 says on which of the next days other hours hold', async () => {
    const { venue, inDays } = landmarks.closedNextWeek;
    const { rows } = await sql<{ slug: string }>`select slug from venues where id = ${venue}`.execute(server.deps.db);
    const page = await find(rows[0]?.slug ?? '');
    const today = server.deps.clock.now().toZonedDateTimeISO('Asia/Baghdad').toPlainDate();
    expect(page.special_days).toContainEqual({ date: today.add({ days: inDays }).toString(), intervals: [] });
  });

  it('R14.01 is found by a former address, and says which one it has now', async () => {
    const owner = await createOwner(server, landmarks.noorSalon);
    await owner.client.changeSlug({ params: { id: String(landmarks.noorSalon) }, body: { slug: 'noor-karrada' } });
    expect((await find('noor-salon')).venue.slug).toBe('noor-karrada');
    await owner.client.changeSlug({ params: { id: String(landmarks.noorSalon) }, body: { slug: 'noor-salon' } });
    expect((await find('noor-karrada')).venue.slug).toBe('noor-salon');
  });

  it('R14.01 findVenuePage answers not_found while nothing of a venue may be seen', async () => {
    const { venue } = await createVenueWithDraft(server, { name: { en: 'Only a draft' } });
    for (const slug of [venue.slug, 'there-is-none', 'a'])
      expect((await apiErrorOf(find(slug))).body?.code).toBe('not_found');
    await sql`update venues set approved_at = null where slug = 'sumer-barbers'`.execute(server.deps.db);
    expect((await apiErrorOf(find('sumer-barbers'))).body?.code).toBe('not_found');
  });

  it('R14.01 names every treatment once, in the language asked for', async () => {
    const { data } = await server.client({ language: 'ckb' }).findVenuePage({ params: { slug: 'noor-salon' } });
    const ids = data.services.flatMap(({ pricing }) => pricing.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(hairCut);
    expect(data.venue.name).not.toBe('Noor Salon');
  });
});

describe('listVenuePages', () => {
  it('R14.02 lists the addresses of the venues of a city that can be seen, page by page', async () => {
    const { data, next_cursor } = await server.client().listVenuePages({ query: { city: 'baghdad' } });
    expect(data).toContain('noor-salon');
    expect(data).toEqual(data.toSorted());
    expect(next_cursor).toBeNull();
    const rest = await server.client().listVenuePages({ query: { city: 'baghdad', cursor: 'noor-salon' } });
    expect(rest.data).toEqual(data.filter((slug) => slug > 'noor-salon'));
  });

  it('listVenuePages answers invalid to a city that is none', async () => {
    const answer = await apiErrorOf(server.client().listVenuePages({ query: { city: 'BAGHDAD!' } }));
    expect(answer.body?.code).toBe('invalid');
  });
});
