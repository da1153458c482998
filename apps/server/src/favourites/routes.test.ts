import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { demoPassword } from '#db/world/users.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { addCompletedBooking } from '#testing/completed-bookings.ts';

const server = useServer();
const { service } = landmarks.specifiedPrices;
const draft = 1003;
const params = (id: number) => ({ params: { id: String(id) } });
const wishlistBody = (id: number) => ({ body: { service_id: id } });
const drop = (id: number) => ({ params: { service_id: String(id) } });

const member = async () => server.client({ token: (await server.signIn()).token });

/** A customer who was at the venue of a service. */
async function visitor(serviceId: number) {
  const { id, token } = await server.signIn();
  await addCompletedBooking(server, id, serviceId);
  return server.client({ token });
}

const logIn = async (email: string, language: 'en' | 'ar' = 'en') => {
  const { token } = await server.client().logIn({ body: { email, password: demoPassword } });
  return server.client({ token, language });
};

/** One member on two devices, and presses by turns on both of them at once. */
async function twoDevices() {
  const { token, email, id } = await server.signIn();
  await addCompletedBooking(server, id, 701);
  const { token: another } = await server.client().logIn({ body: { email, password: 'a long password' } });
  const [first, second] = [server.client({ token }), server.client({ token: another })] as const;
  const press = <T>(times: number, call: (device: typeof first) => Promise<T>) =>
    Promise.all(Array.from({ length: times }, (_, time) => call(time % 2 === 0 ? first : second)));
  return { first, press };
}

const setStatus = (id: number, status: string) =>
  server.deps.db.updateTable('services').set({ status }).where('id', '=', id).execute();

beforeAll(() => setStatus(draft, 'draft'));

describe('the wishlist', () => {
  it('R7.19 R3.05 shows what a card needs, newest first', async () => {
    const { data } = await (await logIn('zainab@example.com')).listWishlist();
    expect(data.map((item) => item.service_id)).toEqual(landmarks.zainabWishlist);
    const [first] = data;
    const shown = await server.client().findService(params(first?.service_id ?? 0));
    expect(first).toMatchObject({
      title: shown.title,
      description: shown.description,
      main_image: shown.main_image,
      price: shown.price,
      discount: shown.discount,
      rating: shown.rating,
      reviews_count: shown.reviews_count,
      establishment: { name: shown.establishment.name, city: 'Baghdad' },
      is_available: true,
    });
    expect(first?.id).not.toBe(first?.service_id);
  });

  it('R7.17 R7.18 R4.07 toggles added and removed, each as often as somebody presses', async () => {
    const client = await member();
    for (let press = 0; press < 2; press++) {
      const added = await client.addToWishlist(wishlistBody(service));
      expect(added).toEqual({ is_bookmarked: true, success: true, message: 'Added to your wishlist.' });
    }
    expect((await client.listWishlist()).data).toHaveLength(1);
    expect((await client.findService(params(service))).is_bookmarked).toBe(true);
    for (let press = 0; press < 2; press++) {
      const removed = await client.removeFromWishlist(drop(service));
      expect(removed).toEqual({ is_bookmarked: false, success: true, message: 'Removed from your wishlist.' });
    }
    expect((await client.listWishlist()).data).toEqual([]);
    expect((await client.findService(params(service))).is_bookmarked).toBe(false);
  });

  it('speaks the language asked for', async () => {
    const client = await logIn('zainab@example.com', 'ar');
    const { data } = await client.listWishlist();
    for (const item of data) expect(item.title).toMatch(/[\u0600-\u06ff]/);
    expect((await client.addToWishlist(wishlistBody(402))).message).toMatch(/المفضّلة/);
  });

  it('keeps a service that is no longer offered, marked so, and lets go of it', async () => {
    const client = await member();
    await client.addToWishlist(wishlistBody(304));
    await setStatus(304, 'suspended');
    const [item] = (await client.listWishlist()).data;
    expect(item).toMatchObject({ service_id: 304, is_available: false });
    await client.removeFromWishlist(drop(304));
    expect((await client.listWishlist()).data).toEqual([]);
  });
});

describe('what the wishlist refuses', () => {
  it('addToWishlist answers not_found for an unknown and for an unpublished service', async () => {
    const client = await member();
    for (const id of [424_242, draft]) {
      expect((await apiErrorOf(client.addToWishlist(wishlistBody(id)))).body?.code).toBe('not_found');
    }
    expect((await client.listWishlist()).data).toEqual([]);
  });

  it.each([[0], [-1], [1.5], ['101.0'], [''], [null], [1e300]])(
    'R5.11 addToWishlist answers invalid to %j',
    async (service_id) => {
      const client = await member();
      const refused = await apiErrorOf(client.addToWishlist({ body: { service_id } } as never));
      expect(refused.body?.errors).toHaveProperty('service_id');
    },
  );

  it("R6.05 nobody sees or removes what is in another's", async () => {
    const [one, other] = [await member(), await member()];
    await one.addToWishlist(wishlistBody(service));
    expect((await other.listWishlist()).data).toEqual([]);
    await other.removeFromWishlist(drop(service));
    expect((await one.listWishlist()).data).toHaveLength(1);
    expect((await other.findService(params(service))).is_bookmarked).toBe(false);
  });

  it('many presses at once on two devices make one entry', async () => {
    const { first, press } = await twoDevices();
    await press(6, (device) => device.addToWishlist(wishlistBody(service)));
    expect((await first.listWishlist()).data).toHaveLength(1);
  });
});

const countOf = async (id: number) => {
  const found = server.deps.db
    .selectFrom('services')
    .select(['features_count', 'standing', 'rank'])
    .where('id', '=', id);
  return found.executeTakeFirstOrThrow();
};

