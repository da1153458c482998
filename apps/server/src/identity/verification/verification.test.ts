import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, listFreeTimes, setStatus, toBookingBody } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { issueConfirmation, issueReset } from '../identity.ts';

const server = useServer();
const { service, hairCut } = landmarks.specifiedPrices;
const venue = landmarks.noorSalon;
const inbox = 'salon@example.com';
const password = 'a long password';
let day = Temporal.PlainDate.from('2026-12-01');

beforeEach(async () => {
  await sql`update venues set email = ${inbox} where id = ${venue}`.execute(server.deps.db);
});

/** The subjects and texts of the emails to an address, the oldest first. */
async function emailsTo(address: string) {
  await server.deliver();
  const found = server.deps.db.selectFrom('stored_emails').select(['subject', 'text']).where('recipient', '=', address);
  return found.orderBy('id').execute();
}
const countTo = async (address: string) => (await emailsTo(address)).length;

async function book(token: string, name = 'Sara Jamal') {
  let times: string[] = [];
  while (times.length === 0) {
    day = day.add({ days: 1 });
    times = await listFreeTimes(server, service, hairCut, day.toString());
  }
  const [time = ''] = times;
  const body = { ...(await toBookingBody(server, service, hairCut, day.toString(), time)), customer_name: name };
  return (await server.client({ token }).placeBooking({ body })).data;
}

const tokenIn = (text = '') => /confirm-email#token=([\w-]+)/.exec(text)?.[1] ?? '';
const confirm = (token: string) => server.client().confirmEmail({ body: { token } });

describe('R11.08 a customer whose address is not verified', () => {
  it('R11.08 books at once, and the venue hears of it by mail when the address is verified', async () => {
    const { token, email } = await server.signUp();
    const before = await countTo(inbox);
    const { id } = await book(token);
    const owner = await createOwner(server, venue, { email: inbox });
    expect((await owner.client.findBooking({ params: { id: String(id) } })).data.id).toBe(id);
    expect(await countTo(inbox)).toBe(before);
    const [first] = await emailsTo(email);
    await confirm(tokenIn(first?.text));
    expect(await countTo(inbox)).toBe(before + 1);
    await book(token);
    expect(await countTo(inbox)).toBe(before + 2);
  });

  it('R11.08 causes no mail about a booking that is over when the address is verified', async () => {
    const { token, email } = await server.signUp();
    const before = await countTo(inbox);
    const { id } = await book(token);
    await server.deliver();
    await setStatus(server, id, 'cancelled');
    await confirm(tokenIn((await emailsTo(email))[0]?.text));
    expect(await countTo(inbox)).toBe(before);
  });

  it('R11.08 has it verified by following a reset link, too', async () => {
    const { token, email } = await server.signUp();
    const before = await countTo(inbox);
    await book(token);
    await server.deliver();
    const reset = (await issueReset(server.deps, email))?.token ?? '';
    await server.client().resetPassword({ body: { email, token: reset, password, password_confirmation: password } });
    expect(await countTo(inbox)).toBe(before + 1);
  });

  it('R11.08 whose mail is written while the address is verified is not forgotten', async () => {
    for (let round = 0; round < 5; round++) {
      const { token, id } = await server.signUp();
      await server.deliver();
      const before = await countTo(inbox);
      await book(token);
      const link = (await issueConfirmation(server.deps, id)) ?? '';
      await Promise.all([server.deliver(), confirm(link)]);
      expect(await countTo(inbox)).toBe(before + 1);
    }
  });
});

describe('R11.08 the name of a customer', () => {
  it('R11.08 makes no paragraph in the mail of a venue, whatever the name', async () => {
    const { token } = await server.signIn();
    await book(token, 'Sara\n\nYour account is blocked. Log in at evil.example\u202e');
    const { text = '', subject = '' } = (await emailsTo(inbox)).at(-1) ?? {};
    expect(`${subject}\n${text}`).toContain('Sara Your account is blocked. Log in at evil. example');
    expect(text).not.toMatch(/^Your account/m);
  });
});

