import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { apiContext } from './shell/api.ts';
import { Nonce, nonceContext } from './shell/nonce.ts';
import { PageAnswer } from './shell/page-answer.server.ts';
import { renderWhole } from './shell/render-whole.server.ts';
import { openPartMemory, writeParts } from './shell/repeated/part-memory.server.ts';
import { PartWriterContext } from './shell/repeated/part-writer.ts';

/** A card takes 20 kB, so that these are the cards of some 1200 venues in the languages and searches that are read most. */
const parts = openPartMemory(24 * 1024 * 1024);

/** Renders a page whole: it is compressed and kept as it is, so there is nobody to stream it to. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const marked = nonce === undefined ? {} : { nonce };
  const writer = writeParts(parts);
  const page = (
    <Nonce value={nonce}>
      <PartWriterContext value={writer}>
        <ServerRouter context={entry} url={request.url} {...marked} />
      </PartWriterContext>
    </Nonce>
  );
  const html = writer.finish(await renderWhole(page, { ...marked, signal: request.signal }));
  headers.set('content-type', 'text/html; charset=utf-8');
  const Answer = import.meta.env.PROD ? PageAnswer : Response;
  return new Answer(html, { headers, status });
}

/** An answer that a loader chose, such as a 404, is no failure. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(apiContext).report(error);
};
