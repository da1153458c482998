import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { apiContext } from './shell/api.ts';
import { Nonce, nonceContext } from './shell/nonce.ts';

/** Renders a page whole: it is compressed and kept as it is, so there is nobody to stream it to. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const marked = nonce === undefined ? {} : { nonce };
  const page = (
    <Nonce value={nonce}>
      <ServerRouter context={entry} url={request.url} {...marked} />
    </Nonce>
  );
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      ...marked,
      // Every part stands where it belongs, so that the page is whole without a script.
      progressiveChunkSize: Infinity,
      onAllReady() {
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        buffer(body).then((whole) => resolve(new Response(new Uint8Array(whole), { headers, status })), reject);
        pipe(body);
      },
      onShellError: reject,
      onError: () => {},
    });
    request.signal.addEventListener('abort', () => abort());
  });
}

/** An answer that a loader chose, such as a 404, is no failure. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(apiContext).report(error);
};
