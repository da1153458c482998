import { beforeAll, describe, expect, it } from 'vitest';
import { createUser, listFreeTimes, toBookingBody } from '#testing/bookings.ts';
import { apiErrorOf, type TestServer, useServer } from '#testing/harness.ts';
import { proveNumber } from '#testing/readers.ts';
import { createVenueWithDraft, venueBody } from '#testing/request-bodies.ts';

const server = useServer({ VENUE_APPROVAL: 'on' });
let operator: ReturnType<TestServer['client']>;

beforeAll(async () => {
  operator = server.client({ token: (await server.signIn('operator')).token });
});

type ApprovalWorld = Awaited<ReturnType<typeof createVenueWithDraft>>;

const publish = ({ vendor, serviceParams }: ApprovalWorld) =>
  vendor.client.changePublication({ ...serviceParams, body: { is_published: true, resolutions: [] } });

const approvalOf = async ({ vendor, params }: ApprovalWorld) => (await vendor.client.findVenue(params)).data.approval;

const isShown = ({ serviceParams }: ApprovalWorld) =>
  server
    .client()
    .findService(serviceParams)
    .then(
      () => true,
      () => false,
    );

const decide = ({ venue }: ApprovalWorld, decision: 'approve' | 'ask' | 'reject', reply = 'Where is it?') =>
  operator.decideApproval({ params: { about: 'venue', id: String(venue.id) }, body: { decision, reply } });

/** A venue whose owner has a proven number, so that it can be published. */
async function venueOfProven(changes: Parameters<typeof createVenueWithDraft>[1] = {}) {
  const made = await createVenueWithDraft(server, changes);
  await proveNumber(server, made.vendor);
  return made;
}

describe('R13.05 a new venue', () => {
  it('is told what is missing before it can be published', async () => {
    const made = await createVenueWithDraft(server, { latitude: null, longitude: null });
    expect(await approvalOf(made)).toMatchObject({
      state: 'none',
      missing: ['phone', 'pin'],
      is_needed: true,
      has_look_alike: false,
    });
    const refused = await apiErrorOf(publish(made));
    expect([refused.body?.code, refused.body?.missing]).toEqual(['service_incomplete', ['phone', 'pin']]);
  });

  it('waits for an operator before anything of it is seen or booked, and is there from the approval on', async () => {
    const made = await venueOfProven();
    await publish(made);
    expect(await isShown(made)).toBe(false);
    expect((await made.vendor.client.findOwnService(made.serviceParams)).data.visibility).toMatchObject({
      is_shown: false,
      obstacles: ['venue_waiting'],
    });
    const { data } = await operator.findApproval({ params: { about: 'venue', id: String(made.venue.id) } });
    expect(data.venue_facts.owner).toMatchObject({ has_proven_phone: true, is_venue_phone: false });
    await decide(made, 'approve', '');
    expect([await isShown(made), (await approvalOf(made)).is_needed]).toEqual([true, false]);
    const [line] = made.service.treatments;
    const [time = ''] = await listFreeTimes(server, made.service.id, line!.id, '2026-12-02');
    const customer = await createUser(server);
    const body = await toBookingBody(server, made.service.id, line!.id, '2026-12-02', time);
    expect((await customer.client.placeBooking({ body: { ...body, for_woman: true } })).data.status).toBe('pending');
  });

  it('that was asked for something waits again when it is published again; one that is declined is not seen', async () => {
    const made = await venueOfProven();
    await publish(made);
    await decide(made, 'ask');
    expect(await approvalOf(made)).toMatchObject({ state: 'asked', reply: 'Where is it?' });
    await publish(made);
    expect((await approvalOf(made)).state).toBe('waiting');
    const { data } = await operator.findApproval({ params: { about: 'venue', id: String(made.venue.id) } });
    expect(data.venue_facts.history).toMatchObject([{ kind: 'venue_asked', reason: 'Where is it?' }]);
    await decide(made, 'reject', 'There is no such house.');
    expect([(await approvalOf(made)).state, await isShown(made)]).toEqual(['declined', false]);
  });
});

describe('R13.05 a name', () => {
  const nameOf = (en: string, ar: string) => ({ en, ar });

  it('like that of another owner’s venue is shown to the operator, in any script', async () => {
    const first = await venueOfProven({ name: nameOf('Shahba Beauty Center', 'مركز شهباء للتجميل') });
    await publish(first);
    await decide(first, 'approve', '');
    const second = await venueOfProven({ name: { ar: 'صالون الشهباء' } });
    await publish(second);
    const { data } = await operator.findApproval({ params: { about: 'venue', id: String(second.venue.id) } });
    expect(data.venue_facts.look_alikes[0]).toMatchObject({ id: first.venue.id, likeness_percent: 100 });
  });

  it('that is taken from another venue after the approval takes the approval away, whoever writes it', async () => {
    const first = await venueOfProven({ name: nameOf('Razan Atelier', 'أتيليه رزان') });
    await publish(first);
    await decide(first, 'approve', '');
    const copy = await venueOfProven({ name: nameOf('Qandil', 'قنديل') });
    await publish(copy);
    await decide(copy, 'approve', '');
    const { hours: _, ...fields } = venueBody({ name: nameOf('Razaan Atelier', 'أتيليه رزان') });
    await copy.vendor.client.changeVenue({ ...copy.params, body: fields });
    expect([await isShown(copy), await isShown(first)]).toEqual([false, true]);
    expect(await approvalOf(copy)).toMatchObject({ state: 'waiting', cause: 'renamed', has_look_alike: true });
    await decide(copy, 'approve', '');
    await server.deps.db
      .updateTable('venues')
      .set({ name: JSON.stringify(nameOf('Razan Atelier', 'رزان')) })
      .where('id', '=', copy.venue.id)
      .execute();
    expect(await isShown(copy)).toBe(false);
  });

  it('of its own that changes a little costs nothing', async () => {
    const made = await venueOfProven({ name: nameOf('Zubaida Lounge', 'زبيدة') });
    await publish(made);
    await decide(made, 'approve', '');
    const { hours: _, ...fields } = venueBody({ name: nameOf('Zubaida', 'زبيدة لاونج') });
    await made.vendor.client.changeVenue({ ...made.params, body: fields });
    expect(await isShown(made)).toBe(true);
  });
});

it('findApproval, findApprovalDocument and decideApproval answer not_found for what does not wait', async () => {
  const params = { about: 'venue', id: '424242' } as const;
  const body = { decision: 'approve', reply: '' } as const;
  for (const refused of [
    () => operator.findApproval({ params }),
    () => operator.findApprovalDocument({ params: { id: '424242' } }),
    () => operator.decideApproval({ params, body }),
  ]) {
    expect((await apiErrorOf(refused())).body?.code).toBe('not_found');
  }
  const silent = operator.decideApproval({ params, body: { decision: 'reject', reply: '' } });
  expect(Object.keys((await apiErrorOf(silent)).body?.errors ?? {})).toEqual(['reply']);
});
