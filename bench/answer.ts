import { request } from 'node:http';

/** An HTTP answer as it was received: the body still compressed, header names and values as they were sent. */
export type HttpAnswer = {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
};

/** One GET on a connection of its own to a program on this machine. Rejects without an answer within 10 s. */
export function get(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<HttpAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>();
  const sent = request({ host: '127.0.0.1', port, path, headers, agent: false, timeout: 10_000 }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: toHeaderPairs(response.rawHeaders),
        body: Buffer.concat(chunks),
      }),
    );
  });
  sent.on('timeout', () => sent.destroy(new Error(`GET ${path} had no answer within 10 s.`)));
  sent.on('error', reject);
  sent.end();
  return promise;
}

/** One GET as above; rejects every status but 200. */
export async function getOk(
  port: number,
  path: string,
  headers?: Readonly<Record<string, string>>,
): Promise<HttpAnswer> {
  const answer = await get(port, path, headers);
  if (answer.status === 200) return answer;
  throw new Error(`GET ${path} answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
}

const toHeaderPairs = (flat: readonly string[]) =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as const] : []));
