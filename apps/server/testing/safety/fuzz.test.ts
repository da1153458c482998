import { contract } from '@tajmeelspot/contract/contract.ts';
import type { Endpoint } from '@tajmeelspot/contract/endpoint.ts';
import { problemBody } from '@tajmeelspot/contract/problems.ts';
import * as fc from 'fast-check';
import type * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { openOperatorSession, openSession } from '#app/identity/identity.ts';
import { useServer } from '#testing/harness.ts';
import { broken, fitting, monstrous } from './arbitraries.ts';

const server = useServer();
const calls = Object.entries<Endpoint>(contract);
/** Requests of each call; all calls together make well over 2,000. */
const runs = 30;
/** The same requests every time: a failure is found again, and no run fails by luck. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
let sent = 0;

const askers = ['nobody', 'customer', 'vendor', 'operator', 'forger'] as const;
const ids = { customer: 0, vendor: 0, operator: 0 };

/** A token of somebody; made anew each time, for some of the calls end sessions. */
async function tokenOf(asker: (typeof askers)[number]): Promise<string | undefined> {
  if (asker === 'nobody') return undefined;
  if (asker === 'forger') return 'x'.repeat(43);
  ids[asker] ||= (await server.signIn(asker)).id;
  const actor = { member: undefined, language: 'en', address: '', userAgent: '', requestId: '' } as const;
  const open = asker === 'operator' ? openOperatorSession : openSession;
  return open(server.deps, server.deps.db, actor, ids[asker]);
}

const either = (schema: z.ZodType | undefined) =>
  schema ? fc.oneof(fitting(schema), broken(schema)) : fc.constant(undefined);

/** One request of a call as somebody could send it. */
const requestOf = ({ params, query, headers, body, upload }: Endpoint) =>
  fc.record({
    asker: fc.constantFrom(...askers),
    params: either(params),
    query: either(query),
    headers: either(headers),
    body: body
      ? fc.oneof({ weight: 5, arbitrary: either(body).map(toText) }, { weight: 1, arbitrary: monstrous })
      : fc.constant(upload ? 'no picture' : undefined),
    type: fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain', ''),
    language: fc.constantFrom('en', 'ar', 'ckb', '*', 'xx;q=9'),
  });

type Given = {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: string | undefined;
  type: string;
  language: string;
};

function toRequest({ path }: Endpoint, given: Given, token: string | undefined): Request {
  const [method = '', template = ''] = path.split(' ');
  const params = fieldsOf(given.params);
  const where = template.replace(/\{(\w+)\}/g, (__, name: string) => encodeURIComponent(params[name] || 'x'));
  const headers = new Headers({ 'accept-language': given.language });
  for (const [name, value] of Object.entries(fieldsOf(given.headers))) {
    // Whatever a header cannot hold never leaves a client.
    if (/^[\w-]+$/.test(name) && /^[\x20-\x7e]*$/.test(value)) headers.set(name, value);
  }
  if (given.type) headers.set('content-type', given.type);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const search = new URLSearchParams(fieldsOf(given.query));
  const body = given.body === undefined ? {} : { body: given.body };
  return new Request(`http://test/api${where}?${search}`, { method, headers, ...body });
}

/** The fields of whatever was made up, as text. */
function fieldsOf(value: unknown): Record<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [['id', value] as const];
  return Object.fromEntries(entries.map(([name, field]) => [name, plain(field)]));
}

const plain = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

const toText = (value: unknown): string => JSON.stringify(value) ?? '';

describe.each(calls)('%s', (_, declared) => {
  it(`R5.11 ${runs} requests of every kind get an answer of the contract, never a fault of ours`, async () => {
    await fc.assert(
      fc.asyncProperty(requestOf(declared), async ({ asker, ...request }) => {
        const answer = await server.fetch(toRequest(declared, request, await tokenOf(asker)));
        sent += 1;
        const text = await answer.text();
        expect(answer.status, text).toBeLessThan(500);
        const isJson = answer.headers.get('content-type')?.startsWith('application/json');
        const json: unknown = isJson ? JSON.parse(text) : text;
        const shape = answer.status < 400 ? declared.output : problemBody.refine(({ message }) => message !== '');
        shape.parse(json);
      }),
      { numRuns: runs, seed },
    );
  });
});

describe('all of them', () => {
  it('are at least 2,000', () => {
    expect(sent).toBeGreaterThanOrEqual(2000);
  });
});
