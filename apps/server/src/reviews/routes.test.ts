import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { demoPassword } from '#db/world/users.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { addCompletedBooking } from '#testing/completed-bookings.ts';

const server = useServer();
const { service } = landmarks.specifiedPrices;
const draft = 1003;
const params = (id: number) => ({ params: { id: String(id) } });
const words = { rating: 4, comment: 'As promised, on time.' };

const member = async (role: 'customer' | 'vendor' = 'customer') => {
  const { token, id } = await server.signIn(role);
  return { id, token, client: server.client({ token }) };
};

const logIn = async (email: string) => {
  const { token } = await server.client().logIn({ body: { email, password: demoPassword } });
  return server.client({ token });
};

/** Resolves once what was published before has come back from the database, as it does to every process. */
async function awaitEchoes(): Promise<void> {
  const { changes } = server.deps;
  let left = 2;
  await new Promise<void>((resolve) => {
    const stop = changes.subscribe((tags) => {
      if (!tags?.includes('echo') || --left > 0) return;
      stop();
      resolve();
    });
    changes.publish(['echo']);
  });
}

/** Tags published while something happens. */
async function tagsOf(happening: () => Promise<unknown>): Promise<string[]> {
  await awaitEchoes();
  const heard: string[] = [];
  server.deps.changes.subscribe((tags) => void heard.push(...(tags ?? [])));
  await happening();
  return [...new Set(heard)].toSorted();
}

beforeAll(async () => {
  await server.deps.db.updateTable('services').set({ status: 'draft' }).where('id', '=', draft).execute();
});

describe('listReviews', () => {
  it('R7.15 D1 R3.04 R13.07 is a bare list, what counts before what does not, newest first, with the next page in a Link header', async () => {
    const all = await server.client().listReviews({ ...params(service), query: { limit: '100' } });
    const {
      reviews_count: count,
      uncounted_reviews_count: others,
      reviews,
    } = await server.client().findService(params(service));
    expect(all).toHaveLength(count + others);
    expect(all).toEqual(reviews);
    const keys = all.map(({ voice, created_at: at }) => `${voice === 'counted' ? 1 : 0} ${at}`);
    expect(keys).toEqual(keys.toSorted().toReversed());
    const walked: number[] = [];
    let next: string | undefined = `/api/services/${service}/reviews?limit=2`;
    while (next) {
      const answer: Response = await server.call('GET', next.slice('/api'.length));
      walked.push(...((await answer.json()) as { id: number }[]).map(({ id }) => id));
      next = /<(.*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(walked).toEqual(all.map(({ id }) => id));
  });

  it('R3.04 shows stars, words, author and time, and whether they were changed', async () => {
    const found = await server.client().listReviews(params(landmarks.changedReview));
    expect(found[0]).toMatchObject({
      rating: expect.any(Number),
      comment: expect.any(String),
      date_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      user: { name: found[0]?.name },
      is_own: false,
    });
    expect(found.filter(({ updated }) => updated)).toHaveLength(1);
  });

  it('P6 a visit is verified by a completed booking at the same venue, and by no other', async () => {
    const found = await server.client().listReviews({ ...params(401), query: { limit: '100' } });
    expect(new Set(found.map(({ is_verified }) => is_verified))).toEqual(new Set([true, false]));
    for (const { id, is_verified: isVerified } of found) {
      const booked = await server.deps.pool.query(
        `select from reviews r join services s on s.id = r.service_id join bookings b on b.customer_id = r.user_id
          and b.venue_id = s.venue_id and b.status = 'completed' where r.id = $1`,
        [id],
      );
      expect([id, isVerified]).toEqual([id, booked.rows.length > 0]);
    }
  });
});

describe('listReviews for a user who has written one', () => {
  it('R7.15 puts what the caller said before the first page, however old it is, and nowhere else', async () => {
    const { client, id, token } = await member();
    const { data: own } = await client.writeReview({ ...params(service), body: words });
    await server.deps.db
      .updateTable('reviews')
      .set({ created_at: new Date('2020-01-01T00:00:00Z') })
      .where('user_id', '=', id)
      .execute();
    const others = await server.client().listReviews({ ...params(service), query: { limit: '100' } });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.call('GET', `/services/${service}/reviews?limit=2`, undefined, headers);
    const first = (await answer.json()) as { id: number; is_own: boolean }[];
    expect(first.map(({ is_own: isOwn }) => isOwn)).toEqual([true, false, false]);
    const next = /<(.*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]?.slice('/api'.length) ?? '';
    const second = (await (await server.call('GET', next, undefined, headers)).json()) as { id: number }[];
    const expected = others.filter((other) => other.id !== own.id).map((other) => other.id);
    expect([...first.slice(1), ...second].map((one) => one.id)).toEqual(expected.slice(0, 2 + second.length));
    await client.deleteReview(params(service));
  });
});

describe('what listReviews refuses', () => {
  it('listReviews answers not_found for an unknown and for an unpublished service', async () => {
    for (const id of [424_242, draft]) {
      expect((await apiErrorOf(server.client().listReviews(params(id)))).body?.code).toBe('not_found');
    }
  });

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['cursor', 'AAAA'],
    ['cursor', Buffer.from('price|1|1').toString('base64url')],
  ])('refuses %s=%s', async (field, value) => {
    const refused = await apiErrorOf(server.client().listReviews({ ...params(service), query: { [field]: value } }));
    expect(refused.body?.errors).toHaveProperty(field);
  });
});

