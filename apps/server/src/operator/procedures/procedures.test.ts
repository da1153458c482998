import { beforeAll, describe, expect, it } from 'vitest';
import { toBookingBody, createUser } from '#testing/bookings.ts';
import { apiErrorOf, type TestServer, useServer } from '#testing/harness.ts';
import { createVenueWithDraft, treatmentBody } from '#testing/request-bodies.ts';

const server = useServer();
let operator: ReturnType<TestServer['client']>;

beforeAll(async () => {
  operator = server.client({ token: (await server.signIn('operator')).token });
});

const one = (id: number) => ({ params: { id: String(id) } });
const find = async (search: string) => (await operator.listProcedures({ query: { search } })).data;

/** A procedure by its English name, and its fields as they are sent. */
async function findNamed(name: string) {
  const found = (await find(name)).find((row) => row.name.en === name);
  if (!found) throw new Error(`there is no procedure ${name}`);
  const { id, category: _category, group: _group, treatments: _treatments, name: names, ...fields } = found;
  return { id, fields: { ...fields, name: { en: names.en ?? '', ar: names.ar ?? '', ckb: names.ckb ?? '' } } };
}

/** A published service with one treatment of a procedure. */
async function offer(procedureId: number) {
  const made = await createVenueWithDraft(server);
  const treatments = [treatmentBody({ title: { en: 'As it is called here' }, procedure_id: procedureId })];
  const { data } = await made.vendor.client.changeTreatments({ ...made.serviceParams, body: { treatments } });
  await made.vendor.client.changePublication({ ...made.serviceParams, body: { is_published: true, resolutions: [] } });
  return { ...made, treatmentId: data.treatments[0]?.id ?? 0 };
}

const isShown = (id: number) =>
  server
    .client()
    .findService(one(id))
    .then(
      () => true,
      () => false,
    );

describe('R13.01 the registry in the hands of operators', () => {
  it('listProcedures finds by any name and spelling, of any keyboard, and by class', async () => {
    expect((await find('')).length).toBeGreaterThanOrEqual(150);
    for (const text of ['Balayage', 'بالياج', 'بالیاژ', 'balyaj'])
      expect((await find(text)).map((row) => row.name.en)).toContain('Balayage');
    expect(await find('zzzz')).toEqual([]);
    const { data } = await operator.listProcedures({ query: { licence_class: 'dentist' } });
    expect(new Set(data.map((row) => row.licence_class))).toEqual(new Set(['dentist']));
  });

  it('changeProcedure changes names, spellings, minutes and prices, and the log keeps before and after', async () => {
    const { id, fields } = await findNamed('Toner');
    const name = { ...fields.name, en: 'Toner and gloss' };
    await operator.changeProcedure({ ...one(id), body: { ...fields, name, spellings: ['zzqqtoner'], duration: 35 } });
    expect((await find('zzqqtoner'))[0]).toMatchObject({ id, name, duration: 35 });
    const { data } = await operator.listAudit({ query: { search: 'procedure_changed' } });
    expect(JSON.stringify(data[0])).toContain('zzqqtoner');
  });

  it('changeProcedure and findProcedureEffects answer not_found for a group and for nothing, and invalid for prices that do not follow each other', async () => {
    const { id, fields } = await findNamed('Henna');
    const group = await server.deps.db
      .selectFrom('procedures')
      .select('id')
      .where('parent_id', 'is', null)
      .executeTakeFirstOrThrow();
    for (const other of [group.id, 424_242]) {
      expect((await apiErrorOf(operator.changeProcedure({ ...one(other), body: fields }))).body?.code).toBe(
        'not_found',
      );
      const asked = operator.findProcedureEffects({ ...one(other), query: { licence_class: 'none' } });
      expect((await apiErrorOf(asked)).body?.code).toBe('not_found');
    }
    const refused = await apiErrorOf(operator.changeProcedure({ ...one(id), body: { ...fields, to_iqd: 250 } }));
    expect(refused.body?.errors).toHaveProperty('to_iqd');
    const unknown = { ...fields, licence_class: 'barber' as 'none' };
    expect((await apiErrorOf(operator.changeProcedure({ ...one(id), body: unknown }))).body?.code).toBe('invalid');
  });
});

describe('R13.02 another licence class', () => {
  it('findProcedureEffects tells what it takes down, changeProcedure takes exactly that down, and back it comes', async () => {
    const { id, fields } = await findNamed('Wig fitting');
    const [licensed, bare] = [await offer(id), await offer(id)];
    const licence = { class: 'nurse', number: 'N-1', expires_on: '2028-01-01' } as const;
    await operator.setLicence({ ...one(licensed.venue.id), body: licence });
    const customer = await createUser(server);
    const body = await toBookingBody(server, bare.service.id, bare.treatmentId, '2026-12-02', '11:00');
    await customer.client.placeBooking({ body });
    const before = await operator.findProcedureEffects({ ...one(id), query: { licence_class: 'none' } });
    expect(before.data).toEqual({ count: 0, treatments: [], bookings: 0 });
    const { data } = await operator.findProcedureEffects({ ...one(id), query: { licence_class: 'nurse' } });
    const ids = data.treatments.map((row) => row.id);
    expect([data.count, data.bookings]).toEqual([ids.length, expect.any(Number)]);
    expect(data.bookings).toBeGreaterThan(0);
    expect([ids.includes(bare.treatmentId), ids.includes(licensed.treatmentId)]).toEqual([true, false]);
    await operator.changeProcedure({ ...one(id), body: { ...fields, licence_class: 'nurse' } });
    expect([await isShown(bare.service.id), await isShown(licensed.service.id)]).toEqual([false, true]);
    await operator.changeProcedure({ ...one(id), body: fields });
    expect(await isShown(bare.service.id)).toBe(true);
  });
});
