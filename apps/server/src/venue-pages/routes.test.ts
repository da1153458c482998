import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
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
    expect(page.employees).toEqual(expect.arrayContaining(one.employees));
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