describe('writeReview', () => {
  it('R7.16 P6 takes author, picture and time from the server, whatever the client says', async () => {
    const { client, id } = await member();
    const claimed = { name: 'Somebody Else', image: 'https://example.com/a.png', date_time: '1999-01-01 00:00' };
    const before = await client.findService(params(202));
    const { data, message } = await client.writeReview({ ...params(202), body: { ...words, ...claimed } });
    expect(message).toMatch(/published/);
    expect(data).toMatchObject({
      ...words,
      name: 'Test P.',
      image: null,
      date_time: '2026-11-21 10:00',
      created_at: '2026-11-21T07:00:00.000Z',
      updated: false,
      is_verified: false,
      voice: 'not_verified',
      is_own: true,
    });
    const after = await client.findService(params(202));
    expect(after.uncounted_reviews_count).toBe(before.uncounted_reviews_count + 1);
    expect([after.rating, after.reviews_count]).toEqual([before.rating, before.reviews_count]);
    expect(after.reviews[after.reviews_count]).toEqual(data);
    const stored = server.deps.db.selectFrom('reviews').select('user_id').where('id', '=', data.id);
    expect(await stored.executeTakeFirst()).toEqual({ user_id: id });
  });

  it('P6 a second one takes the place of the first and says so; the same words again change nothing', async () => {
    const { client, id } = await member();
    await addCompletedBooking(server, id, 203);
    const write = async (body: typeof words) => (await client.writeReview({ ...params(203), body })).data;
    const { reviews_count: count } = await client.findService(params(203));
    const first = await write(words);
    expect(await write(words)).toEqual(first);
    const second = await write({ rating: 1, comment: 'It came off after a day.' });
    expect(second).toMatchObject({ id: first.id, rating: 1, updated: true, created_at: first.created_at });
    const { histogram, reviews_count: total } = await client.findService(params(203));
    expect(total).toBe(count + 1);
    expect(histogram.find(({ stars }) => stars === 1)?.count).toBe(1);
  });
});

describe('a written review', () => {
  it('tells every page that shows the service', async () => {
    const { client } = await member();
    const tags = await tagsOf(() => client.writeReview({ ...params(202), body: words }));
    expect(tags).toEqual(['service-202', 'services']);
  });

  it('P6 says ‘Verified visit’ for Zainab, who was there', async () => {
    const zainab = await logIn('zainab@example.com');
    const { data } = await zainab.writeReview({ ...params(landmarks.zainabMayReview), body: words });
    expect(data).toMatchObject({ is_verified: true, voice: 'counted' });
  });

  it('two at once by one member become one review', async () => {
    const { client, id } = await member();
    await addCompletedBooking(server, id, 201);
    const { reviews_count: count } = await client.findService(params(201));
    const bodies = Array.from({ length: 6 }, (_, index) => ({ rating: (index % 5) + 1, comment: `Words ${index}` }));
    const written = await Promise.all(bodies.map((body) => client.writeReview({ ...params(201), body })));
    expect(new Set(written.map(({ data }) => data.id)).size).toBe(1);
    const found = await client.findService(params(201));
    expect(found.reviews_count).toBe(count + 1);
    expect(found.histogram.reduce((sum, bar) => sum + bar.count, 0)).toBe(count + 1);
  });
});

