import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, type TestUser, createUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { placeBooking } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service } = landmarks.specifiedPrices;
let owner: TestUser;
let stranger: TestUser;
let customer: TestUser;

beforeAll(async () => {
  owner = await createOwner(server, venue);
  [stranger, customer] = [await createUser(server, 'vendor'), await createUser(server)];
  await placeBooking(server, customer, '2026-12-12', { serviceId: service, nth: 0 });
});

const params = (id = customer.id) => ({ params: { id: String(venue), client_id: String(id) } });
const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;

describe('the note of a venue about a customer', () => {
  it('is read and changed by the venue alone, and lies sealed in the database', async () => {
    const text = 'Allergic to henna; prefers the quiet chair.';
    expect((await owner.client.findClient(params())).data).toMatchObject({
      note: null,
      reliability: { level: 'new' },
    });
    await owner.client.writeClientNote({ ...params(), body: { text: 'To be replaced' } });
    await owner.client.writeClientNote({ ...params(), body: { text } });
    expect((await owner.client.findClient(params())).data.note?.text).toBe(text);
    const { rows } = await sql<{ sealed: Buffer }>`
      select sealed from client_notes where customer_id = ${customer.id}`.execute(server.deps.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed.includes('henna')).toBe(false);
    const booked = JSON.stringify(await customer.client.listBookings());
    expect(booked).not.toContain('henna');
  });

  it('reading and writing one is entered in the audit log, without its words', async () => {
    const entries = await server.deps.db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
    const notes = entries.filter(({ kind }) => kind.startsWith('note_'));
    expect(notes.map(({ kind, user_id: by }) => [kind, by])).toEqual([
      ['note_written', owner.id],
      ['note_written', owner.id],
      ['note_read', owner.id],
    ]);
    expect(JSON.stringify(notes)).not.toContain('henna');
  });

  it('an empty one is deleted', async () => {
    await owner.client.writeClientNote({ ...params(), body: { text: '  ' } });
    expect((await owner.client.findClient(params())).data.note).toBeNull();
    const { rows } = await sql`select from client_notes where customer_id = ${customer.id}`.execute(server.deps.db);
    expect(rows).toEqual([]);
  });

  it('findClient and writeClientNote answer not_found to others, and of somebody who never booked here', async () => {
    const body = { text: 'Mine' };
    expect(await codeOf(stranger.client.findClient(params()))).toBe('not_found');
    expect(await codeOf(stranger.client.writeClientNote({ ...params(), body }))).toBe('not_found');
    expect(await codeOf(owner.client.findClient(params(stranger.id)))).toBe('not_found');
    expect(await codeOf(owner.client.writeClientNote({ ...params(stranger.id), body }))).toBe('not_found');
  });
});
