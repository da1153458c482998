import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a provider can do instead of answering as its documentation says. */
export type ProviderFailure = 'hangs' | 'drops the line' | 'answers 503' | 'stops in the middle' | 'answers no JSON';

/** What every provider can do wrong. */
export const providerFailures = [
  'hangs',
  'drops the line',
  'answers 503',
  'stops in the middle',
] as const satisfies readonly ProviderFailure[];

/** A request as it reached a stand-in. */
export type ProviderRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** What a stand-in answers; JSON unless it is a text. */
export type StandInAnswer = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};

/** A provider of a test's own on this machine. */
export type ProviderStandIn = {
  readonly url: string;
  /** Every request, newest last. */
  readonly requests: ProviderRequest[];
  /** From now on it has this fault; undefined: none. */
  misbehave(failure: ProviderFailure | undefined): void;
  /** The answer to the next request, whatever it is. */
  answerNext(answer: StandInAnswer): void;
  close(): Promise<void>;
};

/** Opens a provider that answers each request as its documentation says. */
export async function openProvider(answer: (request: ProviderRequest) => StandInAnswer): Promise<ProviderStandIn> {
  const requests: ProviderRequest[] = [];
  const next: StandInAnswer[] = [];
  let failure: ProviderFailure | undefined;
  const server = createServer((incoming, outgoing) => {
    void buffer(incoming).then((body) => {
      const request = { method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers, body };
      requests.push(request);
      if (failure) fail(outgoing, failure);
      else send(outgoing, next.shift() ?? answer(request));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    misbehave: (given) => void (failure = given),
    answerNext: (given) => void next.push(given),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function send(outgoing: ServerResponse, { status, body, headers }: StandInAnswer): void {
  const type = typeof body === 'string' ? 'text/plain' : 'application/json';
  outgoing.writeHead(status, { 'content-type': type, ...headers });
  outgoing.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}));
}

function fail(outgoing: ServerResponse, failure: ProviderFailure): void {
  if (failure === 'drops the line') return void outgoing.destroy();
  if (failure === 'answers 503') return send(outgoing, { status: 503, body: 'Service unavailable' });
  if (failure === 'answers no JSON') return send(outgoing, { status: 200, body: '<html>Welcome</html>' });
  if (failure === 'stops in the middle') {
    outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    outgoing.write('{"messages"');
  }
}

/** The body of a request of JSON. */
export const jsonOf = ({ body }: ProviderRequest): Record<string, unknown> =>
  JSON.parse(body.toString('utf8')) as Record<string, unknown>;
