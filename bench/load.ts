import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { median } from './budget.ts';

/** Requests to a program on this machine: GET of paths one after the other, or a new POST each time. */
export type LoadTarget = ReadTarget | PostTarget;

type ReadTarget = {
  readonly port: number;
  readonly paths: readonly string[] | (() => string);
  readonly headers?: RequestHeaders;
};

/** Every request is a new one. */
type PostTarget = { readonly port: number; readonly post: () => PostRequest };

/** A POST of JSON. */
export type PostRequest = { readonly path: string; readonly headers?: RequestHeaders; readonly body: object };

type RequestHeaders = Readonly<Record<string, string>>;

/**
 * Answers a second, the median duration, and the share of the time in which this process itself was busy: near 1, the load
 * loop measures only itself.
 */
export type LoadResult = {
  readonly perSecond: number;
  readonly medianMs: number;
  /** That of the slowest hundredth. */
  readonly slowMs: number;
  readonly busyShare: number;
};

/** Headers of a request for the answer of this moment: computed, or kept and found to be the same. */
export const computed = { 'cache-control': 'no-cache' };

/** Clients of a load. */
const defaultClients = 16;
/** Longest wait for a byte of an answer. */
const answerTimeoutMs = 10_000;

/**
 * Sends requests over kept connections, one at a time on each, and counts the answers of `seconds`. It uses plain sockets,
 * since a whole HTTP client costs more than the servers that it measures. Rejects at the first answer that is neither 200
 * nor 201.
 */
export async function applyLoad(target: LoadTarget, seconds: number, clients = defaultClients): Promise<LoadResult> {
  const request = requestsOf(target);
  const before = performance.eventLoopUtilization();
  const endsAt = performance.now() + seconds * 1000;
  const durations: number[] = [];
  let index = 0;
  const next = () => (performance.now() < endsAt ? request(index++) : undefined);
  const count = (ms: number, { status, line }: AnswerHead) => {
    if (status !== 200 && status !== 201) throw new Error(`Under load came: ${line}`);
    if (performance.now() < endsAt) durations.push(ms);
  };
  await Promise.all(Array.from({ length: clients }, () => sendRequests(target.port, next, count)));
  const busyShare = performance.eventLoopUtilization(before).utilization;
  const slowMs = durations.toSorted((a, b) => a - b)[Math.floor(durations.length * 0.99)] ?? Number.NaN;
  return { perSecond: durations.length / seconds, medianMs: median(durations), slowMs, busyShare };
}

/** Many clients that may be refused: each asks for the path of its number, from the address of its number. */
export type Crowd = {
  readonly port: number;
  readonly clients: number;
  readonly path: () => string;
  /** What a proxy says of who asks. */
  readonly addressOf: (client: number) => string;
  /** How long a client waits after each answer, milliseconds, and after a refusal. */
  readonly pauseMs: { readonly answered: number; readonly refused: number };
};

/** Durations of the answers that were given within the time, milliseconds, and how many requests were refused. */
export type CrowdResult = { readonly durationsMs: readonly number[]; readonly refused: number };

/**
 * Lets a crowd ask for `seconds`, after it has asked for `warmUpSeconds`, in which its connections are opened and nothing is
 * counted. A 429 or 503 is a refusal; rejects at any other answer but 200. `onBegin` is called when counting begins.
 */
export async function applyCrowd(
  { port, clients, path, addressOf, pauseMs }: Crowd,
  seconds: number,
  { warmUpSeconds = 0, onBegin = () => {} }: { warmUpSeconds?: number; onBegin?: () => void } = {},
): Promise<CrowdResult> {
  const beginsAt = performance.now() + warmUpSeconds * 1000;
  const endsAt = beginsAt + seconds * 1000;
  const durationsMs: number[] = [];
  let refused = 0;
  const begin = setTimeout(onBegin, warmUpSeconds * 1000);
  const ask = (client: number) => {
    const headers = { 'x-forwarded-for': addressOf(client) };
    const next = () => (performance.now() < endsAt ? write(`GET ${path()}`, headers) : undefined);
    return sendRequests(port, next, (ms, { status, line }) => {
      if (status !== 200 && status !== 429 && status !== 503) throw new Error(`A crowd was answered: ${line}`);
      const now = performance.now();
      if (now >= beginsAt && now < endsAt) {
        if (status === 200) durationsMs.push(ms);
        else refused += 1;
      }
      return status === 200 ? pauseMs.answered : pauseMs.refused;
    });
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => ask(client))).finally(() => clearTimeout(begin));
  return { durationsMs, refused };
}

function requestsOf(target: LoadTarget): (index: number) => Buffer | undefined {
  if ('post' in target) return () => toPost(target.post());
  const { paths } = target;
  if (typeof paths === 'function') return () => toRequest(target, paths());
  const requests = paths.map((path) => toRequest(target, path));
  return (index) => requests[index % requests.length];
}

const toRequest = ({ headers = {} }: ReadTarget, path: string): Buffer => write(`GET ${path}`, headers);

function toPost({ path, headers, body }: PostRequest): Buffer {
  const json = JSON.stringify(body);
  const length = String(Buffer.byteLength(json));
  return write(`POST ${path}`, { ...headers, 'content-type': 'application/json', 'content-length': length }, json);
}

function write(what: string, headers: RequestHeaders, body = ''): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${what} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('')}\r\n${body}`);
}

/** Sends what `next` gives until it gives nothing; `count` may name a pause before the next one, milliseconds. */
function sendRequests(
  port: number,
  next: () => Buffer | undefined,
  count: (ms: number, head: AnswerHead) => number | void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let sentAt = 0;
  const sendNext = () => {
    const request = next();
    sentAt = performance.now();
    if (request) socket.write(request);
    else socket.end();
  };
  const read = readAnswers((head) => {
    const pauseMs = count(performance.now() - sentAt, head);
    if (pauseMs) setTimeout(sendNext, pauseMs);
    else sendNext();
  });
  socket.setTimeout(answerTimeoutMs, () => socket.destroy(new Error(`No answer within ${answerTimeoutMs / 1000} s.`)));
  socket.on('connect', sendNext);
  socket.on('data', (chunk) => {
    try {
      read(chunk as Buffer);
    } catch (error) {
      socket.destroy(error as Error);
    }
  });
  socket.on('error', reject);
  // A connection that closes early would make a short round look like a slow one.
  socket.on('close', () => (next() ? reject(new Error('The server closed a connection under load.')) : resolve()));
  return promise;
}

type AnswerHead = { readonly status: number; readonly line: string };

/** Follows the bytes of consecutive answers and calls `onAnswer` at the end of each. */
function readAnswers(onAnswer: (head: AnswerHead) => void): (chunk: Buffer) => void {
  let head: Buffer | undefined;
  let answer: AnswerHead = { status: 0, line: '' };
  let missing = 0;
  return (chunk) => {
    if (missing > 0) missing -= chunk.length;
    else {
      const bytes = head ? Buffer.concat([head, chunk]) : chunk;
      const end = bytes.indexOf('\r\n\r\n');
      head = end < 0 ? bytes : undefined;
      if (head) return;
      const text = bytes.toString('latin1', 0, end);
      answer = readHead(text);
      missing = end + 4 + lengthOfBody(text) - bytes.length;
    }
    if (missing < 0) throw new Error('An answer was longer than its content-length.');
    if (missing === 0) onAnswer(answer);
  };
}

function readHead(text: string): AnswerHead {
  const [line = ''] = text.split('\r\n', 1);
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1]), line };
}

function lengthOfBody(head: string): number {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('An answer has no content-length, which the load loop counts by.');
  return Number(length);
}
