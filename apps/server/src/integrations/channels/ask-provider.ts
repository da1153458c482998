import { ChannelFailure } from './channel.ts';

/** How long a provider has for its whole answer. */
export const answerMs = 5000;

/** More of an answer is not read. */
const maxAnswerBytes = 64 * 1024;

/** What a provider answered: its body as text, and parsed where it is JSON. */
export type ProviderAnswer = {
  readonly status: number;
  readonly isOk: boolean;
  readonly text: string;
  readonly json: unknown;
  readonly retryAfterSeconds: number | undefined;
};

/** Sends one request, once. Throws a ChannelFailure where no answer comes, which names the provider and nothing else. */
export async function askProvider(
  provider: string,
  url: string,
  { timeoutMs = answerMs, ...init }: Pick<RequestInit, 'method' | 'headers' | 'body'> & { timeoutMs?: number },
): Promise<ProviderAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual', signal });
    const text = await readText(answer);
    const seconds = Number(answer.headers.get('retry-after') ?? NaN);
    const retryAfterSeconds = Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 86_400) : undefined;
    return { status: answer.status, isOk: answer.ok, text, json: parse(text), retryAfterSeconds };
  } catch (error) {
    // An error of fetch names the address, in which Telegram and many gateways have their key.
    const what = error instanceof DOMException && error.name === 'TimeoutError' ? 'did not answer in time' : 'is away';
    throw new ChannelFailure('unreachable', `${provider} ${what}`);
  }
}

/** The failure that a status means where the body tells nothing more. */
export function failureOf(provider: string, { status, retryAfterSeconds }: ProviderAnswer): ChannelFailure {
  const message = `${provider} answered with ${status}`;
  if (status === 429) return new ChannelFailure('limited', message, { retryAfterSeconds });
  return new ChannelFailure(status >= 500 ? 'unreachable' : 'refused', message, { retryAfterSeconds });
}

async function readText(answer: Response): Promise<string> {
  if (!answer.body) return '';
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body) {
    parts.push(part);
    bytes += part.length;
    if (bytes > maxAnswerBytes) break;
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value at a path like data.id or messages.0.id; undefined where there is none. */
export function valueAt(json: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    return (value as Record<string, unknown>)[key];
  }, json);
}
