import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { ownerOf, type Person, person } from '#testing/bookings.ts';
import { refusalOf, useServer } from '#testing/harness.ts';

const server = useServer();
const params = { params: { id: String(landmarks.noorSalon) } };
const body = { guest_note: { en: 'Ring twice.', ar: ' ' }, mail_requests: false, mail_tomorrow: true };
let owner: Person;
let stranger: Person;

beforeAll(async () => {
  owner = await ownerOf(server, landmarks.noorSalon);
  stranger = await person(server, 'vendor');
});

describe('what a house tells its guests', () => {
  it('findMessages begins with nothing, mails about requests, and no summary', async () => {
    const { data } = await owner.client.findMessages(params);
    expect(data).toEqual({ guest_note: {}, mail_requests: true, mail_tomorrow: false });
  });

  it('changeMessages keeps the languages in which something is said, and who changed what from what to what', async () => {
    const { data } = await owner.client.changeMessages({ ...params, body });
    expect(data).toEqual({ ...body, guest_note: { en: 'Ring twice.' } });
    expect((await owner.client.findMessages(params)).data).toEqual(data);
    await owner.client.changeMessages({ ...params, body });
    const noted = await server.deps.db.selectFrom('schedule_changes').selectAll().execute();
    expect(noted).toMatchObject([
      {
        verb: 'changeMessages',
        actor_id: owner.id,
        before: { guest_note: {}, mail_requests: true, mail_tomorrow: false },
        after: data,
      },
    ]);
  });

  it('changeMessages answers invalid to a note of more than 500 characters', async () => {
    const long = { ...body, guest_note: { en: 'x'.repeat(501) } };
    const refused = await refusalOf(owner.client.changeMessages({ ...params, body: long }));
    expect(refused.body).toMatchObject({ code: 'invalid', errors: { 'guest_note.en': [expect.any(String)] } });
  });

  it('findMessages and changeMessages answer not_found to others', async () => {
    for (const call of [stranger.client.findMessages(params), stranger.client.changeMessages({ ...params, body })]) {
      expect((await refusalOf(call)).body?.code).toBe('not_found');
    }
  });
});
