import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, setStatus, type TestUser } from '#testing/bookings.ts';
import { clientOf, ofClient } from '#testing/clients.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { placeBooking } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service } = landmarks.specifiedPrices;
let owner: TestUser;
let stranger: TestUser;
let customer: TestUser;
let file: ReturnType<typeof ofClient>;

const add = async (body: { name: string; phone?: string }) =>
  (await owner.client.addClient({ params: { id: String(venue) }, body })).data;
const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;

beforeAll(async () => {
  owner = await createOwner(server, venue);
  [stranger, customer] = [await createUser(server, 'vendor'), await createUser(server)];
  const { id } = await placeBooking(server, customer, '2026-12-12', { serviceId: service, nth: 0 });
  await setStatus(server, id, 'completed');
  file = ofClient(venue, await clientOf(server, venue, customer.id));
});

describe('what a venue writes down about a client', () => {
  it('R15.01 is read by the venue alone, and lies sealed in the database', async () => {
    const note = 'Prefers the quiet chair.';
    await owner.client.writeClientNote({ ...file, body: { text: 'To be replaced' } });
    await owner.client.writeClientNote({ ...file, body: { text: note } });
    const { data } = await owner.client.writeClientAllergies({ ...file, body: { text: 'Henna, PPD' } });
    expect(data).toMatchObject({ allergies: 'Henna, PPD', has_allergies: true, reliability: { level: 'reliable' } });
    expect(JSON.stringify(data)).not.toContain('quiet');
    expect((await owner.client.findClientNote(file)).data.text).toBe(note);
    expect((await owner.client.findClientAllergies(file)).data.text).toBe('Henna, PPD');
    const { rows } = await sql<{ sealed: Buffer }>`select sealed_allergies || sealed_note as sealed from clients
      where customer_id = ${customer.id}`.execute(server.deps.db);
    expect(/henna|quiet/i.test(rows[0]?.sealed.toString('latin1') ?? 'henna')).toBe(false);
    expect(JSON.stringify([await customer.client.listBookings(), await customer.client.exportOwnData()])).not.toMatch(
      /henna|quiet/i,
    );
  });

  it('R15.01 is entered in the audit log at each reading and writing, without its words', async () => {
    const entries = await server.deps.db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
    const notes = entries.filter(({ kind }) => /^(?:note|allergies)_/.test(kind));
    expect(notes.map(({ kind }) => kind)).toEqual([
      'note_written',
      'note_written',
      'allergies_written',
      'note_read',
      'allergies_read',
    ]);
    expect(new Set(notes.map(({ user_id: by }) => by))).toEqual(new Set([owner.id]));
    expect(JSON.stringify(notes)).not.toMatch(/henna|quiet/i);
    await owner.client.findClient(file);
    const [last] = await server.deps.db
      .selectFrom('audit_entries')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(last?.kind).toBe('allergies_read');
  });
});

describe('the allergies of a client', () => {
  it('R15.01 are shown at each booking, to the venue alone', async () => {
    const [seen] = (
      await owner.client.listVenueBookings({ params: { id: String(venue) }, query: { client: file.params.client_id } })
    ).data;
    expect(seen?.client).toEqual({ id: Number(file.params.client_id), has_allergies: true });
    expect((await customer.client.listBookings()).data.map(({ client }) => client)).toEqual([null]);
  });

  it('R15.01 are deleted by an empty text, as a note is', async () => {
    await owner.client.writeClientNote({ ...file, body: { text: '  ' } });
    expect((await owner.client.findClientNote(file)).data.text).toBeNull();
    await owner.client.writeClientAllergies({ ...file, body: { text: '' } });
    expect((await owner.client.findClient(file)).data).toMatchObject({ allergies: null, written_at: null });
  });
});

describe('access to files', () => {
  it('addClient, findClient, changeClient, findClientNote, writeClientNote, findClientAllergies, writeClientAllergies and eraseClient answer not_found to others and of others', async () => {
    const elsewhere = ofClient(landmarks.openPastMidnight, Number(file.params.client_id));
    const other = await createOwner(server, landmarks.openPastMidnight);
    const body = { text: 'Mine' };
    for (const [by, which] of [
      [stranger, file],
      [other, elsewhere],
      [owner, ofClient(venue, 999_999)],
    ] as const) {
      expect(await codeOf(by.client.findClient(which))).toBe('not_found');
      expect(await codeOf(by.client.changeClient({ ...which, body: { name: 'X' } }))).toBe('not_found');
      expect(await codeOf(by.client.findClientNote(which))).toBe('not_found');
      expect(await codeOf(by.client.writeClientNote({ ...which, body }))).toBe('not_found');
      expect(await codeOf(by.client.findClientAllergies(which))).toBe('not_found');
      expect(await codeOf(by.client.writeClientAllergies({ ...which, body }))).toBe('not_found');
      expect(await codeOf(by.client.eraseClient(which))).toBe('not_found');
    }
    const made = stranger.client.addClient({ params: { id: String(venue) }, body: { name: 'X' } });
    expect(await codeOf(made)).toBe('not_found');
  });
});

describe('the file of a client', () => {
  it('R15.01 has the figures of this venue alone', async () => {
    await placeBooking(server, customer, '2026-12-13', { nth: 0 });
    const { data } = await owner.client.findClient(file);
    const booking = (await customer.client.listBookings()).data.find(({ status }) => status === 'completed');
    expect(data).toMatchObject({
      completed: 1,
      no_shows: 0,
      spent: booking?.price,
      usual_treatments: [booking?.pricing_title],
    });
  });

  it('R15.01 says what was consented to, when and to whom, and forgets it where it is taken back', async () => {
    const stated = await owner.client.changeClient({
      ...file,
      body: { accepts_messages: true, accepts_photos: false },
    });
    const at = server.deps.clock.now().toString({ fractionalSecondDigits: 3 });
    expect(stated.data.consent).toMatchObject({ messages: { given: true, at }, photos: { given: false, at } });
    expect(stated.data.consent.messages.by).not.toBeNull();
    const unsaid = await owner.client.changeClient({ ...file, body: { accepts_messages: null } });
    expect(unsaid.data.consent).toMatchObject({
      messages: { given: null, at: null, by: null },
      photos: { given: false },
    });
  });

  it('R15.01 is one by number: adding a known one gives its file, and changeClient refuses it with client_exists', async () => {
    const made = await add({ name: 'Dalia', phone: '07701112222' });
    expect(await add({ name: 'D.', phone: '+964 770 111 2222' })).toMatchObject({ id: made.id, name: 'Dalia' });
    const other = await add({ name: 'Rania' });
    const body = { phone: '07701112222' };
    expect(await codeOf(owner.client.changeClient({ ...ofClient(venue, other.id), body }))).toBe('client_exists');
    const broken = owner.client.changeClient({ ...ofClient(venue, other.id), body: { phone: '12' } });
    expect(Object.keys((await apiErrorOf(broken)).body?.errors ?? {})).toEqual(['phone']);
    const ofAccount = owner.client.changeClient({ ...file, body: { phone: '07701119999' } });
    expect(Object.keys((await apiErrorOf(ofAccount)).body?.errors ?? {})).toEqual(['phone']);
    const all = await Promise.all(Array.from({ length: 5 }, () => add({ name: 'Sara', phone: '07703334444' })));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  });
});
