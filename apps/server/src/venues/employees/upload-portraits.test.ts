import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxPictureBytes } from '@tajmeelspot/contract/identity/profile.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { filesOf } from '#app/integrations/pictures/picture-names.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { apiErrorOf, type TestServer, useServer } from '#testing/harness.ts';
import { badPictures } from '#testing/safety/picture-requests.ts';

const server = useServer();
const venue = landmarks.noorSalon;
/** Two of its team, both of whom give service 101; and one of another venue. */
const [employee, colleague, stranger] = [101, 102, 301];
const agreed = { agreed: '1' } as const;
const of = (id: number) => ({ params: { id: String(id) } });
const about = (id: number) => ({ params: { about: 'portrait', id: String(id) } }) as const;
const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;

let owner: TestUser;
let staff: TestUser;
let operator: ReturnType<TestServer['client']>;

beforeAll(async () => {
  owner = await createOwner(server, venue);
  staff = await createUser(server, 'vendor');
  const membership = { venue_id: venue, user_id: staff.id, role: 'staff', employee_id: colleague };
  await server.deps.db
    .insertInto('memberships')
    .values({ ...membership, created_at: new Date() })
    .execute();
  operator = server.client({ token: (await server.signIn('operator')).token });
});

beforeEach(async () => {
  await server.deps.db.deleteFrom('portraits').execute();
  await server.deps.db.updateTable('employees').set({ portrait: null, is_active: true }).execute();
});

/** A photograph that is taller than wide. */
async function photograph(background = '#c58b6a'): Promise<Blob> {
  const picture = sharp({ create: { width: 600, height: 900, channels: 3, background } });
  return new Blob([
    new Uint8Array(
      await picture
        .withExif({ IFD0: { Artist: 'Zainab' } })
        .jpeg()
        .toBuffer(),
    ),
  ]);
}

async function send(by: TestUser = owner, id = employee) {
  const { data } = await by.client.setPortrait({ ...of(id), query: agreed, upload: await photograph() });
  return data;
}

const rows = () => server.deps.db.selectFrom('portraits').selectAll().orderBy('id').execute();

async function decide(decision: 'approve' | 'reject', reply = '') {
  const waiting = (await rows()).find(({ state }) => state === 'waiting');
  await operator.decideApproval({ ...about(waiting?.id ?? 0), body: { decision, reply } });
}

async function show(by: TestUser = owner, id = employee): Promise<string> {
  await send(by, id);
  await decide('approve');
  return (await own(id))?.portrait ?? '';
}

const own = async (id = employee) =>
  (await owner.client.listVenueEmployees(of(venue))).data.find((one) => one.id === id);

/** What visitors see of an employee: on the page of the venue, and on that of a service. */
async function seen(id = employee) {
  const [service, { data }] = await Promise.all([
    server.client().findService(of(101)),
    server.client().findVenuePage({ params: { slug: 'noor-salon' } }),
  ]);
  return [service.employees, data.employees].map(
    (team: readonly { id: number; portrait: string | null }[]) => team.find((one) => one.id === id)?.portrait,
  );
}

async function storedFiles(url: string): Promise<number> {
  const name = /files\/([^/]+)\//.exec(url)?.[1] ?? '';
  const found = await Promise.all(filesOf(name).map((file) => server.deps.files.has(`${name}/${file}`)));
  return found.filter(Boolean).length;
}

describe('R14.16 a portrait that is uploaded', () => {
  it('is held until an operator has seen it with who said that the employee agreed, then stands wherever the team does', async () => {
    const { sent_portrait: sent, portrait } = await send();
    expect(portrait).toBeNull();
    expect(sent).toMatchObject({ state: 'waiting', stated_by: 'Test Person', reply: null });
    expect(await seen()).toEqual([null, null]);
    const { data: waiting, counts } = await operator.listApprovals({ query: { kind: 'portrait' } });
    expect(waiting).toMatchObject([{ kind: 'portrait', venue: { id: venue } }]);
    expect(counts.portrait).toBe(1);
    const { data } = await operator.findApproval(about(waiting[0]?.id ?? 0));
    expect(data.picture).toMatchObject({
      picture: { url: sent?.url, widths: [300, 384], height: 384 },
      consent: { from: 'employee', stated_by: 'Test Person' },
    });
    await decide('approve');
    expect(await seen()).toEqual([sent?.url, sent?.url]);
    expect(await own()).toMatchObject({ portrait: sent?.url, sent_portrait: { state: 'approved' } });
  });

  it('is cut square, without what the photograph said of itself', async () => {
    const { sent_portrait: sent } = await send();
    const name = /files\/(.+)$/.exec(sent?.url ?? '')?.[1] ?? '';
    const bytes = await server.deps.files.read(name);
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height, exif]).toEqual([384, 384, undefined]);
  });
});

