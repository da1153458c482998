import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestUser, createUser, listFreeTimes, toBookingBody } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, type TestServer, useServer } from '#testing/harness.ts';
import { createVenueWithDraft, serviceBody, treatmentBody } from '#testing/request-bodies.ts';

const server = useServer();
let customer: TestUser;
let operator: ReturnType<TestServer['client']>;

beforeAll(async () => {
  customer = await createUser(server);
  operator = server.client({ token: (await server.signIn('operator')).token });
});

const day = '2026-12-02';
const one = (id: number) => ({ params: { id: String(id) } });
const procedures = new Map<string, number>();
const procedure = async (code: string): Promise<number> => {
  const known = procedures.get(code);
  if (known !== undefined) return known;
  const found = await sql<{ id: number }>`select id from procedures where code = ${code}`.execute(server.deps.db);
  procedures.set(code, found.rows[0]!.id);
  return found.rows[0]!.id;
};

type SalonWorld = Awaited<ReturnType<typeof createVenueWithDraft>>;

const publish = (made: SalonWorld, id = made.service.id, isPublished = true) =>
  made.vendor.client.changePublication({ ...one(id), body: { is_published: isPublished, resolutions: [] } });

const license = (venueId: number, expires_on = '2027-06-30', licenceClass: 'physician' | 'dentist' = 'physician') =>
  operator.setLicence({ ...one(venueId), body: { class: licenceClass, number: `M-${venueId}`, expires_on } });

/** Whether everybody can see, find and book a treatment: the page, the search, the free slots, and a booking. */
async function isOffered(serviceId: number, treatmentId: number): Promise<boolean> {
  const shown = await server
    .client()
    .findService(one(serviceId))
    .catch(() => undefined);
  const isShown = shown?.pricing.some(({ id }) => id === treatmentId) ?? false;
  const times = await listFreeTimes(server, serviceId, treatmentId, day).catch(() => []);
  expect(times.length > 0).toBe(isShown);
  return isShown;
}

const visibilityOf = async (made: SalonWorld, id = made.service.id) =>
  (await made.vendor.client.findOwnService(one(id))).data;

/** A salon with one published service that needs no licence, and one treatment more of a procedure. */
async function salonWith(title: string, code?: string) {
  const made = await createVenueWithDraft(server);
  const more = code === undefined ? {} : { procedure_id: await procedure(code) };
  const { data } = await made.vendor.client.changeTreatments({
    ...made.serviceParams,
    body: {
      treatments: [
        { ...made.service.treatments[0]!, ...treatmentBody() },
        treatmentBody({ title: { en: title }, ...more }),
      ],
    },
  });
  const [plain, other] = data.treatments;
  return { ...made, plain: plain!.id, other: other!.id };
}

describe('R13.02 a treatment that needs a licence', () => {
  it('is neither shown nor booked without it, while the others of its service are', async () => {
    const made = await salonWith('Face treatment, thirty units', 'botox');
    await publish(made);
    expect([await isOffered(made.service.id, made.plain), await isOffered(made.service.id, made.other)]).toEqual([
      true,
      false,
    ]);
    const found = await server.client().searchServices({ query: { treatment: 'thirty units' } });
    expect(found.data.data.map(({ id }) => id)).not.toContain(made.service.id);
    const { treatments } = await visibilityOf(made);
    expect(treatments.map((row) => [row.licence_class, row.is_licensed])).toEqual([
      ['none', true],
      ['physician', false],
    ]);
  });

  it('is named by its title where nobody chose its procedure, in any language', async () => {
    for (const [title, licenceClass] of [
      ['Botox', 'physician'],
      ['ليزر جسم كامل', 'nurse'],
      ['چاندنی ددان', 'dentist'],
      ['Blow-dry', 'none'],
    ] as const) {
      const made = await salonWith(title);
      expect((await visibilityOf(made)).treatments[1]?.licence_class).toBe(licenceClass);
    }
  });
});

