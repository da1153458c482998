import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { listFreeTimes, createOwner, type TestUser, createUser, toBookingBody } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { cancelVenueBookings } from '#testing/scheduling.ts';

const server = useServer();
const venue = 11;
const { service, employees } = landmarks.threeEmployees;
const [first, second] = employees;
const day = '2026-12-09';
const params = (id: number = venue) => ({ params: { id: String(id) } });
let owner: TestUser;
let manager: TestUser;
let staff: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  owner = await createOwner(server, venue);
  await cancelVenueBookings(server, venue);
  manager = await join({ role: 'manager', employee_id: null });
  staff = await join({ role: 'staff', employee_id: first });
  stranger = await createUser(server, 'vendor');
});

/** Somebody new who was invited and has accepted. */
async function join(role: { role: 'manager' | 'staff'; employee_id: number | null }): Promise<TestUser> {
  const joining = await createUser(server, 'vendor');
  await owner.client.inviteMember({ ...params(), body: { email: joining.email, ...role } });
  await joining.client.acceptInvitation({ body: { code: await codeFor(joining.email) } });
  return joining;
}

/** The code of the last invitation letter to an address. */
async function codeFor(email: string): Promise<string> {
  await server.deliver();
  const mails = server.deps.db.selectFrom('stored_emails').select('text').where('recipient', '=', email);
  const [mail] = await mails.orderBy('id', 'desc').execute();
  return /\b[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function bookAt(employee: number) {
  const customer = await createUser(server);
  const item = (await server.client().findService({ params: { id: String(service) } })).pricing[0]?.id ?? 0;
  const [time = ''] = await listFreeTimes(server, service, item, day);
  const body = { ...(await toBookingBody(server, service, item, day, time)), employee_id: employee };
  return (await customer.client.placeBooking({ body })).data;
}

const code = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;

describe('R6.05 what a manager and staff may see', () => {
  it('listVenuesOfMember names every venue at which somebody works, with the role', async () => {
    const rolesOf = async ({ client }: TestUser) => (await client.listVenues()).data.map(({ id, role }) => [id, role]);
    expect(await rolesOf(owner)).toEqual([[venue, 'owner']]);
    expect(await rolesOf(manager)).toEqual([[venue, 'manager']]);
    expect(await rolesOf(staff)).toEqual([[venue, 'staff']]);
    expect(await rolesOf(stranger)).toEqual([]);
  });

  it('staff see and answer what is on their own calendar, and nothing else', async () => {
    const [own, other] = [await bookAt(first), await bookAt(second)];
    const requests = async ({ client }: TestUser) => (await client.listRequests(params())).data.map(({ id }) => id);
    expect(await requests(staff)).toEqual([own.id]);
    expect(await requests(manager)).toEqual(expect.arrayContaining([own.id, other.id]));
    const { data: agenda } = await staff.client.listAgenda({ ...params(), query: { from: day } });
    expect([agenda.employees.map(({ id }) => id), agenda.bookings.map(({ id }) => id)]).toEqual([[first], [own.id]]);
    const { data: found } = await staff.client.listVenueBookings(params());
    expect(new Set(found.map(({ employee }) => employee.id))).toEqual(new Set([first]));
    expect(await code(staff.client.findBooking({ params: { id: String(other.id) } }))).toBe('not_found');
    expect(await code(staff.client.confirmBooking({ params: { id: String(other.id) } }))).toBe('not_found');
    expect((await staff.client.confirmBooking({ params: { id: String(own.id) } })).data.status).toBe('confirmed');
  });

  it.each(['findSchedule', 'listClients', 'listConflicts', 'listMembers', 'exportVenueBookings'] as const)(
    'listMembers and what else only owners and managers may do answer not_found to staff: %s',
    async (verb) => {
      expect(await code(staff.client[verb](params()))).toBe('not_found');
      await expect(manager.client[verb](params())).resolves.toBeDefined();
    },
  );

  it('nobody who works there reviews or recommends the venue', async () => {
    const ofService = { params: { id: String(service) } };
    for (const one of [owner, manager, staff]) {
      expect(await code(one.client.toggleFeature(ofService))).toBe('own_service');
    }
  });
});

describe('invitations', () => {
  it('acceptInvitation takes a code once, and says invalid afterwards', async () => {
    const joining = await createUser(server, 'vendor');
    await owner.client.inviteMember({
      ...params(),
      body: { email: joining.email, role: 'manager', employee_id: null },
    });
    const body = { code: (await codeFor(joining.email)).toLowerCase() };
    expect((await joining.client.acceptInvitation({ body })).data.id).toBe(venue);
    expect(await code(stranger.client.acceptInvitation({ body }))).toBe('invalid');
  });

  it('acceptInvitation answers no_dashboard to customers, and too_many_attempts to guesses', async () => {
    const customer = await createUser(server);
    const body = { code: 'AAAA-BBBB-CCCC' };
    expect(await code(customer.client.acceptInvitation({ body }))).toBe('no_dashboard');
    const guesser = await createUser(server, 'vendor');
    for (let tries = 0; tries < 10; tries++) await apiErrorOf(guesser.client.acceptInvitation({ body }));
    expect(await code(guesser.client.acceptInvitation({ body }))).toBe('too_many_attempts');
  });

  it('an invitation that is replaced, withdrawn or a week old opens nothing', async () => {
    const email = 'late@example.com';
    const invite = () =>
      owner.client.inviteMember({ ...params(), body: { email, role: 'staff', employee_id: second } });
    await invite();
    const replaced = await codeFor(email);
    await invite();
    const kept = await codeFor(email);
    const accept = (given: string) => code(stranger.client.acceptInvitation({ body: { code: given } }));
    expect(await accept(replaced)).toBe('invalid');
    const { invitations } = (await owner.client.listMembers(params())).data;
    const { id = 0 } = invitations.find((one) => one.email === email) ?? {};
    expect(invitations.filter((one) => one.email === email)).toMatchObject([{ employee: { id: second } }]);
    expect(await code(stranger.client.withdrawInvitation({ params: { id: String(id) } }))).toBe('not_found');
    await owner.client.withdrawInvitation({ params: { id: String(id) } });
    expect(await accept(kept)).toBe('invalid');
  });

  it('inviteMember and changeMember answer invalid to staff without a calendar of the venue', async () => {
    const staffWith = (employee_id: number | null) => ({ role: 'staff' as const, employee_id });
    for (const given of [staffWith(null), staffWith(101)]) {
      const body = { ...given, email: 'a@example.com' };
      expect(await code(owner.client.inviteMember({ ...params(), body }))).toBe('invalid');
      const member = { id: String(venue), user_id: String(manager.id) };
      expect(await code(owner.client.changeMember({ params: member, body: given }))).toBe('invalid');
    }
    const body = { email: manager.email, role: 'manager' as const, employee_id: null };
    expect(await code(owner.client.inviteMember({ ...params(), body }))).toBe('invalid');
  });
});

describe('the team', () => {
  it('inviteMember, changeMember, removeMember and withdrawInvitation answer owner_only to a manager, not_found to others', async () => {
    const role = { role: 'manager' as const, employee_id: null };
    const email = 'somebody@example.com';
    const { data } = await owner.client.inviteMember({ ...params(), body: { email, ...role } });
    const ofMember = { params: { id: String(venue), user_id: String(staff.id) } };
    const { id = 0 } = data.invitations.find((one) => one.email === email) ?? {};
    const callsOf = ({ client }: TestUser) => [
      client.inviteMember({ ...params(), body: { email, ...role } }),
      client.changeMember({ ...ofMember, body: role }),
      client.removeMember(ofMember),
      client.withdrawInvitation({ params: { id: String(id) } }),
    ];
    const codesFor = (one: TestUser) => Promise.all(callsOf(one).map(code));
    expect(await codesFor(manager)).toEqual(Array(4).fill('owner_only'));
    expect(await codesFor(stranger)).toEqual(Array(4).fill('not_found'));
    expect(await code(stranger.client.listMembers(params()))).toBe('not_found');
  });

  it('who is removed, or leaves, sees the venue no more; the owner stays', async () => {
    const leaving = await join({ role: 'manager', employee_id: null });
    const of = ({ id }: TestUser) => ({ params: { id: String(venue), user_id: String(id) } });
    expect(await code(owner.client.removeMember(of(owner)))).toBe('not_found');
    await leaving.client.removeMember(of(leaving));
    expect((await leaving.client.listVenues()).data).toEqual([]);
    const sent = await join({ role: 'staff', employee_id: second });
    await owner.client.removeMember(of(sent));
    expect(await code(sent.client.listAgenda(params()))).toBe('not_found');
  });

  it('changeMember makes a manager of staff, who then see everything', async () => {
    const rising = await join({ role: 'staff', employee_id: second });
    const ofMember = { params: { id: String(venue), user_id: String(rising.id) } };
    const { data } = await owner.client.changeMember({ ...ofMember, body: { role: 'manager', employee_id: null } });
    expect(data.members.find(({ user_id: id }) => id === rising.id)).toMatchObject({ role: 'manager', employee: null });
    expect((await rising.client.listAgenda(params())).data.employees.length).toBeGreaterThan(1);
  });
});
