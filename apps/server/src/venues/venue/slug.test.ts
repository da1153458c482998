import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestUser, createUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { venueBody } from '#testing/request-bodies.ts';

const server = useServer();
const of = (id: number) => ({ params: { id: String(id) } });
let vendor: TestUser;

beforeEach(async () => {
  vendor = await createUser(server, 'vendor');
});

const make = async (name: { en?: string; ar?: string; ckb?: string }, by: TestUser = vendor) =>
  (await by.client.createVenue({ body: venueBody({ name }) })).data;

const change = (id: number, slug: string, by: TestUser = vendor) => by.client.changeSlug({ ...of(id), body: { slug } });

const errorsOf = async (answer: Promise<unknown>) => (await apiErrorOf(answer)).body?.errors;

describe('the address of a new venue', () => {
  it.each([
    ['the English name', { en: "Layla's Salon & Spa", ar: 'صالون ليلى' }, 'laylas-salon-spa'],
    ['an Arabic name in Latin letters', { ar: 'صَالون نور' }, 'salun-nur'],
    ['a Kurdish name in Latin letters', { ckb: 'ساڵۆنی ژیان' }, 'saloni-zhyan'],
    [
      'at most about thirty characters',
      { en: 'The very long name of a beauty salon in Kirkuk' },
      'the-very-long-name-of-a-beauty',
    ],
    ['accents as plain letters', { en: 'Café Beauté' }, 'cafe-beaute'],
    ['an address that says more, where the name is reserved', { en: 'Support' }, 'support-kirkuk'],
    ['a neutral one, where it sounds like the marketplace', { en: 'Tajmeel Spot Official' }, 'venue-kirkuk'],
  ])('R14.01 is %s', async (_, name, slug) => {
    expect((await make(name)).slug).toBe(slug);
  });

  it('R14.01 is another one for each of several venues of one name, also when they are entered at once', async () => {
    const [first, second, ...others] = await Promise.all([1, 2, 3, 4].map(() => make({ en: 'Yasmin of Kirkuk' })));
    const slugs = [first, second, ...others].map((venue) => venue?.slug);
    expect(new Set(slugs).size).toBe(4);
    expect(slugs).toContain('yasmin-of-kirkuk');
    expect(slugs).toContain('yasmin-of-kirkuk-kirkuk');
  });

  it('R14.01 is there for a venue whose name has no letter at all', async () => {
    const venue = await make({ en: '100%' });
    expect(venue.slug).toMatch(/^venue-100/);
    expect((await make({ en: '!!!' })).slug).toMatch(/^venue-\w+/);
  });
});

describe('changeSlug', () => {
  it('R14.01 gives another address, capitals as small letters, and keeps the former one for the venue', async () => {
    const venue = await make({ en: 'Rose House' });
    expect((await change(venue.id, 'Rose-Of-Kirkuk')).data.slug).toBe('rose-of-kirkuk');
    expect((await change(venue.id, 'rose-house')).data.slug).toBe('rose-house');
    const stored = await sql<{ slug: string }>`
      select slug from venue_slugs where venue_id = ${venue.id} order by slug`.execute(server.deps.db);
    expect(stored.rows.map(({ slug }) => slug)).toEqual(['rose-house', 'rose-of-kirkuk']);
  });

  it('R14.01 answers invalid to an address that another venue has or has had', async () => {
    const mine = await make({ en: 'Mine' });
    const yours = await make({ en: 'Yours' }, await createUser(server, 'vendor'));
    await change(mine.id, 'mine-and-new');
    const other = await make({ en: 'Other' });
    for (const slug of ['mine-and-new', 'mine', yours.slug]) {
      expect(await errorsOf(change(other.id, slug))).toEqual({ slug: ['This link is already in use.'] });
    }
    expect((await vendor.client.findVenue(of(other.id))).data.slug).toBe('other');
  });
});

describe('what changeSlug refuses', () => {
  it.each([
    ['a short one', 'ab'],
    ['digits alone', '12345'],
    ['a space', 'my salon'],
    ['other letters', 'صالون'],
    ['two hyphens', 'my--salon'],
    ['a path', '../admin'],
    ['a reserved word', 'dashboard'],
    ['the name of the marketplace', 'tajmeelspot-vip'],
  ])('R14.01 answers invalid to %s', async (_, slug) => {
    const venue = await make({ en: `Refused ${_}` });
    expect(Object.keys((await errorsOf(change(venue.id, slug))) ?? {})).toEqual(['slug']);
  });
});

describe('how often', () => {
  it('R14.01 lets one of two venues have an address that both ask for at once', async () => {
    const [a, b] = [await make({ en: 'First of two' }), await make({ en: 'Second of two' })];
    const answers = await Promise.allSettled([a, b].map(({ id }) => change(id, 'the-same-one')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const stored = await sql`select from venues where slug = 'the-same-one'`.execute(server.deps.db);
    expect(stored.rows).toHaveLength(1);
  });

  it('R14.01 ends after ten other addresses, and lets a venue return to a former one', async () => {
    const venue = await make({ en: 'Restless' });
    for (let number = 1; number <= 10; number += 1) await change(venue.id, `restless-${number}`);
    expect(Object.keys((await errorsOf(change(venue.id, 'restless-11'))) ?? {})).toEqual(['slug']);
    // Its own, and one of them.
    expect((await change(venue.id, 'restless-3')).data.slug).toBe('restless-3');
  });

  it('changeSlug answers not_found to others', async () => {
    const venue = await make({ en: 'Not yours' });
    const stranger = await createUser(server, 'vendor');
    expect((await apiErrorOf(change(venue.id, 'taken-over', stranger))).body?.code).toBe('not_found');
  });
});

describe('the database', () => {
  it('R14.01 refuses an address of another venue, however it is written', async () => {
    const [a, b] = [await make({ en: 'Law one' }), await make({ en: 'Law two' })];
    const write = (slug: string) => sql`update venues set slug = ${slug} where id = ${b.id}`.execute(server.deps.db);
    await expect(write(a.slug)).rejects.toMatchObject({ constraint: 'slug_in_use' });
    await expect(write('admin')).rejects.toMatchObject({ constraint: 'slug_in_use' });
    await expect(
      sql`insert into venue_slugs (slug, venue_id) values ('api', ${b.id})`.execute(server.deps.db),
    ).rejects.toMatchObject({ constraint: 'slug_invalid' });
    await expect(sql`delete from venue_slugs where venue_id = ${b.id}`.execute(server.deps.db)).rejects.toMatchObject({
      constraint: 'venues_slug_fkey',
    });
  });
});
