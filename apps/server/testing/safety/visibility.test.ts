import { contract } from '@tajmeelspot/contract/contract.ts';
import type { Endpoint } from '@tajmeelspot/contract/endpoint.ts';
import type { Verb } from '@tajmeelspot/contract/paths.ts';
import {
  type PersonalField,
  type VisibilityReader,
  personalFields,
  readers,
  visibility,
} from '@tajmeelspot/contract/visibility.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, listFreeTimes, setStatus, toBookingBody } from '#testing/bookings.ts';
import { clientOf } from '#testing/clients.ts';
import { useServer } from '#testing/harness.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service, hairCut } = landmarks.specifiedPrices;
const date = '2026-12-05';

/** What stands for each field in an answer that shows it in full. */
const marks: Readonly<Record<PersonalField, string>> = {
  public_name: 'Markfirst',
  full_name: 'Marklast',
  phone: '7709998877',
  email: 'markmail',
  city: 'Markcity',
  picture: 'markpicture',
  bookings: 'BOOKING',
  notes: 'marknotes',
  reviews: 'markreview',
  client_notes: 'markclient',
};
const masked = '0770 ••• ••77';

let customer: { id: number; token: string };
let vendor: { id: number; token: string };
let operator: { token: string };
let bookingId = 0;
let clientId = 0;

beforeAll(async () => {
  customer = await server.signIn();
  vendor = await ownerWithToken();
  operator = await server.signIn('operator');
  await sql`update users set name = 'Markfirst Marklast', phone = '+9647709998877', email = 'markmail@example.com',
    city = 'Markcity', image = 'markpicture' where id = ${customer.id}`.execute(server.deps.db);
  const client = server.client({ token: customer.token });
  const [time = ''] = await listFreeTimes(server, service, hairCut, date);
  const body = await toBookingBody(server, service, hairCut, date, time);
  const placed = await client.placeBooking({
    body: { ...body, customer_name: 'Markfirst Marklast', notes: 'marknotes' },
  });
  bookingId = placed.data.id;
  await client.writeReview({ params: { id: String(service) }, body: { rating: 5, comment: 'markreview' } });
  clientId = await clientOf(server, venue, customer.id);
  const params = { id: String(venue), client_id: String(clientId) };
  await server.client({ token: vendor.token }).writeClientNote({ params, body: { text: 'markclient' } });
});

async function ownerWithToken() {
  const owner = await createOwner(server, venue);
  const { token } = await server.client().logIn({ body: { email: owner.email, password: 'a long password' } });
  return { id: owner.id, token };
}

/** The path of a call about the customer, the venue and the booking; undefined where it is about something else. */
function pathOf(verb: Verb): string | undefined {
  const endpoint: Endpoint = contract[verb];
  const [method, template = ''] = endpoint.path.split(' ');
  if (method !== 'GET' || endpoint.media === 'text/event-stream') return undefined;
  const idOf = (before: string) =>
    before.endsWith('/bookings')
      ? bookingId
      : before.endsWith('/services')
        ? service
        : before.endsWith('/users')
          ? customer.id
          : venue;
  return template
    .replace('{client_id}', String(clientId))
    .replace('{booking_id}', String(bookingId))
    .replace(/^(.*?)\/\{id\}/, (_, before: string) => `${before}/${idOf(before)}`);
}

/** The answers to everything that a reader can ask for, by call; those about a booking are of its number alone. */
async function ask(token: string | undefined): Promise<Map<Verb, string>> {
  const answers = new Map<Verb, string>();
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  for (const verb of Object.keys(contract) as Verb[]) {
    const path = pathOf(verb);
    // About something that is no person's.
    if (path === undefined || path.includes('{')) continue;
    const query = verb === 'listAgenda' ? `?from=${date}&days=1&with=all` : '';
    const answer = await server.call('GET', path + query, undefined, headers);
    expect([verb, answer.status < 500]).toEqual([verb, true]);
    if (answer.status < 400) answers.set(verb, await answer.text());
  }
  return answers;
}

const statusOf = { venue_asked: 'pending', venue_confirmed: 'confirmed', venue_later: 'completed' } as const;

async function everythingFor(reader: VisibilityReader): Promise<string> {
  if (reader === 'visitor') return [...(await ask(undefined)).values()].join('\n');
  if (reader === 'self') return [...(await ask(customer.token)).values()].join('\n');
  if (reader === 'operator') return [...(await ask(operator.token)).values()].join('\n');
  await setStatus(server, bookingId, statusOf[reader]);
  const later =
    reader === 'venue_later' ? await server.moveTo(Temporal.Instant.from('2026-12-07T20:00:00Z')) : undefined;
  expect(later).toBeUndefined();
  const answers = await ask(vendor.token);
  expect([...answers.keys()]).toEqual(
    expect.arrayContaining(['findBooking', 'listAgenda', 'listVenueBookings', 'exportVenueBookings', 'findClient']),
  );
  return [...answers.values()].join('\n');
}

const look = () =>
  server.call('POST', `/bookings/${bookingId}/contact-looks`, undefined, { authorization: `Bearer ${vendor.token}` });

/** How much of a field stands in the answers. */
async function seen(field: PersonalField, text: string, reader: VisibilityReader): Promise<string> {
  if (field === 'bookings')
    return text.includes(`"id":${bookingId},`) || text.includes(`\n${bookingId},`) ? 'full' : 'none';
  if (text.includes(marks[field])) return 'full';
  if (field !== 'phone') return 'none';
  const looked = reader in statusOf && (await (await look()).text()).includes(marks.phone);
  return looked ? 'recorded' : text.includes(masked) ? 'masked' : 'none';
}

// The last of the venue's moments is in the future, after which nobody goes back.
const order = readers.toSorted((one, other) => Number(one === 'venue_later') - Number(other === 'venue_later'));

describe('R13.09 R13.10 the table of who sees what is true of every answer that can be read', () => {
  it.each(order)('to %s', async (reader) => {
    const text = await everythingFor(reader);
    const found = Object.fromEntries(
      await Promise.all(personalFields.map(async (field) => [field, await seen(field, text, reader)] as const)),
    );
    const stated = Object.fromEntries(personalFields.map((field) => [field, visibility[field][reader]]));
    expect(found).toEqual(stated);
  });
});
