import { mkdir } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { places } from '@tajmeelspot/contract/places.ts';
import pg from 'pg';
import type { BenchRun } from '../bench-run.ts';
import { atMost, type Measurement } from '../budget.ts';
import { databaseUrlOf, serverCommand, startServer } from '../server.ts';
import { signIn } from '../calls/sign-in.ts';
import { readMegabytes } from './memory.ts';

const streamCount = 500;
/** More at the same moment than a process admits would be refused, as a crowd is, and asked to come again. */
const openedAtOnce = 50;
const rounds = 5;
const changeTimeoutMs = 10_000;

/** Memory that 500 open dashboards take of a process of its own, and the time until the last of them receives a change. */
export async function measureLive({ scratch }: BenchRun): Promise<Measurement[]> {
  const dataDir = join(scratch, 'live');
  await mkdir(dataDir);
  const ready = `${places.api}/health/ready`;
  const server = await startServer({ dataDir, command: [...serverCommand, '--without-site'], readyAt: ready });
  const client = new pg.Client({ connectionString: databaseUrlOf(dataDir) });
  try {
    await client.connect();
    const venues = await addOwners(client);
    const before = await readMegabytes(server.pid);
    const liveStreams: LiveStream[] = [];
    while (liveStreams.length < streamCount) {
      const indexes = Array.from({ length: openedAtOnce }, (_, index) => liveStreams.length + index);
      liveStreams.push(...(await Promise.all(indexes.map((index) => openStream(server.port, venues, index)))));
    }
    const delays: number[] = [];
    for (let round = 0; round < rounds; round++) delays.push(await timeChange(client, venues, liveStreams));
    const after = await readMegabytes(server.pid);
    for (const { close } of liveStreams) close();
    const note = `${before.toFixed(1)} MB before, ${after.toFixed(1)} MB with them`;
    return [
      { name: `memory of ${streamCount} streams`, value: after - before, unit: 'MB', budget: atMost(150), note },
      {
        name: `a change sent to ${streamCount} streams`,
        value: Math.max(...delays),
        unit: 'ms',
        budget: atMost(1000),
        note: delays.map((ms) => ms.toFixed(0)).join(', '),
      },
    ];
  } finally {
    await client.end();
    await server.stop();
  }
}

/** A venue with the headers of its owner, who is signed in. */
type OwnedVenue = { readonly venueId: number; readonly headers?: { readonly authorization: string } };

/** Gives every venue an owner of its own, since a process limits the streams of one user. */
async function addOwners(client: pg.Client): Promise<OwnedVenue[]> {
  const { rows } = await client.query<{ venueId: number }>('select id::int as "venueId" from venues order by id');
  const venues: OwnedVenue[] = [];
  for (const { venueId } of rows) {
    const updated = await client.query<{ owner: number }>(
      `with owner as (
         insert into users (role, name, email, password_hash, created_at)
         values ('vendor', 'Owner', $1::bigint || '@owner.example', '', now()) returning id)
       update venues set owner_id = owner.id from owner where venues.id = $1::bigint
       returning owner.id::int as owner`,
      [venueId],
    );
    venues.push({ venueId, headers: await signIn(client, updated.rows[0]?.owner ?? 0) });
  }
  return venues;
}

type LiveStream = { nextChange(): Promise<void>; close(): void };

/** Opens a stream; `nextChange` resolves with the next event that arrives. */
async function openStream(port: number, venues: readonly OwnedVenue[], index: number): Promise<LiveStream> {
  const { venueId, headers = {} } = venues[index % venues.length] ?? { venueId: 0 };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const path = `${places.api}/venues/${venueId}/live`;
  const request = get({ host: '127.0.0.1', port, path, headers, agent: false }, resolve);
  request.on('error', reject);
  const answer = await promise;
  if (answer.statusCode !== 200) throw new Error(`GET ${path} answered ${answer.statusCode}.`);
  let onChange = () => {};
  answer.setEncoding('utf8').on('data', (text: string) => text.includes('event: change') && onChange());
  // Closing destroys the request, which is an error of its answer.
  answer.on('error', () => {});
  return {
    nextChange: () => new Promise((done) => (onChange = done)),
    close: () => request.destroy(),
  };
}

/** Milliseconds from a notification of PostgreSQL to the last stream that sends the change; NaN where one sends none. */
async function timeChange(
  client: pg.Client,
  venues: readonly OwnedVenue[],
  liveStreams: readonly LiveStream[],
): Promise<number> {
  const allChanged = Promise.all(liveStreams.map((stream) => stream.nextChange()));
  const started = performance.now();
  await client.query('select pg_notify($1, $2)', [
    'changes',
    venues.map(({ venueId }) => `times-${venueId}`).join(' '),
  ]);
  const timeout = new Promise<number>((resolve) => setTimeout(resolve, changeTimeoutMs, Number.NaN).unref());
  return Promise.race([allChanged.then(() => performance.now() - started), timeout]);
}
