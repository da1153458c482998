import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressReader, type BudgetKind, networkOf } from '#app/admission/open-admission.ts';
import type { Deps } from '#app/deps.ts';
import { beginRequest, recordAnswer } from '#app/observability/observe.ts';
import type { PackedAnswer } from './packed-answer.ts';
import { encodingFor } from '../packing.ts';
import { headersOf } from './send-packed.ts';

/** A fresh answer that is kept for a request. */
type FoundAnswer = {
  readonly answer: PackedAnswer;
  /** What the request is called in metrics and in the log; '' for a page. */
  readonly route: string;
  /** What it is counted as. */
  readonly budgets: readonly BudgetKind[];
  /** Whether its reader learns the number of the request. */
  readonly isNumbered: boolean;
  /** Whether it would be made as it is at this moment, where it may only be sent then. */
  readonly isSame?: (() => Promise<boolean>) | undefined;
};

/** What is kept for a request of Node exactly as it is written, for one client; undefined where something has to be made. */
export type KeptSource = (request: IncomingMessage, reader: string) => FoundAnswer | undefined;

type SentDeps = Pick<Deps, 'env' | 'admission' | 'log' | 'metrics'>;

/**
 * Sends what is kept to whoever asks for it, before anything else is done: routes, contexts and objects of a request cost more
 * than such an answer. It is counted and logged as any other. `otherwise` is called for every other request.
 */
export function answerAtOnce(deps: SentDeps, sources: readonly KeptSource[]) {
  const addressOf = addressReader(deps.env.trustedProxies);
  return (request: IncomingMessage, response: ServerResponse, otherwise: () => void): void => {
    if (request.method !== 'GET' || hasBody(request)) return otherwise();
    const address = addressOf(request);
    const reader = networkOf(address);
    const found = findIn(sources, request, reader);
    const encoding = encodingFor(incomingHeader(request, 'accept-encoding'));
    const bytes = found?.answer.packedBytes(encoding);
    if (!found || !bytes) return otherwise();
    const begun = beginRequest(incomingHeader(request, 'traceparent'));
    begun.observed.route = found.route;
    const send = () => {
      const isKnown = incomingHeader(request, 'if-none-match') === found.answer.etag;
      const status = isKnown ? 304 : found.answer.status;
      const headers = { ...headersOf(found.answer, encoding, bytes.length) };
      if (found.isNumbered) headers['x-request-id'] = begun.observed.id;
      if (isKnown) delete headers['content-length'];
      response.writeHead(status, headers).end(isKnown ? undefined : bytes);
      const [path = ''] = (request.url ?? '').split('?', 1);
      recordAnswer(deps, begun, { method: 'GET', path, status });
    };
    const { isSame, budgets } = found;
    const maySend = async () => {
      if (!(await deps.admission.spend(budgets, address))) return false;
      if (!isSame || (await deps.admission.reads.run(reader, isSame).catch(() => false))) return true;
      // It goes on, and is counted there.
      await deps.admission.giveBack(budgets, address);
      return false;
    };
    maySend().then((may) => (may ? send() : otherwise()), otherwise);
  };
}

function findIn(sources: readonly KeptSource[], request: IncomingMessage, reader: string): FoundAnswer | undefined {
  for (const source of sources) {
    const found = source(request, reader);
    if (found) return found;
  }
  return undefined;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** A header of a request of Node; '' where it has none. */
export const incomingHeader = ({ headers }: IncomingMessage, name: string): string => {
  const written = headers[name];
  return typeof written === 'string' ? written : (written?.join(', ') ?? '');
};
