import { afterEach, expect, it } from 'vitest';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { logInByPhone } from '#testing/phones.ts';

const server = useServer();
afterEach(() => server.setClock(frozenNow));

const release = async (id: number) => {
  const { token } = await server.signIn('operator');
  const params = { id: String(id) };
  return server.client({ token }).releaseUserNumber({ params, body: { reason: 'The phone is lost' } });
};

it('R12.04 releaseUserNumber takes a number only after the waiting time, with every access', async () => {
  const { id, phone, client } = await logInByPhone(server);
  const begun = (await release(id)).data;
  expect(begun).toEqual({ is_released: false, release_at: frozenNow.add({ hours: 72 }).toString() });
  server.setClock(frozenNow.add({ hours: 71 }));
  expect((await release(id)).data).toEqual(begun);
  expect((await client.findProfile()).data.proven_phone).toBe(phone);
  server.setClock(frozenNow.add({ hours: 72 }));
  expect((await release(id)).data).toEqual({ is_released: true, release_at: null });
  expect((await apiErrorOf(client.findUser())).status).toBe(401);
  expect((await logInByPhone(server, phone)).id).not.toBe(id);
  const kinds = server.deps.db
    .selectFrom('audit_entries')
    .select('kind')
    .where('kind', 'like', 'operator.user_number%');
  expect((await kinds.execute()).map(({ kind }) => kind).toSorted()).toEqual([
    'operator.user_number_release_begun',
    'operator.user_number_released',
  ]);
});

it('R12.04 a login with the number ends its release', async () => {
  const { id, phone } = await logInByPhone(server);
  await release(id);
  server.setClock(frozenNow.add({ hours: 70 }));
  await logInByPhone(server, phone);
  server.setClock(frozenNow.add({ hours: 73 }));
  expect((await release(id)).data.is_released).toBe(false);
});

it('R12.04 releaseUserNumber answers not_found for an account without a number', async () => {
  const { id } = await server.signIn();
  expect((await apiErrorOf(release(id))).body?.code).toBe('not_found');
});
