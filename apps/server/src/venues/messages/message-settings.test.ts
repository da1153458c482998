import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, type TestUser, createUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const params = { params: { id: String(landmarks.noorSalon) } };
const body = { arrival_note: { en: 'Ring twice.', ar: ' ' }, wants_request_emails: false, wants_day_summary: true };
let owner: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  owner = await createOwner(server, landmarks.noorSalon);
  stranger = await createUser(server, 'vendor');
});

describe('what a venue tells its customers', () => {
  it('findMessageSettings begins with nothing, mails about requests, and no summary', async () => {
    const { data } = await owner.client.findMessageSettings(params);
    expect(data).toEqual({ arrival_note: {}, wants_request_emails: true, wants_day_summary: false });
  });

  it('changeMessageSettings keeps the languages in which something is said, and who changed what from what to what', async () => {
    const { data } = await owner.client.changeMessageSettings({ ...params, body });
    expect(data).toEqual({ ...body, arrival_note: { en: 'Ring twice.' } });
    expect((await owner.client.findMessageSettings(params)).data).toEqual(data);
    await owner.client.changeMessageSettings({ ...params, body });
    const noted = await server.deps.db.selectFrom('schedule_changes').selectAll().execute();
    expect(noted).toMatchObject([
      {
        verb: 'changeMessageSettings',
        actor_id: owner.id,
        before: { arrival_note: {}, wants_request_emails: true, wants_day_summary: false },
        after: data,
      },
    ]);
  });

  it('changeMessageSettings answers invalid to a note of more than 500 characters', async () => {
    const long = { ...body, arrival_note: { en: 'x'.repeat(501) } };
    const refused = await apiErrorOf(owner.client.changeMessageSettings({ ...params, body: long }));
    expect(refused.body).toMatchObject({ code: 'invalid', errors: { 'arrival_note.en': [expect.any(String)] } });
  });

  it('findMessageSettings and changeMessageSettings answer not_found to others', async () => {
    for (const call of [
      () => stranger.client.findMessageSettings(params),
      () => stranger.client.changeMessageSettings({ ...params, body }),
    ]) {
      expect((await apiErrorOf(call())).body?.code).toBe('not_found');
    }
  });
});
