import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createUser, type TestUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const details = { name: 'Zahra Ali', phone: '07701234567', city: 'Basra', state: 'Basra' };
const { service } = landmarks.specifiedPrices;

const choose = ({ client }: TestUser, alias?: string | null) => client.updateProfile({ body: { ...details, alias } });
const seen = async ({ client }: TestUser) => (await client.findProfile()).data;

async function shownReview({ client, id }: TestUser) {
  await sql`update users set image = 'face' where id = ${id}`.execute(server.deps.db);
  await client.writeReview({ params: { id: String(service) }, body: { rating: 5, comment: 'Good' } });
  const reviews = await client.listReviews({ params: { id: String(service) } });
  return reviews.find(({ is_own }) => is_own);
}

describe('R13.09 the alias of a user', () => {
  it('stands with the reviews in place of first name and initial, and without the picture', async () => {
    const user = await createUser(server);
    await choose(user, 'نجمة الصباح');
    expect(await seen(user)).toMatchObject({ alias: 'نجمة الصباح', public_name: 'نجمة الصباح', name: 'Zahra Ali' });
    expect(await shownReview(user)).toMatchObject({ name: 'نجمة الصباح', image: null, user: { name: 'نجمة الصباح' } });
    await choose(user, '');
    expect(await seen(user)).toMatchObject({ alias: null, public_name: 'Zahra A.' });
    expect(await shownReview(user)).toMatchObject({ name: 'Zahra A.', image: expect.any(String) });
  });

  it('stays where a form knows nothing of it, and goes with the account', async () => {
    const user = await createUser(server);
    await choose(user, 'Sunflower');
    await user.client.updateProfile({ body: details });
    expect((await seen(user)).alias).toBe('Sunflower');
    await user.client.deleteAccount({ body: { password: 'a long password' } });
    const found = await sql<{ alias: string | null }>`select alias from users where id = ${user.id}`.execute(
      server.deps.db,
    );
    expect(found.rows).toEqual([{ alias: null }]);
  });

  it.each(['Sun-flower', "D'Arcy", 'شیلان', 'گوڵی سوور', 'Élan', 'ab'])('can be %s', async (alias) => {
    const user = await createUser(server);
    await choose(user, alias);
    expect((await seen(user)).alias).toBe(alias);
  });
});

const refused = [
  'a',
  'x'.repeat(31),
  'call 0770',
  'زينب ٠٧٧٠',
  'me@example',
  'example.com',
  'https://a',
  'a\nb',
  '\u202eabc',
  'a  b',
  '💅🏽💅🏽',
  '<b>',
  'TajmeelSpot',
  'Tajmeel Spot team',
  'تجميل سبوت',
  'Noor Salon',
  'noor salon',
];

describe('R13.09 what is no alias', () => {
  it.each(refused)('updateProfile answers invalid to %j', async (alias) => {
    const user = await createUser(server);
    const { body } = await apiErrorOf(choose(user, alias));
    expect(Object.keys(body?.errors ?? {})).toEqual(['alias']);
    expect((await seen(user)).alias).toBeNull();
  });

  it.each(['call 0770', 'زينب ٠٧٧٠', 'me@example', 'a\nb', '\u202eabc', ' ab', 'Noor Salon', 'TajmeelSpot'])(
    'the database takes none like %j either',
    async (alias) => {
      const { id } = await createUser(server);
      const entered = sql`update users set alias = ${alias} where id = ${id}`.execute(server.deps.db);
      await expect(entered).rejects.toMatchObject({ constraint: 'alias_invalid' });
    },
  );
});