describe('what writeReview refuses', () => {
  it.each([
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['rating', { rating: '5.0' }],
    ['rating', { rating: undefined }],
    ['comment', { comment: '' }],
    ['comment', { comment: ' \n ' }],
    ['comment', { comment: undefined }],
    ['comment', { comment: 'x'.repeat(2001) }],
    ['comment', { comment: 'a\u0000b' }],
  ])('R5.08 R5.11 writeReview answers invalid to a wrong %s: %j', async (field, wrong) => {
    const { client } = await member();
    const body = { ...words, ...wrong } as typeof words;
    const refused = await apiErrorOf(client.writeReview({ ...params(service), body }));
    expect(refused.body).toMatchObject({ code: 'invalid', errors: { [field]: [expect.any(String)] } });
    expect((await client.listReviews(params(service))).some(({ is_own: isOwn }) => isOwn)).toBe(false);
  });

  it('keeps markup as the text that it is', async () => {
    const { client } = await member();
    const comment = '<img src=x onerror=alert(1)> & "so" \u202e on';
    expect((await client.writeReview({ ...params(303), body: { rating: 5, comment } })).data.comment).toBe(comment);
  });
});

describe('whom writeReview refuses', () => {
  it('writeReview answers not_found for an unknown and for an unpublished service', async () => {
    const { client } = await member();
    for (const id of [424_242, draft]) {
      expect((await apiErrorOf(client.writeReview({ ...params(id), body: words }))).body?.code).toBe('not_found');
    }
  });

  it('R6.05 writeReview answers own_service to a vendor who praises the own venue', async () => {
    const huda = await logIn('huda@example.com');
    const refused = await apiErrorOf(huda.writeReview({ ...params(service), body: words }));
    expect(refused).toMatchObject({ status: 403, body: { code: 'own_service' } });
  });

  it('R13.07 writeReview answers no_vendor_reviews to who owns or works in another venue', async () => {
    const huda = await logIn('huda@example.com');
    const owner = await apiErrorOf(huda.writeReview({ ...params(1201), body: words }));
    expect(owner).toMatchObject({ status: 403, body: { code: 'no_vendor_reviews' } });
    const { client, id } = await member();
    await addCompletedBooking(server, id, 1201);
    const { data } = await client.writeReview({ ...params(1201), body: words });
    expect(data.voice).toBe('counted');
    await server.deps.pool.query(
      `insert into memberships (venue_id, user_id, role, created_at) values (9, $1, 'manager', now())`,
      [id],
    );
    const worker = await apiErrorOf(client.writeReview({ ...params(1201), body: { ...words, rating: 1 } }));
    expect(worker.body?.code).toBe('no_vendor_reviews');
    const own = (await client.listReviews(params(1201))).find((one) => one.is_own);
    expect(own).toMatchObject({ id: data.id, voice: 'excluded', rating: words.rating });
  });

  it('writeReview answers too_many_attempts to the eleventh new one of a day; old ones can still be changed', async () => {
    const { client } = await member();
    const serviceIds = (await client.listServices({ query: { limit: '11' } })).map(({ id }) => id);
    for (const id of serviceIds.slice(0, 10)) await client.writeReview({ ...params(id), body: words });
    const refused = await apiErrorOf(client.writeReview({ ...params(serviceIds[10] ?? 0), body: words }));
    expect(refused.body?.code).toBe('too_many_attempts');
    expect(refused.message).toMatch(/24 hours/);
    const { data } = await client.writeReview({ ...params(serviceIds[0] ?? 0), body: { ...words, rating: 1 } });
    expect(data.rating).toBe(1);
  });
});

describe('deleteReview', () => {
  it("R6.05 takes back the caller's own review, the mean with it, and nobody else's", async () => {
    const [author, other] = [await member(), await member()];
    const before = await author.client.findService(params(702));
    await addCompletedBooking(server, author.id, 702);
    await author.client.writeReview({ ...params(702), body: { ...words, rating: 1 } });
    expect((await server.client().findService(params(702))).rating).toBeLessThan(before.rating ?? 0);
    expect((await apiErrorOf(other.client.deleteReview(params(702)))).body?.code).toBe('not_found');
    const own = (await author.client.listReviews(params(702))).filter(({ is_own: isOwn }) => isOwn);
    expect(own).toHaveLength(1);
    expect((await other.client.listReviews(params(702))).some(({ is_own: isOwn }) => isOwn)).toBe(false);
    const tags = await tagsOf(() => author.client.deleteReview(params(702)));
    expect(tags).toEqual(['service-702', 'services']);
    const after = await server.client().findService(params(702));
    expect([after.rating, after.reviews_count]).toEqual([before.rating, before.reviews_count]);
  });

  it('deleteReview answers not_found where nothing is', async () => {
    const { client } = await member();
    for (const id of [service, draft, 424_242]) {
      expect((await apiErrorOf(client.deleteReview(params(id)))).body?.code).toBe('not_found');
    }
  });
});
