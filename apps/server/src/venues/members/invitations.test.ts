import { sql } from 'kysely';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createOwner, type TestUser, createUser } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { newPhone, requestDigits } from '#testing/phones.ts';
import { issueInvitationCode } from '../venues.ts';

const server = useServer();
const venue = 11;
const params = { params: { id: String(venue) } };
const manager = { role: 'manager', employee_id: null } as const;
let owner: TestUser;

beforeAll(async () => void (owner = await createOwner(server, venue)));
afterEach(async () => {
  server.setClock(frozenNow);
  await sql`delete from invitation_days`.execute(server.deps.db);
});

const invite = (phone: string) => owner.client.inviteMember({ ...params, body: { phone, ...manager } });
const problemOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body;

/** A professional account that is known by a phone. */
async function logInVendor(phone: string) {
  const body = { ...(await requestDigits(server, phone)), name: 'Shilan Omar', role_id: 0 };
  const { token, user } = await server.client().logInWithCode({ body });
  return { id: user.id, client: server.client({ token }) };
}

const findInvitations = async (phone: string) =>
  (await owner.client.listMembers(params)).data.invitations.filter((one) => one.phone === phone);

/** The code of the open invitation to a phone, and its id. */
async function findCode(phone: string) {
  const [{ id } = { id: 0 }] = await findInvitations(phone);
  return { id, code: (await issueInvitationCode(server.deps, id))?.code ?? '' };
}

it('R12.01 inviteMember invites a phone, however it is written, and the account of the phone joins with the code', async () => {
  const phone = newPhone();
  const { message, data } = await invite(phone.replace('+964', '٠'));
  expect(message).toContain('seven days');
  expect(data.invitations.at(-1)).toMatchObject({ phone, email: null, role: 'manager' });
  const { client, id } = await logInVendor(phone);
  const { code } = await findCode(phone);
  expect((await client.acceptInvitation({ body: { code: ` ${code.toLowerCase()}\u2069` } })).data.id).toBe(venue);
  expect((await owner.client.listMembers(params)).data.members.map(({ user_id }) => user_id)).toContain(id);
  expect((await problemOf(invite(phone)))?.errors).toHaveProperty('phone');
});

it('R12.01 acceptInvitation says invalid to an account without the phone, and the code stays good', async () => {
  const phone = newPhone();
  await invite(phone);
  const { code } = await findCode(phone);
  const others = [await createUser(server, 'vendor'), await logInVendor(newPhone())];
  for (const { client } of others) {
    const refused = await problemOf(client.acceptInvitation({ body: { code } }));
    expect(refused).toMatchObject({ code: 'invalid', errors: { code: [expect.stringContaining('phone')] } });
    expect((await client.listVenues()).data).toEqual([]);
  }
  const former = await logInVendor(phone);
  await sql`update users set proven_phone = null, number_lost_at = now() where id = ${former.id}`.execute(
    server.deps.db,
  );
  expect((await problemOf(former.client.acceptInvitation({ body: { code } })))?.code).toBe('invalid');
  const { client } = await logInVendor(phone);
  expect((await client.acceptInvitation({ body: { code } })).data.id).toBe(venue);
});

it('R12.01 a code that is tried twice at once joins once, and two invitations at once leave one', async () => {
  const phone = newPhone();
  await Promise.all(Array.from({ length: 5 }, () => invite(phone)));
  expect(await findInvitations(phone)).toHaveLength(1);
  const { client } = await logInVendor(phone);
  const { code } = await findCode(phone);
  const tries = await Promise.allSettled([1, 2, 3].map(() => client.acceptInvitation({ body: { code } })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await findInvitations(phone)).toEqual([]);
});

it('R12.01 two invitations of one address at once leave one, too', async () => {
  const body = { email: 'twice@example.com', ...manager };
  await Promise.all(Array.from({ length: 5 }, () => owner.client.inviteMember({ ...params, body })));
  const { invitations } = (await owner.client.listMembers(params)).data;
  expect(invitations.filter(({ email }) => email === body.email)).toHaveLength(1);
});

it('R12.01 an invitation to a phone that is replaced, withdrawn or a week old opens nothing', async () => {
  const phone = newPhone();
  await invite(phone);
  const replaced = await findCode(phone);
  await invite(phone);
  const withdrawn = await findCode(phone);
  expect(withdrawn.code).not.toBe(replaced.code);
  const { client } = await logInVendor(phone);
  const accept = async (code: string) => (await problemOf(client.acceptInvitation({ body: { code } })))?.code;
  expect(await accept(replaced.code)).toBe('invalid');
  await owner.client.withdrawInvitation({ params: { id: String(withdrawn.id) } });
  expect(await accept(withdrawn.code)).toBe('invalid');
  await invite(phone);
  const late = await findCode(phone);
  server.setClock(frozenNow.add({ hours: 7 * 24 }));
  expect(await issueInvitationCode(server.deps, late.id)).toBeUndefined();
  expect(await accept(late.code)).toBe('invalid');
});

it('R12.01 an account that is blocked does not join', async () => {
  const phone = newPhone();
  await invite(phone);
  const { code } = await findCode(phone);
  const { id, client } = await logInVendor(phone);
  const operator = server.client({ token: (await server.signIn('operator')).token });
  await operator.blockUser({ params: { id: String(id) }, body: { reason: 'Because' } });
  expect((await problemOf(client.acceptInvitation({ body: { code } })))?.code).toBe('unauthenticated');
  expect(await findInvitations(phone)).toHaveLength(1);
});

it('inviteMember says too_many_invitations to the 21st of a day, whether to phones or addresses', async () => {
  for (let sent = 0; sent < 10; sent++) {
    await invite(newPhone());
    await owner.client.inviteMember({ ...params, body: { email: `limit-${sent}@example.com`, ...manager } });
  }
  expect((await problemOf(invite(newPhone())))?.code).toBe('too_many_invitations');
});

it('inviteMember says too_many_attempts to the seventh message to one phone in a day, also at once', async () => {
  const phone = newPhone();
  const tries = await Promise.allSettled(Array.from({ length: 9 }, () => invite(phone)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  expect((await problemOf(invite(phone)))?.code).toBe('too_many_attempts');
});

it.each(['', '12', 'call me', '+1 202 555 0123', '+964 1 778 1234', '٠٧٧', '0770\u0000', '9'.repeat(41)])(
  'inviteMember says invalid of the phone %j',
  async (phone) => {
    expect(await problemOf(invite(phone))).toMatchObject({ code: 'invalid', errors: { phone: [expect.any(String)] } });
  },
);

it('inviteMember says invalid where an address and a phone are given, or none', async () => {
  const both = { email: 'both@example.com', phone: newPhone(), ...manager };
  expect((await problemOf(owner.client.inviteMember({ ...params, body: both })))?.errors).toHaveProperty('email');
  expect((await problemOf(owner.client.inviteMember({ ...params, body: manager })))?.errors).toHaveProperty('phone');
});

it('R11.12 an invitation to a phone is in the export of its account, without the code, and goes with it', async () => {
  const phone = newPhone();
  await invite(phone);
  await findCode(phone);
  const { client } = await logInVendor(phone);
  const [exported] = (await client.exportOwnData())['invitations'] as Record<string, unknown>[];
  expect(exported).toMatchObject({ phone, email: null });
  expect(exported).not.toHaveProperty('code_hash');
  await client.deleteAccount({ body: { password: null } });
  expect(await findInvitations(phone)).toEqual([]);
});
