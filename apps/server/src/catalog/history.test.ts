import { expect, it } from 'vitest';
import { useServer } from '#testing/harness.ts';
import { aHouse, aListing, aPerson, aPrice, newHouse } from '#testing/manage.ts';

const server = useServer();

type Made = Awaited<ReturnType<typeof newHouse>>;
const person = ({ employee }: Made) => ({ params: { id: String(employee.id) } });
const { hours: _, ...house } = aHouse({ name: { en: 'Yasmin' } });

const aboutListing = ({ listing }: Made) => ({ service_id: listing.id });

/** Each change, what of the house it is about, and what its history says of it. */
const changes = {
  changeHouse: [
    ({ vendor, params }: Made) => vendor.client.changeHouse({ ...params, body: house }),
    () => ({}),
    { before: { name: { ar: 'صالون ياسمين' } }, after: { name: { en: 'Yasmin' } } },
  ],
  changeEmployee: [
    (made: Made) => made.vendor.client.changeEmployee({ ...person(made), body: aPerson({ job: { en: 'Barber' } }) }),
    ({ employee }: Made) => ({ employee_id: employee.id }),
    { before: { job: { ar: 'مصففة شعر' } }, after: { job: { en: 'Barber' } } },
  ],
  changeListing: [
    ({ vendor, listingParams, listing }: Made) => {
      const body = aListing({ tag_ids: [1, 2], full_description: listing.full_description });
      return vendor.client.changeListing({ ...listingParams, body });
    },
    aboutListing,
    { before: { tag_ids: [] }, after: { tag_ids: [2] } },
  ],
  changePrices: [
    ({ vendor, listingParams, listing: { prices } }: Made) => {
      const body = { prices: [aPrice({ id: prices[0]!.id, price: 30_000 })] };
      return vendor.client.changePrices({ ...listingParams, body });
    },
    aboutListing,
    { before: { prices: [{ price: 20_000 }] }, after: { prices: [{ price: 30_000 }] } },
  ],
} as const;

const listNoted = ({ house: { id } }: Made) =>
  server.deps.db
    .selectFrom('schedule_changes')
    .selectAll()
    .where('establishment_id', '=', id)
    .orderBy('id', 'desc')
    .execute();

it.each(Object.keys(changes) as (keyof typeof changes)[])(
  'the history of a house says who made the change %s, from what to what, once',
  async (verb) => {
    const made = await newHouse(server);
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

it('the history of a house begins with its people and listings', async () => {
  const made = await newHouse(server);
  expect(await listNoted(made)).toMatchObject([
    { verb: 'createListing', before: { service_id: made.listing.id }, after: { title: made.listing.title } },
    { verb: 'addEmployee', before: { employee_id: made.employee.id }, after: { name: made.employee.name } },
  ]);
});
