import { lookup } from 'node:dns/promises';
import { afterEach, expect, it } from 'vitest';
import { isPublicAddress, isPublicUrl, lookUpPublic, resolvePublic } from './public-hosts.ts';
import { type NameServer, openNameServer } from './testing/name-server.ts';

const opened: NameServer[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

/** A name server that knows the addresses of every name by their kind, and is silent about a kind that it lacks. */
async function open(addresses: Partial<Record<'A' | 'AAAA', readonly string[]>> = {}): Promise<NameServer> {
  const server = await openNameServer(addresses);
  opened.push(server);
  return server;
}

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://8.8.8.8/abc',
  'https://[2606:4700::1111]/abc',
])('%s may be a push service', (url) => {
  expect(isPublicUrl(url)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/x',
  'https://localhost/x',
  'https://db.internal/x',
  'https://printer.local/x',
  'https://intranet/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://10.1.2.3/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://[fd00::1]/x',
  'https://[fe80::1]/x',
  'https://[2002:7f00:1::]/x',
  'https://user:pass@push.example/x',
  'https://push.example:8443/x',
  'ftp://push.example/x',
  'x',
])('%s is no push service', (url) => {
  expect(isPublicUrl(url)).toBe(false);
});

it('a name that leads to this machine is not called', async () => {
  expect(isPublicAddress('127.0.0.1')).toBe(false);
  const looking = Promise.withResolvers<unknown>();
  lookUpPublic('localhost', {}, (error) => looking.resolve(error));
  expect(await looking.promise).toBeInstanceOf(Error);
});

it('a name has the addresses that are public, whatever else its servers say', async () => {
  const names = await open({ A: ['8.8.8.8', '10.0.0.1', '127.0.0.1'], AAAA: ['::1', '2606:4700::1111', 'fd00::1'] });
  expect(await resolvePublic('push.example', [names.address])).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ]);
  const inner = await open({ A: ['192.168.1.1'], AAAA: ['::ffff:10.0.0.1'] });
  expect(await resolvePublic('push.example', [inner.address])).toEqual([]);
});

it('R11.02 names whose servers never answer hold no thread that others need, and no message for long', async () => {
  const silent = await open();
  const begun = performance.now();
  const looking = Array.from({ length: 40 }, (_, n) => resolvePublic(`push-${n}.example`, [silent.address]));
  await expect.poll(silent.asked).toBeGreaterThanOrEqual(80);
  const start = performance.now();
  // Looked up by the system, on a thread of the pool, as the names of a database or a mail server are.
  await lookup('localhost');
  expect(performance.now() - start).toBeLessThan(1000);
  expect((await Promise.all(looking)).flat()).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(4000);
});

it('R11.02 one family that is not answered, or many silent servers, keep the other one waiting two seconds at most', async () => {
  const half = await open({ A: ['8.8.8.8'] });
  const silent = await Promise.all([open(), open(), open(), open()]);
  const begun = performance.now();
  const found = await Promise.all([
    resolvePublic('push.example', [half.address]),
    resolvePublic(
      'push.example',
      silent.map(({ address }) => address),
    ),
  ]);
  expect(found).toEqual([[{ address: '8.8.8.8', family: 4 }], []]);
  expect(performance.now() - begun).toBeLessThan(4000);
});
