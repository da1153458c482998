import { contract } from '@tajmeelspot/contract/contract.ts';
import type { Verb } from '@tajmeelspot/contract/paths.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { addOperator } from '#app/identity/identity.ts';
import { useServer } from '#testing/harness.ts';
import { accessTable } from './access-table.ts';
import { type RoleRequest, type ApiRole, roles, type AccessWorld } from './roles.ts';
import { makeRequest } from './make-request.ts';
import { noActor } from '../no-actor.ts';

const server = useServer();
let world: AccessWorld;

beforeAll(async () => {
  const users = {
    customer: await server.signIn(),
    'other customer': await server.signIn(),
    vendor: await server.signIn('vendor'),
    'other vendor': await server.signIn('vendor'),
    operator: await server.signIn(),
  };
  await addOperator(server.deps, noActor, { email: users.operator.email, name: 'Operator' });
  const { db } = server.deps;
  await db.updateTable('venues').set({ owner_id: users.vendor.id }).where('id', '=', landmarks.noorSalon).execute();
  world = { server, users };
});

it('R6.05 the table has every call of the contract, and no other', () => {
  expect(Object.keys(accessTable).toSorted()).toEqual(Object.keys(contract).toSorted());
});

const verbs = Object.keys(accessTable) as Verb[];

describe.each(verbs)('R6.05 R1.05 %s', (verb) => {
  it.each(roles.map((role, index) => [role, accessTable[verb][index]] as const))(
    'called by a %s: %s',
    async (role, expected) => {
      const request = await makeRequest(world, verb, role);
      const answer = await send(verb, request);
      expect(answer.status < 400 ? 'done' : answer.status).toBe(expected);
      const text = await textOf(answer);
      expect(text).toContain(role === 'customer' ? (request.expected ?? '') : '');
      const hidden = role === 'customer' ? [] : (request.secrets ?? []);
      expect(hidden.filter((secret) => text.includes(secret))).toEqual([]);
    },
  );
});

function send(verb: Verb, { path, body, upload, token, headers: given }: RoleRequest): Promise<Response> {
  const [method = '', template = ''] = contract[verb].path.split(' ');
  const content = upload ?? (body === undefined ? undefined : JSON.stringify(body));
  const headers = {
    'content-type': 'application/json',
    ...given,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const request = { method, headers, ...(content === undefined ? {} : { body: content }) };
  return server.fetch(new Request(`http://test/api${path ?? template}`, request));
}

/** The text of an answer; of a stream its first part. */
async function textOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text();
  const reader = answer.body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

it('every row has one outcome for each role', () => {
  for (const [verb, row] of Object.entries(accessTable)) expect([verb, row.length]).toEqual([verb, roles.length]);
  expect(new Set<ApiRole>(roles).size).toBe(6);
});
