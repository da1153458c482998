import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '@tajmeelspot/contract/contract.ts';
import type { Endpoint } from '@tajmeelspot/contract/endpoint.ts';
import { problemBody, problems } from '@tajmeelspot/contract/problems.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import { languages } from '@tajmeelspot/language/languages.ts';
import { translate, type ServerKey } from '@tajmeelspot/language/server-messages.ts';
import { describe, expect, it } from 'vitest';
import { useServer } from '#testing/harness.ts';

const server = useServer();
/** What a place of a path can hold: a number, unless it is for one of some names. */
const names: Record<string, string> = {
  picture_kind: 'work_picture',
  kind: 'tags',
  about: 'venue',
  slug: 'terms',
  language: 'en',
  class: 'dentist',
};
function placeOf(_: string, name = ''): string {
  return names[name] ?? '1';
}
const calls = Object.entries<Endpoint>(contract).map(([verb, declared]) => {
  const [method = '', template = ''] = declared.path.split(' ');
  return { verb, declared, method, where: template.replace(/\{(\w+)\}/g, placeOf) };
});
const isClosed = ({ access }: Endpoint) => access === 'member' || access === 'operator';
const withBody = calls.filter(({ declared }) => declared.body);

const read = async (answer: Response) => ({ status: answer.status, body: problemBody.parse(await answer.json()) });

describe('every call with a body', () => {
  const bearer = async ({ declared }: (typeof calls)[number]): Promise<Record<string, string>> =>
    isClosed(declared)
      ? {
          authorization: `Bearer ${(await server.signIn(declared.access === 'operator' ? 'operator' : 'customer')).token}`,
        }
      : {};

  it.each(withBody)('$verb answers malformed_json to what is no JSON', async (call) => {
    const answer = await read(await server.call(call.method, call.where, '{"a":', await bearer(call)));
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
  });

  it.each(withBody)('$verb answers too_large to 65 kB, with or without a length', async (call) => {
    const body = JSON.stringify({ name: 'x'.repeat(65 * 1024) });
    const headers = { ...(await bearer(call)), 'content-length': String(body.length) };
    expect(await read(await server.call(call.method, call.where, body, headers))).toMatchObject({
      status: 413,
      body: { code: 'too_large' },
    });
    const stream = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 66; part++) controller.enqueue(new TextEncoder().encode('x'.repeat(1024)));
        controller.close();
      },
    });
    const streamed = new Request(`http://test/api${call.where}`, {
      method: call.method,
      headers: { 'content-type': 'application/json', ...(await bearer(call)) },
      body: stream,
      duplex: 'half',
    });
    expect((await read(await server.fetch(streamed))).body.code).toBe('too_large');
  });

  it.each(withBody)('$verb answers unsupported_media_type to a form', async (call) => {
    const headers = { ...(await bearer(call)), 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await read(await server.call(call.method, call.where, 'a=b', headers));
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  });

  it.each(withBody)('R5.11 $verb answers invalid to an empty object, a list and a null', async (call) => {
    for (const body of [{}, [], 'null']) {
      const answer = await read(await server.call(call.method, call.where, body, await bearer(call)));
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } });
      expect(Object.keys(answer.body.errors ?? {}).length).toBeGreaterThan(0);
    }
  });
});

