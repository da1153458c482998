import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { median } from './budget.ts';

/** What is asked of a program on this machine: paths in turn, or a new one each time, always with the same headers. */
export type Target = Reading | Writing;

type Reading = {
  readonly port: number;
  readonly paths: readonly string[] | (() => string);
  readonly headers?: Headers;
};

/** Something new is sent each time. */
type Writing = { readonly port: number; readonly post: () => Post };

/** A POST of JSON. */
export type Post = { readonly path: string; readonly headers?: Headers; readonly body: object };

type Headers = Readonly<Record<string, string>>;

/**
 * Answers a second, how long the middle one took, and which part of the time this process itself was at work: near 1 it
 * measures only itself.
 */
export type Load = { readonly perSecond: number; readonly medianMs: number; readonly busy: number };

/** So many clients make a load. */
const crowd = 16;
/** Longest wait for a byte of an answer. */
const patienceMs = 10_000;

/**
 * Asks over kept connections, one request at a time on each, and counts the answers of these seconds. Plain sockets: a
 * whole HTTP client costs more than the servers it would measure. Rejects at the first answer that is neither 200 nor 201.
 */
export async function press(target: Target, seconds: number, clients = crowd): Promise<Load> {
  const request = requestsOf(target);
  const before = performance.eventLoopUtilization();
  const until = performance.now() + seconds * 1000;
  const took: number[] = [];
  let turn = 0;
  const next = () => (performance.now() < until ? request(turn++) : undefined);
  const count = (ms: number) => {
    if (performance.now() < until) took.push(ms);
  };
  await Promise.all(Array.from({ length: clients }, () => keepAsking(target.port, next, count)));
  const busy = performance.eventLoopUtilization(before).utilization;
  return { perSecond: took.length / seconds, medianMs: median(took), busy };
}

function requestsOf(target: Target): (turn: number) => Buffer | undefined {
  if ('post' in target) return () => toPost(target.post());
  const { paths } = target;
  if (typeof paths === 'function') return () => toRequest(target, paths());
  const requests = paths.map((path) => toRequest(target, path));
  return (turn) => requests[turn % requests.length];
}

const toRequest = ({ headers = {} }: Reading, path: string): Buffer => write(`GET ${path}`, headers);

function toPost({ path, headers, body }: Post): Buffer {
  const json = JSON.stringify(body);
  const length = String(Buffer.byteLength(json));
  return write(`POST ${path}`, { ...headers, 'content-type': 'application/json', 'content-length': length }, json);
}

function write(what: string, headers: Headers, body = ''): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${what} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n${body}`);
}

function keepAsking(port: number, next: () => Buffer | undefined, count: (ms: number) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let asked = 0;
  const ask = () => {
    const request = next();
    asked = performance.now();
    if (request) socket.write(request);
    else socket.end();
  };
  const read = readAnswers(() => {
    count(performance.now() - asked);
    ask();
  });
  socket.setTimeout(patienceMs, () => socket.destroy(new Error(`No answer within ${patienceMs / 1000} s.`)));
  socket.on('connect', ask);
  socket.on('data', (chunk) => {
    try {
      read(chunk as Buffer);
    } catch (error) {
      socket.destroy(error as Error);
    }
  });
  socket.on('error', reject);
  // A server that hangs up while something is still to be asked would make a short round look like a slow one.
  socket.on('close', () => (next() ? reject(new Error('The server closed a connection under load.')) : resolve()));
  return promise;
}

/** Follows the bytes of answers that come one after the other and tells of the end of each. */
function readAnswers(onAnswer: () => void): (chunk: Buffer) => void {
  let head: Buffer | undefined;
  let missing = 0;
  return (chunk) => {
    if (missing > 0) missing -= chunk.length;
    else {
      const bytes = head ? Buffer.concat([head, chunk]) : chunk;
      const end = bytes.indexOf('\r\n\r\n');
      head = end < 0 ? bytes : undefined;
      if (head) return;
      missing = end + 4 + lengthOfBody(bytes.toString('latin1', 0, end)) - bytes.length;
    }
    if (missing < 0) throw new Error('An answer was longer than it said.');
    if (missing === 0) onAnswer();
  };
}

function lengthOfBody(head: string): number {
  if (!/^HTTP\/1.1 20[01] /.test(head)) throw new Error(`Under load came: ${head.split('\r\n', 1)[0]}`);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('An answer did not say its length, which the load loop counts by.');
  return Number(length);
}
