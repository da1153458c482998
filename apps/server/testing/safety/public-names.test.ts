import { contract } from '@tajmeelspot/contract/contract.ts';
import type { Verb } from '@tajmeelspot/contract/paths.ts';
import { languages } from '@tajmeelspot/language/languages.ts';
import { publicName } from '@tajmeelspot/language/public-name.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '#app/identity/identity.ts';
import { useServer } from '#testing/harness.ts';
import { noActor } from '../no-actor.ts';
import { makeRequest } from './make-request.ts';
import type { AccessWorld } from './roles.ts';

const server = useServer();
let world: AccessWorld;
let secrets: string[] = [];
let serviceIds: number[] = [];

/** Every call that somebody can send who is not logged in. */
const publicVerbs = (Object.keys(contract) as Verb[]).filter(
  (verb) => contract[verb].access !== 'member' && contract[verb].access !== 'operator',
);

beforeAll(async () => {
  const { db } = server.deps;
  await sql`update employees set phone = '+96477799' || lpad(id::text, 5, '0'), email = 'own-' || id || '@own.invalid',
    website = 'https://own.invalid/' || id, social = jsonb_build_object('instagram', 'https://own.invalid/i/' || id)`.execute(
    db,
  );
  await sql`update users set name = split_part(name, ' ', 1) || ' Nobodyelse' || id where role = 'customer'`.execute(
    db,
  );
  const users = {
    customer: await server.signIn(),
    'other customer': await server.signIn(),
    vendor: await server.signIn('vendor'),
    'other vendor': await server.signIn('vendor'),
    operator: await server.signIn(),
  };
  await addOperator(server.deps, noActor, { email: users.operator.email, name: 'Operator' });
  world = { server, users };
  serviceIds = (await server.client().listServices({ query: { limit: '100' } })).map(({ id }) => id);
  secrets = ['+96477799', '96477799', 'own.invalid', 'Nobodyelse'];
});

async function answerTo(method: string, path: string, body?: object): Promise<string> {
  const answer = await server.call(method, path, body);
  expect([path, answer.status < 500]).toEqual([path, true]);
  return answer.text();
}

const found = (text: string) => secrets.filter((secret) => text.includes(secret));

describe('R13.09 no number, address or full name of a person', () => {
  it.each(publicVerbs)('is in the answer of %s to a stranger', async (verb) => {
    const [method = '', template = ''] = contract[verb].path.split(' ');
    const { path = template, body } = await makeRequest(world, verb, 'visitor');
    expect(found(await answerTo(method, path, body))).toEqual([]);
  });

  it.each(languages)('is in what %s pages show of services, reviews and employees', async (language) => {
    const client = server.client({ language });
    for (const id of serviceIds) {
      const params = { params: { id: String(id) } };
      const query = { query: { service_id: String(id) } };
      const [service, reviews, employees, share] = await Promise.all([
        client.findService(params),
        client.listReviews({ ...params, query: { limit: '100' } }),
        client.listEmployees(query),
        client.shareService(params),
      ]);
      expect([id, found(JSON.stringify([service, reviews, employees, share]))]).toEqual([id, []]);
    }
  });
});

describe('R13.09 what is shown in their place', () => {
  it('employees are reached at their venue, D8', async () => {
    const employees = await server.client().listEmployees();
    expect(employees.length).toBeGreaterThan(14);
    for (const { phone, email, website, establishment } of employees) {
      expect({ phone, email, website }).toEqual(establishment.contact_info);
    }
  });

  it('authors have a first name and an initial, also for the venue and for themselves', async () => {
    const [service = 0] = serviceIds.slice(-1);
    const reviews = await server.client().listReviews({ params: { id: String(service) }, query: { limit: '100' } });
    expect(reviews.length).toBeGreaterThan(0);
    for (const { name, user } of reviews) expect([name, user.name]).toEqual([expect.stringMatching(/ N\.$/), name]);
    const { token } = await server.signIn();
    const own = { params: { id: String(service) }, body: { rating: 5, comment: 'Good' } };
    expect((await server.client({ token }).writeReview(own)).data.name).toBe(publicName('Test Person'));
  });
});