describe('R13.04 what visitors see of a licence', () => {
  const shownOf = async (id: number) => {
    const { licences, pricing } = await server.client().findService(one(id));
    return { licences, classes: pricing.map((row) => row.licence_classes) };
  };

  it('is its class, number and last day, at the venue and at what needs it, while it is valid', async () => {
    const made = await salonWith('Botox, whole face', 'botox');
    await publish(made);
    const nurse = { class: 'nurse', number: 'N-1', holder: 'Huda', expires_on: '2027-01-01' } as const;
    await made.vendor.client.createLicenceApplication({ ...made.params, body: nurse });
    expect(await shownOf(made.service.id)).toEqual({ licences: [], classes: [[]] });
    await license(made.venue.id, '2026-12-20');
    const physician = { class: 'physician', number: `M-${made.venue.id}`, expires_on: '2026-12-20' };
    expect(await shownOf(made.service.id)).toEqual({ licences: [physician], classes: [[], ['physician']] });
    await sql`update licences set expires_on = baghdad_today() - 1 where venue_id = ${made.venue.id}`.execute(
      server.deps.db,
    );
    expect(await shownOf(made.service.id)).toEqual({ licences: [], classes: [[]] });
  });

  it('is what the category needs, too, also of what stands beside it', async () => {
    const [dental] = await server.client().listServices({ query: { category: 'dental' } });
    const shown = await server.client().findService(one(dental!.id));
    expect(shown.licences.map((row) => row.class)).toContain('dentist');
    for (const row of shown.pricing) expect(row.licence_classes).toContain('dentist');
    const held = shown.licences.map((row) => row.class);
    for (const { pricing } of shown.also_offered) {
      for (const row of pricing) expect(held).toEqual(expect.arrayContaining(row.licence_classes));
    }
  });
});

describe('R13.02 the licence of a treatment', () => {
  it('shows it from the moment it is entered, no longer than it lasts, and never on a day after its end', async () => {
    const made = await salonWith('Wrinkles, forehead', 'botox');
    await publish(made);
    await license(made.venue.id, '2026-12-01');
    const times = (from: string) => listFreeTimes(server, made.service.id, made.other, from);
    expect((await times('2026-12-01')).length).toBeGreaterThan(0);
    expect(await times('2026-12-02')).toEqual([]);
    const body = await toBookingBody(server, made.service.id, made.other, '2026-12-01', '11:00');
    const { data: booked } = await customer.client.placeBooking({ body });
    const late = await apiErrorOf(customer.client.placeBooking({ body: { ...body, booking_date: '2026-12-02' } }));
    expect(late.status).toBe(422);
    const moved = await apiErrorOf(
      customer.client.rescheduleBooking({ ...one(booked.id), body: { booking_date: '2026-12-02', time: '11:00' } }),
    );
    expect(moved.status).toBe(422);
    const direct = sql`update bookings set during = tstzrange('2026-12-02 08:00Z', '2026-12-02 08:45Z'),
      held = tstzmultirange(tstzrange('2026-12-02 08:00Z', '2026-12-02 08:50Z')) where id = ${booked.id}`;
    await expect(direct.execute(server.deps.db)).rejects.toThrow('a licence is missing');
  });

  it('is off the day after its licence ended though no job runs, and its bookings stand on the conflict list', async () => {
    const made = await salonWith('Wrinkles, brow', 'botox');
    await publish(made);
    await license(made.venue.id, '2026-12-10');
    const body = await toBookingBody(server, made.service.id, made.other, '2026-12-09', '11:00');
    const { data: booked } = await customer.client.placeBooking({ body });
    await made.vendor.client.confirmBooking(one(booked.id));
    await license(made.venue.id, '2026-12-05');
    const conflicts = (await made.vendor.client.listConflicts(made.params)).data;
    expect(conflicts.map((row) => [row.booking_id, row.items[0]?.why])).toEqual([[booked.id, 'licence_missing']]);
    const retained = await apiErrorOf(
      made.vendor.client.resolveConflicts({
        ...made.params,
        body: { resolutions: [{ booking_id: booked.id, action: 'retain' }] },
      }),
    );
    expect(retained.body?.code).toBe('not_possible');
    await server.moveTo(Temporal.Instant.from('2026-12-06T07:00:00Z'));
    expect([await isOffered(made.service.id, made.plain), await isOffered(made.service.id, made.other)]).toEqual([
      false,
      false,
    ]);
    await sql`insert into services_to_judge values (${made.service.id})`.execute(server.deps.db);
    expect([await isOffered(made.service.id, made.plain), await isOffered(made.service.id, made.other)]).toEqual([
      true,
      false,
    ]);
    await server.moveTo(frozenNow);
  });
});

describe('R13.02 the end of a licence', () => {
  it('takes what needs it off in the same moment, and its return brings it back', async () => {
    const made = await salonWith('Wrinkles, eyes', 'botox');
    await license(made.venue.id);
    await publish(made);
    expect(await isOffered(made.service.id, made.other)).toBe(true);
    await operator.removeLicence({ params: { id: String(made.venue.id), class: 'physician' } });
    expect(await isOffered(made.service.id, made.other)).toBe(false);
    await license(made.venue.id);
    expect(await isOffered(made.service.id, made.other)).toBe(true);
  });
});

