import { expect, it } from 'vitest';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { logInByPhone } from '#testing/phones.ts';

const server = useServer();
const roleOf = async (id: number) =>
  (await server.deps.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()).role;
const openDashboard = (token: string) => server.client({ token }).handOff({ body: { audience: 'vendor_dashboard' } });

it('R12.01 the phone of a customer opens the dashboard once its owner works, and the bookings stay', async () => {
  const { client, token, id } = await logInByPhone(server);
  expect((await apiErrorOf(openDashboard(token))).body?.code).toBe('no_dashboard');
  const { data } = await client.becomeVendor();
  expect(data).toMatchObject({ id, role_id: 0 });
  expect((await openDashboard(token)).path).toBe('/vendor/dashboard');
  expect((await client.listBookings({})).data).toEqual([]);
  expect((await client.becomeVendor()).data.role_id).toBe(0);
  const entries = server.deps.db.selectFrom('audit_entries').select('kind').where('user_id', '=', id);
  expect(await entries.where('kind', '=', 'became_vendor').execute()).toHaveLength(1);
});

it('R6.05 becomeVendor makes nothing of an operator, and answers unauthenticated to a session that has ended', async () => {
  const operator = await server.signIn('operator');
  await server.client({ token: operator.token }).becomeVendor();
  expect(await roleOf(operator.id)).toBe('operator');
  const user = await logInByPhone(server);
  await user.client.logOut();
  expect((await apiErrorOf(user.client.becomeVendor())).status).toBe(401);
  expect(await roleOf(user.id)).toBe('customer');
});
