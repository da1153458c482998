import { mkdir } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { places } from '@tajmeelspot/contract/places.ts';
import pg from 'pg';
import type { Arena } from '../arena.ts';
import { atMost, type Measure } from '../budget.ts';
import { databaseOf, serverCommand, startServer } from '../server.ts';
import { signIn } from '../calls/sign-in.ts';
import { readMegabytes } from './memory.ts';

const streams = 500;
const rounds = 5;
const patienceMs = 10_000;

/** What so many open dashboards take of a process of their own, and when the last of them hears of a change. */
export async function measureLive({ scratch }: Arena): Promise<Measure[]> {
  const dataDir = join(scratch, 'live');
  await mkdir(dataDir);
  const ready = `${places.api}/health/ready`;
  const server = await startServer({ dataDir, command: [...serverCommand, '--without-site'], readyAt: ready });
  const client = new pg.Client({ connectionString: databaseOf(dataDir) });
  try {
    await client.connect();
    const desks = await openDesks(client);
    const before = await readMegabytes(server.pid);
    const open = await Promise.all(Array.from({ length: streams }, (_, turn) => openStream(server.port, desks, turn)));
    const heard: number[] = [];
    for (let round = 0; round < rounds; round++) heard.push(await timeChange(client, desks, open));
    const after = await readMegabytes(server.pid);
    for (const { leave } of open) leave();
    const note = `${before.toFixed(1)} MB before, ${after.toFixed(1)} MB with them`;
    return [
      { name: `memory of ${streams} streams`, value: after - before, unit: 'MB', budget: atMost(150), note },
      {
        name: `a change told to ${streams} streams`,
        value: Math.max(...heard),
        unit: 'ms',
        budget: atMost(1000),
        note: heard.map((ms) => ms.toFixed(0)).join(', '),
      },
    ];
  } finally {
    await client.end();
    await server.stop();
  }
}

/** A venue with what its owner, who is signed in, sends along. */
type Desk = { readonly venueId: number; readonly headers?: { readonly authorization: string } };

/** Every venue gets an owner of its own: a process keeps only so many streams for one. */
async function openDesks(client: pg.Client): Promise<Desk[]> {
  const { rows } = await client.query<{ venueId: number }>('select id::int as "venueId" from venues order by id');
  const desks: Desk[] = [];
  for (const { venueId } of rows) {
    const owned = await client.query<{ owner: number }>(
      `with owner as (
         insert into users (role, name, email, password_hash, created_at)
         values ('vendor', 'Somebody', $1::bigint || '@desk.example', '', now()) returning id)
       update venues set owner_id = owner.id from owner where venues.id = $1::bigint
       returning owner.id::int as owner`,
      [venueId],
    );
    desks.push({ venueId, headers: await signIn(client, owned.rows[0]?.owner ?? 0) });
  }
  return desks;
}

type Stream = { changed(): Promise<void>; leave(): void };

/** An open stream; `changed` resolves with the next event that arrives. */
async function openStream(port: number, desks: readonly Desk[], turn: number): Promise<Stream> {
  const { venueId, headers = {} } = desks[turn % desks.length] ?? { venueId: 0 };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const path = `${places.api}/venues/${venueId}/live`;
  const sent = get({ host: '127.0.0.1', port, path, headers, agent: false }, resolve);
  sent.on('error', reject);
  const answer = await promise;
  if (answer.statusCode !== 200) throw new Error(`GET ${path} answered ${answer.statusCode}.`);
  let hear = () => {};
  answer.setEncoding('utf8').on('data', (text: string) => text.includes('event: change') && hear());
  // Cut off when this bench leaves.
  answer.on('error', () => {});
  return {
    changed: () => new Promise((done) => (hear = done)),
    leave: () => sent.destroy(),
  };
}

/** From a notice of another process to the last stream that tells it, milliseconds; NaN where one stays silent. */
async function timeChange(client: pg.Client, desks: readonly Desk[], open: readonly Stream[]): Promise<number> {
  const all = Promise.all(open.map((stream) => stream.changed()));
  const started = performance.now();
  await client.query('select pg_notify($1, $2)', ['changes', desks.map(({ venueId }) => `times-${venueId}`).join(' ')]);
  const late = new Promise<number>((resolve) => setTimeout(resolve, patienceMs, Number.NaN).unref());
  return Promise.race([all.then(() => performance.now() - started), late]);
}