describe('R14.16 a portrait that an operator has looked at', () => {
  it('is gone where it was declined, and its venue reads why in the dashboard and in a message', async () => {
    const { sent_portrait: sent } = await send();
    await decide('reject', 'It shows a landscape');
    expect(await own()).toMatchObject({
      portrait: null,
      sent_portrait: { state: 'declined', url: null, reply: 'It shows a landscape' },
    });
    expect(await storedFiles(sent?.url ?? '')).toBe(0);
    await server.deliver();
    const mails = server.deps.db.selectFrom('stored_emails').select('text').where('recipient', '=', owner.email);
    expect((await mails.execute()).some(({ text }) => text.includes('It shows a landscape'))).toBe(true);
  });

  it('takes the place of the former one only once it is approved, and the former files are gone then', async () => {
    const former = await show();
    await send();
    expect(await seen()).toEqual([former, former]);
    await decide('approve');
    const [shown] = await seen();
    expect(shown).not.toBe(former);
    expect(await storedFiles(former)).toBe(0);
    expect((await rows()).map(({ state, name }) => [state, name !== null])).toEqual([
      ['withdrawn', false],
      ['approved', true],
    ]);
  });

  it('is hidden with the employee who leaves, and setPortrait answers employee_left for who has left', async () => {
    await show();
    const body = { is_active: false, daily_cap: null };
    await server.deps.db.updateTable('employees').set({ is_active: false }).where('id', '=', employee).execute();
    expect(await seen()).toEqual([undefined, undefined]);
    expect(await codeOf(send())).toBe('employee_left');
    expect((await owner.client.removePortrait(of(employee))).data).toMatchObject({ ...body, portrait: null });
  });
});

describe('R14.16 a portrait that is removed', () => {
  it('is gone from every page and the store at once; who agreed, when, and until when stays', async () => {
    const url = await show();
    const published: string[] = [];
    const stop = server.deps.changes.subscribe((tags) => void published.push(...(tags ?? [])));
    await owner.client.removePortrait(of(employee));
    stop();
    expect(published).toEqual(expect.arrayContaining([`venue-${venue}`, 'service-101']));
    expect(await seen()).toEqual([null, null]);
    expect(await storedFiles(url)).toBe(0);
    expect(await rows()).toMatchObject([{ state: 'withdrawn', name: null, stated_by: owner.id }]);
    expect(await own()).toMatchObject({ portrait: null, sent_portrait: null });
  });

  it('removePortrait answers not_found the second time, and takes the one that waits as well', async () => {
    const { sent_portrait: sent } = await send();
    await owner.client.removePortrait(of(employee));
    expect(await storedFiles(sent?.url ?? '')).toBe(0);
    expect(await codeOf(owner.client.removePortrait(of(employee)))).toBe('not_found');
    expect((await operator.listApprovals({ query: { kind: 'portrait' } })).data).toEqual([]);
  });

  it('can be one that an operator takes away, with a reason', async () => {
    const url = await show();
    const id = (await rows())[0]?.id ?? 0;
    const removal = { params: { picture_kind: 'portrait', id: String(id) } } as const;
    await operator.removeShownPicture({ ...removal, body: { reason: 'She wrote to us' } });
    expect(await own()).toMatchObject({
      portrait: null,
      sent_portrait: { state: 'declined', reply: 'She wrote to us' },
    });
    expect(await storedFiles(url)).toBe(0);
  });
});

describe('R14.16 a portrait that nobody took away by itself', () => {
  it('is removed like others where it is that of the demo world, which nobody has sent', async () => {
    const drawn = { portrait: 'portrait-101' };
    await server.deps.db.updateTable('employees').set(drawn).where('id', '=', employee).execute();
    await owner.client.removePortrait(of(employee));
    expect(await seen()).toEqual([null, null]);
  });

  it('goes with the account of the employee, when that is erased, and leaves who said what', async () => {
    const member = await createUser(server, 'vendor');
    const membership = { venue_id: venue, user_id: member.id, role: 'staff', employee_id: employee };
    const values = { ...membership, created_at: new Date() };
    await server.deps.db.insertInto('memberships').values(values).execute();
    const url = await show(member);
    await send(member);
    await operator.eraseUser({ ...of(member.id), body: { reason: 'Asked for it' } });
    expect(await seen()).toEqual([null, null]);
    expect(await storedFiles(url)).toBe(0);
    expect((await rows()).map(({ state, name }) => [state, name])).toEqual([
      ['withdrawn', null],
      ['withdrawn', null],
    ]);
  });
});