describe('R13.02 every way round it ends at the same wall', () => {
  it('another category, an import, a treatment of another service, a new class of the procedure', async () => {
    const made = await salonWith('Shoulders', 'massage-60');
    await publish(made);
    const { db } = server.deps;
    const isListed = async () => (await visibilityOf(made)).visibility.is_shown;
    expect(await isListed()).toBe(true);
    await db
      .updateTable('services')
      .set({ category_id: 5 })
      .where('id', '=', made.service.id)
      .execute()
      .catch(() => {});
    expect((await visibilityOf(made)).category_id).toBe(1);
    const inserted = await sql<{ id: number }>`
      insert into treatments (service_id, title, duration_minutes, price_iqd, position)
      values (${made.service.id}, '{"ar": "فيلر الشفاه"}', 30, 100000, 9) returning id`.execute(db);
    expect(await isOffered(made.service.id, inserted.rows[0]!.id)).toBe(false);
    await sql`update procedures set licence_class = 'physiotherapist' where code = 'massage-60'`.execute(db);
    expect(await isOffered(made.service.id, made.other)).toBe(false);
    await sql`update procedures set licence_class = 'none' where code = 'massage-60'`.execute(db);
    await sql`update treatments set service_id = ${made.service.id} where id = ${made.other}`.execute(db);
    expect(await isOffered(made.service.id, made.other)).toBe(true);
  });

  it('a draft that is published, withdrawn and restored without its licence', async () => {
    const made = await createVenueWithDraft(server);
    const body = serviceBody({
      employee_ids: [made.employee.id],
      title: { en: 'Wrinkles' },
      treatments: [treatmentBody({ title: { en: 'Botox' } })],
    });
    const { data } = await made.vendor.client.createService({ ...made.params, body });
    expect((await apiErrorOf(publish(made, data.id))).body?.code).toBe('licence_missing');
    await license(made.venue.id);
    await publish(made, data.id);
    await publish(made, data.id, false);
    await operator.removeLicence({ params: { id: String(made.venue.id), class: 'physician' } });
    expect((await apiErrorOf(publish(made, data.id))).body?.code).toBe('licence_missing');
  });
});

describe('R13.02 no booking gets past it', () => {
  it('that is entered without the program', async () => {
    const made = await salonWith('Lips', 'filler');
    await publish(made);
    const insert = (treatmentId: number, origin: string) => sql`
      insert into bookings (venue_id, employee_id, service_id, treatment_id, customer_id, origin, customer_name,
        treatment_title, duration_minutes, price_iqd, status, during, held, answer_by, created_at)
      values (${made.venue.id}, ${made.employee.id}, ${made.service.id}, ${treatmentId}, ${customer.id}, ${origin}, 'Z', '{"en": "x"}',
        45, 20000, 'confirmed', tstzrange('2026-12-20 08:00Z', '2026-12-20 08:45Z'),
        tstzmultirange(tstzrange('2026-12-20 08:00Z', '2026-12-20 08:45Z')), now(), now())`;
    await expect(insert(made.other, 'site').execute(server.deps.db)).rejects.toThrow('a licence is missing');
    await expect(insert(made.other, 'venue').execute(server.deps.db)).rejects.toThrow('a licence is missing');
    await sql`update services set status = 'draft' where id = ${made.service.id}`.execute(server.deps.db);
    await expect(insert(made.plain, 'site').execute(server.deps.db)).rejects.toThrow('the service is not listed');
  });

  it('that is placed in the moment in which the licence ends: one of them comes first', async () => {
    const made = await salonWith('Cheeks', 'filler');
    await license(made.venue.id);
    await publish(made);
    const body = await toBookingBody(server, made.service.id, made.other, day, '12:00');
    const tries = await Promise.allSettled([
      customer.client.placeBooking({ body }),
      operator.removeLicence({ params: { id: String(made.venue.id), class: 'physician' } }),
    ]);
    expect(tries[1].status).toBe('fulfilled');
    const conflicts = (await made.vendor.client.listConflicts(made.params)).data;
    expect(conflicts.length).toBe(tries[0].status === 'fulfilled' ? 1 : 0);
    expect((await apiErrorOf(customer.client.placeBooking({ body: { ...body, time: '13:00' } }))).status).not.toBe(500);
  });
});
