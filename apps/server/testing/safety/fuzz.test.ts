import { contract } from '@tajmeelspot/contract/contract.ts';
import type { Endpoint } from '@tajmeelspot/contract/endpoint.ts';
import { problemBody } from '@tajmeelspot/contract/problems.ts';
import * as fc from 'fast-check';
import type * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { openOperatorSession, openSession } from '#app/identity/identity.ts';
import { useServer } from '#testing/harness.ts';
import { malformed, wellFormed, oversized } from './arbitraries.ts';
import { noActor } from '../no-actor.ts';

const server = useServer();
const calls = Object.entries<Endpoint>(contract);
/** Requests of each call; all calls together have well over 2,000. */
const runs = 30;
/** The seed is fixed, so that a failure is found again and no run fails by chance. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
let sentCount = 0;

const callers = ['nobody', 'customer', 'vendor', 'operator', 'forger'] as const;
const ids = { customer: 0, vendor: 0, operator: 0 };

/** A new token of a caller; it is new each time, since some calls end sessions. */
async function tokenOf(caller: (typeof callers)[number]): Promise<string | undefined> {
  if (caller === 'nobody') return undefined;
  if (caller === 'forger') return 'x'.repeat(43);
  ids[caller] ||= (await server.signIn(caller)).id;
  const open = caller === 'operator' ? openOperatorSession : openSession;
  return open(server.deps, server.deps.db, noActor, ids[caller]);
}

const wellOrMalformed = (schema: z.ZodType | undefined) =>
  schema ? fc.oneof(wellFormed(schema), malformed(schema)) : fc.constant(undefined);

/** A request of a call, valid or not. */
const requestOf = ({ params, query, headers, body, upload }: Endpoint) =>
  fc.record({
    caller: fc.constantFrom(...callers),
    params: wellOrMalformed(params),
    query: wellOrMalformed(query),
    headers: wellOrMalformed(headers),
    body: body
      ? fc.oneof({ weight: 5, arbitrary: wellOrMalformed(body).map(toText) }, { weight: 1, arbitrary: oversized })
      : fc.constant(upload ? 'no picture' : undefined),
    type: fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain', ''),
    language: fc.constantFrom('en', 'ar', 'ckb', '*', 'xx;q=9'),
  });

type FuzzInput = {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: string | undefined;
  type: string;
  language: string;
};

function toRequest({ path }: Endpoint, input: FuzzInput, token: string | undefined): Request {
  const [method = '', template = ''] = path.split(' ');
  const params = fieldsOf(input.params);
  const where = template.replace(/\{(\w+)\}/g, (__, name: string) => encodeURIComponent(params[name] || 'x'));
  const headers = new Headers({ 'accept-language': input.language });
  for (const [name, value] of Object.entries(fieldsOf(input.headers))) {
    // A client sends no header with other characters.
    if (/^[\w-]+$/.test(name) && /^[\x20-\x7e]*$/.test(value)) headers.set(name, value);
  }
  if (input.type) headers.set('content-type', input.type);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const search = new URLSearchParams(fieldsOf(input.query));
  const body = input.body === undefined ? {} : { body: input.body };
  return new Request(`http://test/api${where}?${search}`, { method, headers, ...body });
}

/** The fields of a generated value as texts. */
function fieldsOf(value: unknown): Record<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [['id', value] as const];
  return Object.fromEntries(entries.map(([name, field]) => [name, plain(field)]));
}

const plain = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

const toText = (value: unknown): string => JSON.stringify(value) ?? '';

const problemWithMessage = problemBody.refine(({ message }) => message !== '');

describe.each(calls)('%s', (_, declared) => {
  it(`R5.11 ${runs} requests of every kind get an answer of the contract, never a status of 500 or more`, async () => {
    await fc.assert(
      fc.asyncProperty(requestOf(declared), async ({ caller, ...request }) => {
        const answer = await server.fetch(toRequest(declared, request, await tokenOf(caller)));
        sentCount += 1;
        const text = await answer.text();
        expect(answer.status, text).toBeLessThan(500);
        const isJson = answer.headers.get('content-type')?.startsWith('application/json');
        const json: unknown = isJson ? JSON.parse(text) : text;
        (answer.status < 400 ? declared.output : problemWithMessage).parse(json);
      }),
      { numRuns: runs, seed },
    );
  });
});

describe('all of them', () => {
  it('are at least 2,000', () => {
    expect(sentCount).toBeGreaterThanOrEqual(2000);
  });
});