describe('R14.16 who may picture whom', () => {
  it('setPortrait and removePortrait answer not_found for an employee of another venue, and to another vendor', async () => {
    const other = await createUser(server, 'vendor');
    await show();
    const upload = await photograph();
    const calls = [
      owner.client.setPortrait({ ...of(stranger), query: agreed, upload }),
      owner.client.removePortrait(of(stranger)),
      other.client.setPortrait({ ...of(employee), query: agreed, upload }),
      other.client.removePortrait(of(employee)),
    ];
    expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => 'not_found'));
    expect((await own())?.portrait).not.toBeNull();
  });

  it('staff see, send and remove their own alone', async () => {
    const { data } = await staff.client.listVenueEmployees(of(venue));
    expect(data.map(({ id }) => id)).toEqual([colleague]);
    await show(staff, colleague);
    await staff.client.removePortrait(of(colleague));
    await show();
    const upload = await photograph();
    const foreign = staff.client.setPortrait({ ...of(employee), query: agreed, upload });
    expect(await codeOf(foreign)).toBe('not_found');
    expect(await codeOf(staff.client.removePortrait(of(employee)))).toBe('not_found');
  });

  it('setPortrait answers invalid without the word that the employee agreed', async () => {
    const upload = await photograph();
    const refused = await apiErrorOf(owner.client.setPortrait({ ...of(employee), query: {} as never, upload }));
    expect(refused.body?.errors).toHaveProperty('agreed');
    expect(await rows()).toEqual([]);
  });
});

describe('R14.16 what is no portrait', () => {
  it('setPortrait answers too_large, unreadable_picture, damaged_picture and too_many_pixels, and keeps the former one', async () => {
    const former = await show();
    const large = ['too_large', new Blob([new Uint8Array(maxPictureBytes + 1)])] as const;
    for (const [code, upload] of [...(await badPictures()), large]) {
      expect(await codeOf(owner.client.setPortrait({ ...of(employee), query: agreed, upload }))).toBe(code);
    }
    expect(await seen()).toEqual([former, former]);
    expect(await rows()).toHaveLength(1);
  });

  it('two at once leave one that waits, whose files alone are stored', async () => {
    const sent = await Promise.all([send(owner, colleague), send(staff, colleague)]);
    const [waiting, ...others] = await rows();
    expect(others).toEqual([]);
    const urls = new Set(sent.map(({ sent_portrait: one }) => one?.url ?? ''));
    const stored = await Promise.all([...urls].map(storedFiles));
    expect(stored.reduce((sum, count) => sum + count, 0)).toBe(filesOf(waiting?.name ?? '').length);
  });

  it('what an operator has not seen is shown by no statement', async () => {
    const { sent_portrait: sent } = await send();
    const name = /files\/([^/]+)\//.exec(sent?.url ?? '')?.[1] ?? '';
    const direct = server.deps.db.updateTable('employees').set({ portrait: name }).where('id', '=', employee);
    await expect(direct.execute()).rejects.toThrow('the portrait is not approved');
    const elsewhere = await show(owner, colleague);
    const approved = /files\/([^/]+)\//.exec(elsewhere)?.[1] ?? '';
    const moved = server.deps.db.updateTable('employees').set({ portrait: approved }).where('id', '=', employee);
    await expect(moved.execute()).rejects.toThrow('the portrait is not approved');
  });

  it('one that is decided about while it is replaced is decided once, and the new one waits', async () => {
    await send();
    const [first] = await rows();
    const decision = operator.decideApproval({ ...about(first?.id ?? 0), body: { decision: 'approve', reply: '' } });
    const outcomes = await Promise.allSettled([decision, send()]);
    expect(outcomes[1]?.status).toBe('fulfilled');
    const states = (await rows()).map(({ state }) => state);
    expect(states).toEqual(outcomes[0]?.status === 'fulfilled' ? ['approved', 'waiting'] : ['waiting']);
  });
});