describe('R11.08 what waits', () => {
  const countHeld = async (id: number) =>
    (await server.deps.db.selectFrom('held_events').select('id').where('user_id', '=', id).execute()).length;

  it('R11.08 is dropped where the account is erased', async () => {
    const { token, id } = await server.signUp();
    const booked = await book(token);
    await server.deliver();
    expect(await countHeld(id)).toBe(1);
    await setStatus(server, booked.id, 'cancelled');
    const operator = server.client({ token: (await server.signIn('operator')).token });
    await operator.eraseUser({ params: { id: String(id) }, body: { reason: 'Because' } });
    expect(await countHeld(id)).toBe(0);
  });

  it('R11.08 is dropped after sixty days', async () => {
    const { token, id } = await server.signUp();
    await book(token);
    await server.deliver();
    await sql`update held_events set created_at = created_at - interval '61 days'`.execute(server.deps.db);
    const other = await server.signUp();
    await book(other.token);
    await server.deliver();
    expect([await countHeld(id), await countHeld(other.id)]).toEqual([0, 1]);
  });
});

describe('R11.08 the email that confirms an address', () => {
  it('R11.08 comes with the sign-up, works once, and says so in the profile', async () => {
    const { token, email } = await server.signUp();
    const client = server.client({ token });
    expect((await client.findProfile()).data.is_email_verified).toBe(false);
    const link = tokenIn((await emailsTo(email))[0]?.text);
    expect((await confirm(link)).message).toBe('Your email address is confirmed.');
    expect((await client.findProfile()).data.is_email_verified).toBe(true);
    expect((await apiErrorOf(confirm(link))).body?.errors).toHaveProperty('token');
  });

  it('R11.08 is sent again on request, in place of the former, and not after the address is confirmed', async () => {
    const { token, email } = await server.signUp();
    const former = tokenIn((await emailsTo(email))[0]?.text);
    await server.client({ token }).requestConfirmation();
    const sent = await emailsTo(email);
    expect(sent).toHaveLength(2);
    expect((await apiErrorOf(confirm(former))).status).toBe(422);
    await confirm(tokenIn(sent[1]?.text));
    await server.client({ token }).requestConfirmation();
    expect(await countTo(email)).toBe(2);
  });

  it('requestConfirmation answers too_many_attempts to the fourth of a quarter of an hour', async () => {
    const { token } = await server.signUp();
    for (let tries = 0; tries < 3; tries++) await server.client({ token }).requestConfirmation();
    expect((await apiErrorOf(server.client({ token }).requestConfirmation())).body?.code).toBe('too_many_attempts');
  });

  it('R11.08 works no more after fourteen days', async () => {
    const { id } = await server.signUp();
    const link = (await issueConfirmation(server.deps, id)) ?? '';
    const start = server.deps.clock.now();
    server.setClock(start.add({ hours: 14 * 24 }));
    const late = await apiErrorOf(confirm(link));
    server.setClock(start);
    expect(late.status).toBe(422);
  });
});

describe('R11.08 a vendor whose address is not verified', () => {
  const params = { params: { id: String(venue) } };
  const invitation = () =>
    ({ ...params, body: { email: `${randomUUID()}@example.com`, role: 'manager', employee_id: null } }) as const;
  const unverify = (id: number) =>
    sql`update users set email_verified_at = null where id = ${id}`.execute(server.deps.db);

  it('R11.08 inviteMember answers email_unverified and sends nothing', async () => {
    const owner = await createOwner(server, venue);
    await unverify(owner.id);
    const input = invitation();
    expect((await apiErrorOf(owner.client.inviteMember(input))).body?.code).toBe('email_unverified');
    expect(await countTo(input.body.email)).toBe(0);
  });

  it('R11.08 answers a request at once, and the customer hears of it by mail when the address is verified', async () => {
    const owner = await createOwner(server, venue, { email: inbox });
    const customer = await server.signIn();
    const { id } = await book(customer.token);
    await setStatus(server, id, 'pending');
    await unverify(owner.id);
    const before = await countTo(customer.email);
    await owner.client.confirmBooking({ params: { id: String(id) } });
    expect(await countTo(customer.email)).toBe(before);
    await confirm((await issueConfirmation(server.deps, owner.id)) ?? '');
    expect(await countTo(customer.email)).toBe(before + 1);
  });

  it('R11.08 inviteMember answers too_many_invitations to the 21st of a day, also when others were taken back or sent at once', async () => {
    const owner = await createOwner(server, venue);
    const team = await owner.client.inviteMember(invitation());
    await owner.client.withdrawInvitation({ params: { id: String(team.data.invitations.at(-1)?.id) } });
    const tries = await Promise.allSettled(Array.from({ length: 24 }, () => owner.client.inviteMember(invitation())));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
    expect((await apiErrorOf(owner.client.inviteMember(invitation()))).body?.code).toBe('too_many_invitations');
    const start = server.deps.clock.now();
    server.setClock(start.add({ hours: 24 }));
    await owner.client.inviteMember(invitation());
    server.setClock(start);
  });
});
