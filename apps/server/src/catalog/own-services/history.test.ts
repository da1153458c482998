import { expect, it } from 'vitest';
import { useServer } from '#testing/harness.ts';
import { venueBody, serviceBody, employeeBody, treatmentBody, createVenueWithDraft } from '#testing/request-bodies.ts';

const server = useServer();

type NewVenueWorld = Awaited<ReturnType<typeof createVenueWithDraft>>;
const employeeOf = ({ employee }: NewVenueWorld) => ({ params: { id: String(employee.id) } });
const { hours: _, ...venue } = venueBody({ name: { en: 'Yasmin' } });

const aboutService = ({ service }: NewVenueWorld) => ({ service_id: service.id });

/** Each change, what of the venue it is about, and what its history says of it. */
const changes = {
  changeVenue: [
    ({ vendor, params }: NewVenueWorld) => vendor.client.changeVenue({ ...params, body: venue }),
    () => ({}),
    { before: { name: { ar: 'صالون ياسمين' } }, after: { name: { en: 'Yasmin' } } },
  ],
  changeEmployee: [
    (made: NewVenueWorld) =>
      made.vendor.client.changeEmployee({ ...employeeOf(made), body: employeeBody({ job: { en: 'Barber' } }) }),
    ({ employee }: NewVenueWorld) => ({ employee_id: employee.id }),
    { before: { job: { ar: 'مصففة شعر' } }, after: { job: { en: 'Barber' } } },
  ],
  changeService: [
    ({ vendor, serviceParams, service }: NewVenueWorld) => {
      const body = serviceBody({ tag_ids: [1, 2], full_description: service.full_description });
      return vendor.client.changeService({ ...serviceParams, body });
    },
    aboutService,
    { before: { tag_ids: [] }, after: { tag_ids: [2] } },
  ],
  changeTreatments: [
    ({ vendor, serviceParams, service: { treatments } }: NewVenueWorld) => {
      const body = { treatments: [treatmentBody({ id: treatments[0]!.id, price: 30_000 })] };
      return vendor.client.changeTreatments({ ...serviceParams, body });
    },
    aboutService,
    { before: { treatments: [{ price: 20_000 }] }, after: { treatments: [{ price: 30_000 }] } },
  ],
} as const;

const listNoted = ({ venue: { id } }: NewVenueWorld) =>
  server.deps.db.selectFrom('schedule_changes').selectAll().where('venue_id', '=', id).orderBy('id', 'desc').execute();

it.each(Object.keys(changes) as (keyof typeof changes)[])(
  'the history of a venue says who made the change %s, from what to what, once',
  async (verb) => {
    const made = await createVenueWithDraft(server);
    const [change, about, sides] = changes[verb];
    const former = await listNoted(made);
    await change(made);
    await change(made);
    const [last, ...others] = await listNoted(made);
    const of = about(made);
    const [before, after] = [
      { ...of, ...sides.before },
      { ...of, ...sides.after },
    ];
    expect(last).toMatchObject({ verb, actor_id: made.vendor.id, before, after });
    expect(others).toEqual(former);
  },
);

it('the history of a venue begins with its people and services', async () => {
  const made = await createVenueWithDraft(server);
  expect(await listNoted(made)).toMatchObject([
    { verb: 'createService', before: { service_id: made.service.id }, after: { title: made.service.title } },
    { verb: 'addEmployee', before: { employee_id: made.employee.id }, after: { name: made.employee.name } },
  ]);
});
