import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readEnv } from '#app/env.ts';
import { type Providers, providersOf } from './providers.ts';

type Answer = { readonly status: number; readonly body: string; readonly type?: string };

let asked: string[] = [];
let answers: Record<string, Answer> = {};
const provider = createServer((request, response) => {
  const path = (request.url ?? '').split('?')[0] ?? '';
  asked.push(path);
  const { status, body, type = 'application/json' } = answers[path] ?? { status: 404, body: '' };
  response.writeHead(status, { 'content-type': type }).end(body);
});
let address = '';
let providers: Providers;

beforeAll(async () => {
  // As in a process that serves, where Response is no longer the class that fetch answers with.
  createAdaptorServer({ fetch: () => new Response() });
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => void provider.close());
beforeEach(() => {
  asked = [];
  answers = { '/oauth/access_token': json({ access_token: 'a token', token_type: 'bearer' }) };
  const credentials = {
    GOOGLE_CLIENT_ID: 'x',
    GOOGLE_CLIENT_SECRET: 'y',
    FACEBOOK_CLIENT_ID: 'x',
    FACEBOOK_CLIENT_SECRET: 'y',
  };
  const places = { GOOGLE_ISSUER: address, FACEBOOK_DIALOG_URL: address, FACEBOOK_GRAPH_URL: address };
  providers = providersOf(readEnv({ ...credentials, ...places }));
});

const json = (body: object): Answer => ({ status: 200, body: JSON.stringify(body) });
const checks = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) };
const begin = () => providers.begin('google', { ...checks, redirectUri: 'http://localhost/back' });
const finish = () => providers.finish('facebook', new URL('http://localhost/back?state=s&code=c'), checks);

it('Google is asked where it is by the first login, once, and again after a failure', async () => {
  expect(asked).toEqual([]);
  await expect(begin()).rejects.toMatchObject({ kind: 'unreachable' });
  answers['/.well-known/openid-configuration'] = json({
    issuer: address,
    authorization_endpoint: `${address}/authorize`,
    token_endpoint: `${address}/token`,
    jwks_uri: `${address}/keys`,
  });
  await Promise.all([begin(), begin(), begin()]);
  await begin();
  expect(asked).toEqual(Array(2).fill('/.well-known/openid-configuration'));
});

it('Google that says it is somebody else is not believed', async () => {
  answers['/.well-known/openid-configuration'] = json({
    issuer: 'https://evil.example',
    authorization_endpoint: address,
  });
  await expect(begin()).rejects.toMatchObject({ name: 'ProviderFault', kind: 'unreachable' });
});

it('Facebook never vouches for an address, and its names are cut to what we keep', async () => {
  answers['/me'] = json({ id: '7', name: ` ${'x'.repeat(200)}`, email: 'a@example.com', email_verified: true });
  expect(await finish()).toEqual({
    subject: '7',
    email: 'a@example.com',
    isEmailVerified: false,
    name: 'x'.repeat(120),
  });
});

it.each<[string, 'refused' | 'unreachable', string, Answer]>([
  ['a token that is refused', 'refused', '/oauth/access_token', { status: 400, body: '{"error":{"code":100}}' }],
  ['a token endpoint that breaks', 'unreachable', '/oauth/access_token', { status: 503, body: '' }],
  [
    'an error that comes with a 5xx',
    'unreachable',
    '/oauth/access_token',
    { status: 500, body: '{"error":"server_error"}' },
  ],
  ['a token that is a page', 'refused', '/oauth/access_token', { status: 200, body: '<html>', type: 'text/html' }],
  ['a profile that is refused', 'refused', '/me', { status: 400, body: '{"error":{"code":190}}' }],
  ['a profile that breaks', 'unreachable', '/me', { status: 502, body: '' }],
  ['a profile that is no JSON', 'refused', '/me', { status: 200, body: '<html>' }],
  ['a profile that is null', 'refused', '/me', { status: 200, body: 'null' }],
  ['a profile without an id', 'refused', '/me', json({ name: 'x' })],
  ['an id that is a number', 'refused', '/me', json({ id: 7 })],
])('%s is %s', async (_, kind, path, answer) => {
  answers = { ...answers, [path]: answer };
  await expect(finish()).rejects.toMatchObject({ name: 'ProviderFault', kind });
});
