import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';

/** Whom the stranger attacks, as the command line says it in JSON; `token` is that of an account of the stranger's own. */
export type AttackTarget = { readonly origin: string; readonly token: string; readonly venueId: number };

/** What the stranger writes at the end, a line of JSON: how often each answer came, by kind and status. */
export type AttackTally = Readonly<Record<string, number>>;

// One stranger in a process of its own: pages with random queries, uploads, made-up tokens, streams, searches and logins,
// all from one address, until it is told to stop.
const { origin, token, venueId } = JSON.parse(process.argv[2] ?? '{}') as AttackTarget;
const tally = new Map<string, number>();
const ending = new AbortController();

const count = (name: string) => tally.set(name, (tally.get(name) ?? 0) + 1);

async function ask(kind: string, path: string, init: RequestInit = {}): Promise<void> {
  try {
    const answer = await fetch(origin + path, { ...init, signal: ending.signal });
    count(`${kind} ${answer.status}`);
    await answer.arrayBuffer();
  } catch {
    count(`${kind} broken off`);
  }
}

async function forever(work: () => Promise<void>): Promise<void> {
  while (!ending.signal.aborted) {
    await work();
    await sleep(1);
  }
}

const crowd = (size: number, work: () => Promise<void>) => Array.from({ length: size }, () => forever(work));

/** A picture that takes some 7 MB and long to make anew. */
const picture = await sharp({
  create: {
    width: 3000,
    height: 2000,
    channels: 3,
    background: '#fff',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .jpeg({ quality: 96 })
  .toBuffer();
const json = { 'content-type': 'application/json' };
const bearer = { authorization: `Bearer ${token}` };
const madeUp = () => crypto.randomUUID().replaceAll('-', '');
const site = '/tajmeelspot/services';

process.on('SIGTERM', () => ending.abort());
console.log('begun');
await Promise.all([
  ...crowd(24, () => ask('page', `${site}?treatment=${madeUp()}`)),
  ...crowd(8, () => ask('page without a meaning', `${site}?z=${madeUp()}`)),
  ...crowd(30, () =>
    ask('upload', '/api/profile/picture', { method: 'PUT', headers: bearer, body: new Uint8Array(picture) }),
  ),
  ...crowd(8, () => ask('token', '/api/profile', { headers: { authorization: `Bearer ${madeUp()}` } })),
  ...crowd(8, () => ask('stream', `/api/venues/${venueId}/live`, { headers: bearer })),
  ...crowd(8, () => {
    const body = JSON.stringify({ email: `${madeUp()}@example.com`, password: 'a wrong password' });
    return ask('login', '/api/login', { method: 'POST', headers: json, body });
  }),
  ...crowd(24, () => ask('search', `/api/services/search?treatment=${madeUp()}`)),
]);
console.log(JSON.stringify(Object.fromEntries(tally)));