describe('toggleFeature', () => {
  it('R7.20 R4.07 P4 turns a recommendation on and off, one a member and service', async () => {
    const client = await visitor(203);
    const before = await countOf(203);
    const on = await client.toggleFeature(params(203));
    expect(on).toEqual({ is_featured: true, message: expect.stringMatching(/now/) });
    expect((await countOf(203)).features_count).toBe(before.features_count + 1);
    expect((await client.findService(params(203))).is_featured).toBe(true);
    expect((await server.client().findService(params(203))).is_featured).toBe(false);
    const off = await client.toggleFeature(params(203));
    expect(off).toEqual({ is_featured: false, message: expect.stringMatching(/no longer/) });
    expect(await countOf(203)).toEqual(before);
  });

  it.each([2, 3, 6, 7])('%i presses at once on two devices all count, and none is lost', async (presses) => {
    const { first, press } = await twoDevices();
    const before = await countOf(701);
    const answers = await press(presses, (device) => device.toggleFeature(params(701)));
    expect(answers.filter((answer) => answer.is_featured)).toHaveLength(Math.ceil(presses / 2));
    expect((await countOf(701)).features_count).toBe(before.features_count + (presses % 2));
    expect((await first.findService(params(701))).is_featured).toBe(presses % 2 === 1);
  });
});

describe('what toggleFeature changes', () => {
  it('P4 R13.07 those alone who were there move a service in the list of the recommended', async () => {
    const recommended = async () => {
      const { data } = await server.client().searchServices({ query: { limit: '100' } });
      return data.data.map(({ id }) => id);
    };
    expect((await recommended())[0]).toBe(landmarks.maxFeatured);
    const before = await recommended();
    const strangers = await Promise.all(Array.from({ length: 20 }, member));
    await Promise.all(strangers.map((client) => client.toggleFeature(params(landmarks.unreviewed))));
    expect(await recommended()).toEqual(before);
    const visitors = await Promise.all(Array.from({ length: 20 }, () => visitor(landmarks.unreviewed)));
    await Promise.all(visitors.map((client) => client.toggleFeature(params(landmarks.unreviewed))));
    const place = (await recommended()).indexOf(landmarks.unreviewed);
    expect(place).toBeLessThan(before.indexOf(landmarks.unreviewed));
    const rows = await server.deps.db.selectFrom('services').selectAll().where('status', '=', 'published').execute();
    const sorted = rows.toSorted((a, b) => b.standing - a.standing || b.id - a.id);
    expect(await recommended()).toEqual(sorted.map(({ id }) => id));
    const { data } = await server.client().searchServices({ query: { sort: 'rating', limit: '100' } });
    expect(data.data.map(({ id }) => id)).toEqual(
      rows.toSorted((a, b) => b.rank - a.rank || b.id - a.id).map(({ id }) => id),
    );
  });

  it('tells every page that shows the service; the wishlist tells none', async () => {
    const client = await member();
    const heard: string[] = [];
    server.deps.changes.subscribe((tags) => void heard.push(...(tags ?? [])));
    await client.addToWishlist(wishlistBody(802));
    await client.removeFromWishlist(drop(802));
    expect(heard).not.toContain('service-802');
    await client.toggleFeature(params(802));
    expect(heard).toEqual(expect.arrayContaining(['service-802', 'services']));
  });
});

describe('what toggleFeature refuses', () => {
  it('R6.04 it is for members: a visitor is told to log in', async () => {
    expect((await apiErrorOf(server.client().toggleFeature(params(service)))).status).toBe(401);
  });

  it('R6.05 toggleFeature answers own_service to a vendor for the own venue, not for another', async () => {
    const huda = await logIn('huda@example.com');
    const refused = await apiErrorOf(huda.toggleFeature(params(service)));
    expect(refused).toMatchObject({ status: 403, body: { code: 'own_service' } });
    expect((await huda.toggleFeature(params(1301))).is_featured).toBe(true);
  });

  it('toggleFeature answers not_found for an unknown and for an unpublished service', async () => {
    const client = await member();
    for (const id of [424_242, draft]) {
      expect((await apiErrorOf(client.toggleFeature(params(id)))).body?.code).toBe('not_found');
    }
  });
});

describe('listFavourites', () => {
  const marks = async (client: Awaited<ReturnType<typeof member>>, service_ids: string) =>
    (await client.listFavourites({ query: { service_ids } })).data;

  it("R7.13 gives the caller's own marks of many cards in one call, each once, in the order asked for", async () => {
    const client = await member();
    await client.addToWishlist(wishlistBody(102));
    await client.toggleFeature(params(301));
    expect(await marks(client, '301,102,424242,102')).toEqual([
      { service_id: 301, is_bookmarked: false, is_featured: true },
      { service_id: 102, is_bookmarked: true, is_featured: false },
      { service_id: 424_242, is_bookmarked: false, is_featured: false },
    ]);
    const others = await marks(await member(), '301,102');
    expect(others.some((mark) => mark.is_bookmarked || mark.is_featured)).toBe(false);
  });

  it.each(['', ',', '1,', 'a', '1;2', '-1', '1'.repeat(16), Array.from({ length: 101 }, () => 1).join(',')])(
    'refuses service_ids=%s',
    async (service_ids) => {
      const refused = await apiErrorOf((await member()).listFavourites({ query: { service_ids } }));
      expect(refused.body?.errors).toHaveProperty('service_ids');
    },
  );

  it('takes a hundred of the largest numbers', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => 999_999_999_999_999 - index);
    expect(await marks(await member(), ids.join(','))).toHaveLength(100);
  });
});
