import { mkdtemp } from 'node:fs/promises';
import { connect, createServer, type Server as Listener, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { places } from '@tajmeelspot/contract/places.ts';
import { getOk } from '../answer.ts';
import type { ServerFolder } from '../bench-run.ts';
import { home, serverCommand, socketFolderOf, startServer } from '../server.ts';

/** A statement as our server sends it to PostgreSQL, with its values. Without a name it is planned each time. */
export type RecordedStatement = {
  readonly name: string;
  readonly text: string;
  readonly values: readonly (string | null)[];
};

/** The statements of our server for each path, and the options of its connections. */
export type StatementRecording = {
  readonly options: string;
  readonly statements: Readonly<Record<string, readonly RecordedStatement[]>>;
};

/**
 * Requests the paths from a second server of ours, with a relay between it and the database of the first that records the
 * statements: the bare program then runs exactly what our server sends. Rejects where a path sends no statement.
 */
export async function recordStatements(
  { dataDir }: ServerFolder,
  scratch: string,
  paths: readonly string[],
  isWithSite = false,
): Promise<StatementRecording> {
  const wire: WireLog = { options: new Map(), bound: [] };
  const relay = await openRelay(join(socketFolderOf(dataDir), '.s.PGSQL.5432'), wire);
  const { port } = relay.address() as AddressInfo;
  const server = await startServer({
    dataDir: await mkdtemp(join(scratch, 'recorded-')),
    command: isWithSite ? serverCommand : [...serverCommand, '--without-site'],
    variables: () => ({ DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/tajmeelspot` }),
    readyAt: isWithSite ? home : `${places.api}/health/ready`,
  });
  const statements: Record<string, readonly RecordedStatement[]> = {};
  try {
    await awaitQuiet(wire);
    for (const path of paths) {
      const [first, again] = [await ask(path), await ask(path)];
      // A round of the server's own can fall into a request, but not into both. A kept page asks for nothing again.
      const isInBoth = ({ text }: RecordedStatement) => again.some((other) => other.text === text);
      statements[path] = again.length === 0 ? first : first.filter(isInBoth);
      if (statements[path].length === 0) throw new Error(`GET ${path} asked the database for nothing.`);
    }
  } finally {
    await server.stop();
    relay.close();
  }
  return { options: wire.options.get('tajmeelspot') ?? '', statements };

  async function ask(path: string): Promise<RecordedStatement[]> {
    wire.bound = [];
    await getOk(server.port, path);
    return wire.bound.filter(isOfRequest);
  }
}

/** Waits until the server has done what it does after its start: no statement like those of requests for two seconds. */
async function awaitQuiet(wire: WireLog): Promise<void> {
  const until = performance.now() + 60_000;
  do {
    wire.bound = [];
    await sleep(2000);
  } while (wire.bound.some(isOfRequest) && performance.now() < until);
}

/** Whether a statement belongs to the request: those of the outbox and the heartbeat have no name, or write. */
const isOfRequest = ({ name, text }: RecordedStatement): boolean =>
  (name !== '' || text.includes('/* planned anew */')) &&
  /^\s*(\/\*.*?\*\/\s*)?(select|with)\b/i.test(text) &&
  !/\b(insert into|update \w+ set|delete from)\b/i.test(text);

/** Connection options by application name, and every statement that was bound to values. */
type WireLog = { readonly options: Map<string, string>; bound: RecordedStatement[] };

function openRelay(socketPath: string, wire: WireLog): Promise<Listener> {
  const { promise, resolve, reject } = Promise.withResolvers<Listener>();
  const relay = createServer((near) => {
    const far = connect(socketPath);
    const read = readMessages(wire);
    near.on('data', read);
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  relay.on('error', reject);
  relay.listen(0, '127.0.0.1', () => resolve(relay));
  return promise;
}

/** Splits a client's bytes into messages: the first has no kind, every other begins with a letter; all have their length. */
function readMessages(wire: WireLog): (chunk: Buffer) => void {
  const texts = new Map<string, string>();
  let bytes = Buffer.alloc(0);
  let isFirst = true;
  return (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      const start = isFirst ? 0 : 1;
      if (bytes.length < start + 4) return;
      const end = start + bytes.readInt32BE(start);
      if (bytes.length < end) return;
      const kind = isFirst ? 'startup' : String.fromCharCode(bytes[0] ?? 0);
      readMessage(wire, texts, kind, bytes.subarray(start + 4, end));
      bytes = bytes.subarray(end);
      isFirst = false;
    }
  };
}

/** P names a statement, B binds it to values; https://www.postgresql.org/docs/18/protocol-message-formats.html */
function readMessage(wire: WireLog, texts: Map<string, string>, kind: string, body: Buffer): void {
  const words = body.toString('utf8').split('\0');
  if (kind === 'startup') {
    // After the version's four bytes: name, value, name, value.
    const pairs = body.toString('utf8', 4).split('\0');
    const valueOf = (name: string) => pairs[pairs.indexOf(name) + 1] ?? '';
    if (pairs.includes('options')) wire.options.set(valueOf('application_name'), valueOf('options'));
  }
  if (kind === 'P') texts.set(words[0] ?? '', words[1] ?? '');
  if (kind === 'B') {
    const [portal = '', name = ''] = words;
    const start = Buffer.byteLength(portal) + Buffer.byteLength(name) + 2;
    wire.bound.push({ name, text: texts.get(name) ?? '', values: readValues(body.subarray(start)) });
  }
}

/** Reads a count of formats and the formats, then a count of values and each value with its length; -1 is null. */
function readValues(body: Buffer): (string | null)[] {
  let at = 2 + 2 * body.readInt16BE(0);
  const count = body.readInt16BE(at);
  at += 2;
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(at);
    at += 4 + Math.max(length, 0);
    return length < 0 ? null : body.toString('utf8', at - length, at);
  });
}