describe('every call for members', () => {
  it.each(calls.filter(({ declared }) => isClosed(declared)))(
    'R1.05 $verb answers unauthenticated without a token and with a made-up one',
    async ({ method, where }) => {
      for (const token of ['', 'Bearer short', `Bearer ${'x'.repeat(43)}`]) {
        const answer = await server.call(method, where, method === 'GET' ? undefined : {}, { authorization: token });
        expect(answer.headers.get('www-authenticate')).toBe('Bearer');
        expect(await read(answer)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
      }
    },
  );
});

describe('every call for operators', () => {
  it.each(calls.filter(({ declared }) => declared.access === 'operator'))(
    'R6.03 $verb answers operators_only to everybody else, and to an operator outside the console',
    async ({ method, where }) => {
      const [customer, vendor, operator] = [
        await server.signIn(),
        await server.signIn('vendor'),
        await server.signIn('operator'),
      ];
      const atSite = await server.client().logIn({ body: { email: operator.email, password: 'a long password' } });
      for (const { token } of [customer, vendor, atSite]) {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await server.call(method, where, method === 'GET' ? undefined : {}, headers);
        expect(await read(answer)).toMatchObject({ status: 403, body: { code: 'operators_only' } });
      }
    },
  );
});

describe('addresses', () => {
  it.each(['/nope', '/', '/services/1/nope', '/services/0x1', '/services/99999999999999999999', '/services/-1'])(
    'GET %s is a 404 with a message',
    async (where) => {
      expect(await read(await server.call('GET', where))).toMatchObject({ status: 404, body: { code: 'not_found' } });
    },
  );

  it.each([
    ['POST', '/services', 'GET'],
    ['GET', '/login', 'POST'],
    ['DELETE', '/services/1', 'GET'],
    ['PUT', '/bookings', 'POST, GET'],
  ])('%s %s is a 405 that allows %s', async (method, where, allowed) => {
    const answer = await server.call(method, where);
    expect(answer.headers.get('allow')).toBe(allowed);
    expect(await read(answer)).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
  });

  it.each(['/services/%E0%A4%A', '/services?search=%zz', '/services?search=a%00b', '/services/%00'])(
    'GET %s is a 400',
    async (where) => {
      expect(await read(await server.call('GET', where))).toMatchObject({
        status: 400,
        body: { code: 'malformed_request' },
      });
    },
  );

  it('U+0000 in a body is a 422', async () => {
    const answer = await server.call('POST', '/login', { email: 'a\u0000@b.co', password: 'x' });
    expect((await read(answer)).body.errors).toHaveProperty('email');
  });

  it('text that is no Unicode is no failure', async () => {
    const answer = await server.call('POST', '/login', '{"email":"\\ud800@example.com","password":"x"}');
    expect(answer.status).toBeLessThan(500);
  });
});

/** One value for each placeholder of a problem's sentence. */
const problemValues = {
  more: 0,
  seconds: 3,
  minutes: 3,
  hours: 0,
  pending: 5,
  all: 10,
  max: 5,
  count: 2,
  needs: 'x',
  first: 'x',
  why: 'usual',
  price: '1',
  provider: 'Google',
  phone: '0770',
  venue: 'Noor',
};

describe('problems', () => {
  it('every one has its sentence in every language', () => {
    for (const code of Object.keys(problems)) {
      for (const language of languages) {
        const sentence = translate(localeOf(language), `problems.${code}` as ServerKey, problemValues);
        expect(sentence).not.toContain('problems.');
      }
    }
  });

  it('follow Accept-Language with its weights', async () => {
    const asked = (language: string) => server.call('GET', '/nope', undefined, { 'accept-language': language });
    const message = async (language: string) => (await read(await asked(language))).body.message;
    const [english, arabic, sorani] = languages.map((language) => translate(localeOf(language), 'problems.not_found'));
    expect(await message('fr, en;q=0.5')).toBe(english);
    expect(await message('en;q=0.3, ar-IQ;q=0.9')).toBe(arabic);
    expect(await message('ckb')).toBe(sorani);
    expect(await message('*;;;q=x')).toBe(english);
  });

  it('each one that a call declares is named by a test of it', () => {
    const general = new Set([
      'operators_only',
      'malformed_json',
      'too_large',
      'unsupported_media_type',
      'invalid',
      'unauthenticated',
    ]);
    const titles = readTitles();
    const missing = calls.flatMap(({ verb, declared }) =>
      declared.problems
        .filter((code) => !general.has(code))
        .filter((code) => !titles.some((title) => title.includes(verb) && title.includes(code)))
        .map((code) => `${verb}: ${code}`),
    );
    expect(missing).toEqual([]);
  });
});

function readTitles(): string[] {
  const source = path.join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  const title = /\bit(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.*?)\1/g;
  return files.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(title)].map(([, , text = '']) => text),
  );
}

describe('the OpenAPI document', () => {
  it('names every call with its problems', async () => {
    const answer = await server.call('GET', '/openapi.json');
    const document = (await answer.json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; responses: object }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const { verb, declared, method } of calls) {
      const operation = document.paths[declared.path.split(' ')[1] ?? '']?.[method.toLowerCase()];
      expect(operation?.operationId).toBe(verb);
      const statuses = declared.problems.map((code) => String(problems[code]));
      expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(statuses));
    }
  });

  it('says integer where a body takes a whole number', async () => {
    const document: unknown = await (await server.call('GET', '/openapi.json')).json();
    const { requestBody } = (document as { paths: Record<string, { post: { requestBody: object } }> }).paths[
      '/bookings'
    ]!.post;
    const whole = { type: 'integer' };
    const properties = { service_id: whole, pricing_item_id: whole, duration: whole, price: whole };
    expect(requestBody).toMatchObject({ content: { 'application/json': { schema: { properties } } } });
  });
});

describe('answers', () => {
  it('bear a request id, nosniff and a cache rule that fits who may see them', async () => {
    const open = await server.call('GET', '/categories');
    expect(open.headers.get('cache-control')).toBe('no-cache');
    expect(open.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(open.headers.get('x-content-type-options')).toBe('nosniff');
    const { token } = await server.signIn();
    const own = await server.call('GET', '/user', undefined, { authorization: `Bearer ${token}` });
    expect(own.headers.get('cache-control')).toBe('no-store');
  });

  it('that depend on who asks may be kept by a visitor, and by nobody when a member asks', async () => {
    const { token } = await server.signIn();
    const ask = (headers: Record<string, string>) => server.call('GET', '/services/101', undefined, headers);
    for (const authorization of ['', `Bearer ${'x'.repeat(43)}`]) {
      expect((await ask({ authorization })).headers.get('cache-control')).toBe('no-cache');
    }
    const own = await ask({ authorization: `Bearer ${token}` });
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.headers.get('vary')).toContain('authorization');
  });

  it('health says live and ready', async () => {
    expect((await server.call('GET', '/health/live')).status).toBe(200);
    expect((await server.call('GET', '/health/ready')).status).toBe(200);
  });
});

describe('limits', () => {
  const narrow = useServer({ RATE_LIMIT_SCALE: '0.01' });

  it('too_many_requests says when to come back', async () => {
    for (let call = 0; call < 12; call++) await narrow.call('GET', '/categories');
    const answer = await narrow.call('GET', '/categories');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await read(answer)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  });
});
